/**
 * Simulation of replacement policies at many sizes on one trace: the accesses of the trace in memory, with keys numbered from 0, caches
 * simulated over them, LRU caches of all sizes together, and samples of the keys.
 */
@NullMarked
package org.spindle.cachelab;

import org.jspecify.annotations.NullMarked;
