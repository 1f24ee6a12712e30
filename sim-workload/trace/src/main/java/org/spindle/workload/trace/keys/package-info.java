/**
 * Traces for studies of caches that name blocks only: lists of keys as text (one a line; LIRS marks phases with a star) or as
 * 32-bit words, ARC's runs of blocks (Megiddo and Modha 2003), and addresses of CPU loads and stores. Nothing but the last tells the
 * operation, and none tells times. A key stands for one block of 4 KiB, the block of most cache studies; ARC's blocks have 512 bytes.
 */
@NullMarked
package org.spindle.workload.trace.keys;

import org.jspecify.annotations.NullMarked;
