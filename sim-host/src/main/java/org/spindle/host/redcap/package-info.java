/**
 * The layer {@code redcap}: a small cache of disk segments in the memory of the host, below its page cache. It prefetches the rest of each
 * segment that a read misses, and turns itself off while this does not reduce the time of reads (REDCAP: González-Férez 2012, sections 2.3
 * and 3.3). The package contains the layer, the path of reads, the segments, and the rules of activation.
 */
@NullMarked
package org.spindle.host.redcap;

import org.jspecify.annotations.NullMarked;
