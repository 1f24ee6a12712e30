/**
 * Sweeps: a scenario run at many points. From the axes to a plan with one entry per run, from the plan to rows by a backend
 * that can be replaced, from the rows to one figure with its confidence interval per point and metric. Everything passes
 * through the sweep directory, so that a sweep survives its process.
 */
@NullMarked
package org.spindle.sweep;

import org.jspecify.annotations.NullMarked;
