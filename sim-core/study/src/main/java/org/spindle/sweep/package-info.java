/**
 * Sweeps: a scenario run at many points. The axes yield a plan with one entry per run, a replaceable backend turns entries into rows, and
 * the rows yield one figure with its confidence interval per point and metric. All data pass through the sweep directory, so that a sweep
 * outlives its process.
 */
@NullMarked
package org.spindle.sweep;

import org.jspecify.annotations.NullMarked;
