/**
 * Collectors of the values that a run measures, and statistics of them.
 *
 * <p>Measured values are whole numbers (times are nanoseconds), so their sums are kept exactly: a mean does not depend
 * on the order in which values were recorded or parts were merged. Histograms keep three significant digits. The memory
 * of every collector is bounded independently of the length of the run.
 */
@NullMarked
package org.spindle.stats;

import org.jspecify.annotations.NullMarked;
