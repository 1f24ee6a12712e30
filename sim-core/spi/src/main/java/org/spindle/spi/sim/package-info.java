/** Simulated time and randomness, as the host offers them to every model. */
@NullMarked
package org.spindle.spi.sim;

import org.jspecify.annotations.NullMarked;
