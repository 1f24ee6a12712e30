/**
 * Requests to the blocks of Meta's Tectonic file system, as csv (CacheLib's block traces) and as the text of Baleen (Wong and others 2024).
 * There are no disk addresses: a device is a shard of a block of about 8 MiB. A row can stand for several requests, which are distributed
 * evenly over a second.
 */
@NullMarked
package org.spindle.workload.trace.tectonic;

import org.jspecify.annotations.NullMarked;
