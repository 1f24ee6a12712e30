/**
 * The layer {@code redcap}: a small cache of whole disk segments in the memory of the host, below its page cache, that prefetches the
 * rest of each segment that a read misses and turns itself off while that does not pay (REDCAP: Gonzalez-Ferez 2012, sections 2.3 and
 * 3.3). Here are the layer, the path of reads, the segments, and the rules by which it turns itself on and off.
 */
@NullMarked
package org.spindle.host.redcap;

import org.jspecify.annotations.NullMarked;
