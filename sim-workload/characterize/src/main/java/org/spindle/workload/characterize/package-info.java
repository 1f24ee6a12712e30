/**
 * Analyses of traces: those of Hsu 2003, chapter 2, one class for each, and the counters that they share. Times are
 * nanoseconds, lengths bytes.
 */
@NullMarked
package org.spindle.workload.characterize;

import org.jspecify.annotations.NullMarked;
