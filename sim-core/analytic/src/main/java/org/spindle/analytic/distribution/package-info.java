/** Distributions of positive times by mean and squared coefficient of variation: shares and percentiles. */
@NullMarked
package org.spindle.analytic.distribution;

import org.jspecify.annotations.NullMarked;
