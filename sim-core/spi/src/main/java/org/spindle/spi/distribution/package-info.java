/** Distributions that components draw from, and the kinds that plugins offer them as. */
@NullMarked
package org.spindle.spi.distribution;

import org.jspecify.annotations.NullMarked;
