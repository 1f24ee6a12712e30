/**
 * Comparisons of runs and of sweeps: which figures differ, by how much, how sure that is and by which test; their JSON and
 * CSV forms; and conditions that a comparison must not meet. Statistics proper are in {@code org.spindle.stats.inference}.
 */
@NullMarked
package org.spindle.compare;

import org.jspecify.annotations.NullMarked;
