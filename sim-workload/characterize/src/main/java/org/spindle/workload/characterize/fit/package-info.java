/** Distributions fitted to counted values by maximum likelihood and least squares. */
@NullMarked
package org.spindle.workload.characterize.fit;

import org.jspecify.annotations.NullMarked;
