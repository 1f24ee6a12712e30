/** Distributions as scenarios write them, drawn from random streams. */
@NullMarked
package org.spindle.spi.distribution;

import org.jspecify.annotations.NullMarked;
