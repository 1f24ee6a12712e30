package org.spindle.spi.bus;

import org.spindle.spi.request.BlockTarget;

/**
 * A controller that answers the host itself, with its own queue and optionally a cache. A request is submitted at the
 * moment at which its command has arrived; the controller then owns the bus above. The request's device is the index of
 * a device below the controller.
 */
public interface ControllerFront extends BlockTarget {

    /** Returns the most requests outstanding at once, over all devices below; at least 1. */
    int queueDepth();

    /**
     * Connects the controller to the components below, which exist now. Called once, before any request.
     *
     * @throws IllegalArgumentException if the controller does not suit what is below; the message says what would
     */
    void attach(ControllerBelow below);
}
