/**
 * Replacement policies at many sizes on one trace: the accesses of the trace in memory, with keys numbered from 0, caches that are
 * simulated over them, LRU caches of all sizes at once, and samples of the keys instead of all.
 */
@NullMarked
package org.spindle.cachelab;

import org.jspecify.annotations.NullMarked;
