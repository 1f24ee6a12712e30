/**
 * The storage stack of one run, assembled from its description: buses and controllers between driver and devices, the links
 * of the devices, the driver, the layers above it, and the contexts that each of them gets.
 *
 * <p>{@link org.spindle.stack.Stack} is the entry. {@link org.spindle.stack.StackDescription} is what it needs of a scenario
 * and {@link org.spindle.stack.StackEnvironment} what it needs of a run, so that nothing here knows how scenarios are
 * written or how a run ends. Components know each other only through the SPI.
 *
 * <p>Arbiters of queue pairs are a closed set: they choose among the queues of one link and share its state.
 */
@NullMarked
package org.spindle.stack;

import org.jspecify.annotations.NullMarked;
