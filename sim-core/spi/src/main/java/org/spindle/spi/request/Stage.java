package org.spindle.spi.request;

/** When in the life of a request a {@link TimeComponent} is spent. Results show the components in this order. */
public enum Stage {

    /**
     * Between arrival and dispatch, other than in the queue: processing by the host, a wait for the page cache. Part of the
     * queue time.
     */
    SUBMISSION,

    /** Between dispatch and completion, on the way to the device and back: buses, links, controllers. */
    TRANSPORT,

    /** Between dispatch and completion, in the device. */
    DEVICE,

    /** Between dispatch and completion, after the device has answered: interrupts, copies by the host. */
    COMPLETION
}
