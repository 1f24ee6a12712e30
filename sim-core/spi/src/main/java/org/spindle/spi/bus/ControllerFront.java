package org.spindle.spi.bus;

import org.spindle.spi.request.BlockTarget;

/**
 * A controller that answers the host itself, with a queue of its own and perhaps a cache. A request is submitted at the
 * moment at which its command has arrived; the controller then owns the bus above. The request's device is the index of a
 * device below the controller.
 */
public interface ControllerFront extends BlockTarget {

    /** How many requests it accepts at once, over all devices below; at least 1. */
    int queueDepth();

    /**
     * Everything below has been made. Called once, before any request.
     *
     * @throws IllegalArgumentException if the controller does not suit what is below; the message says what would
     */
    void attach(ControllerBelow below);
}
