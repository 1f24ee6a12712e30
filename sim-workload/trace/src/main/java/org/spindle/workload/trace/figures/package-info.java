/**
 * The contents of a trace as figures with exact definitions: counts, bytes, times, blocks touched, and misses of caches. The definitions
 * are in {@code docs/traces.md}.
 */
@NullMarked
package org.spindle.workload.trace.figures;

import org.jspecify.annotations.NullMarked;
