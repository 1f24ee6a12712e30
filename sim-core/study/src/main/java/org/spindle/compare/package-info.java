/**
 * Comparisons of runs and of sweeps: which figures differ, by how much, with which confidence and by which test; their JSON and CSV forms;
 * and conditions under which a comparison fails. The statistical methods are in {@code org.spindle.stats.inference}.
 */
@NullMarked
package org.spindle.compare;

import org.jspecify.annotations.NullMarked;
