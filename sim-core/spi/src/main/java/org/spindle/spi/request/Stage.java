package org.spindle.spi.request;

/** The stage of a request in which a {@link TimeComponent} is spent. Results show the components in this order. */
public enum Stage {

    /** Above the device: processing by the host, locks of a volume, the queue of the driver. */
    SUBMISSION,

    /** On the way to the device and back: buses, links, controllers. */
    TRANSPORT,

    /** In the device. */
    DEVICE,

    /** After the device has answered: interrupts, copies by the host. */
    COMPLETION
}
