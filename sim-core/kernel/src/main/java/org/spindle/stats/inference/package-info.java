/**
 * Statistical inference: estimates of means and differences of means from independent observations, and detection of
 * the warm-up of a run. Quantiles and probabilities are rounded, because the last bits of the underlying special
 * functions may differ between machines.
 */
@NullMarked
package org.spindle.stats.inference;

import org.jspecify.annotations.NullMarked;
