/**
 * Traces for cache studies that only name blocks: lists of keys as text (one per line; LIRS marks phases with a star) or as 32-bit words,
 * ARC's runs of blocks (Megiddo and Modha 2003), and addresses of CPU loads and stores. Only the last have operations, and none has times.
 * A key stands for one block of 4 KiB, the block of most cache studies; ARC's blocks have 512 bytes.
 */
@NullMarked
package org.spindle.workload.trace.keys;

import org.jspecify.annotations.NullMarked;
