/**
 * What samples of independent observations say about a mean or a difference of means, and which part of a run belongs to
 * its warm-up. Quantiles and probabilities are rounded, because the last bits of the underlying special functions may
 * differ between machines.
 */
@NullMarked
package org.spindle.stats.inference;

import org.jspecify.annotations.NullMarked;
