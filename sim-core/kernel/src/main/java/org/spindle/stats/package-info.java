/**
 * Collectors of what a run measures, and what can be said of the numbers afterwards.
 *
 * <p>Measured values are whole numbers (times are nanoseconds), so their sums are kept exactly: a mean does not depend on
 * the order in which values came or in which parts were merged. Histograms keep three significant digits. Everything has
 * a memory that does not grow with the length of the run.
 */
@NullMarked
package org.spindle.stats;

import org.jspecify.annotations.NullMarked;
