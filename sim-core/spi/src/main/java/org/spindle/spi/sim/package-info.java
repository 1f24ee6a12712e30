/** Simulated time and random streams, as Spindle offers them to every model. */
@NullMarked
package org.spindle.spi.sim;

import org.jspecify.annotations.NullMarked;
