/**
 * The storage stack of one run, assembled from its description: buses and controllers between driver and devices, the
 * links of the devices, the driver, the layers above it, and their contexts.
 *
 * <p>{@link org.spindle.stack.Stack} is the entry. {@link org.spindle.stack.StackDescription} is its view of a scenario
 * and {@link org.spindle.stack.StackEnvironment} its view of a run, so that it is independent of the form of scenarios
 * and the control of runs. Components refer to each other only through the SPI.
 *
 * <p>Links and the arbiters of queue pairs are closed sets, not kinds of plugins: each link has a device side of its own in
 * the SPI ({@link org.spindle.spi.link}), and an arbiter chooses among the queues of one link and shares its state.
 */
@NullMarked
package org.spindle.stack;

import org.jspecify.annotations.NullMarked;
