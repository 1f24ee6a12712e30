package org.spindle.spi.request;

/**
 * Times that several kinds of components spend on requests: each method returns one of them, declaring it if necessary.
 */
public final class CommonTimes {

    /** Name of {@link #issue}. */
    public static final String ISSUE = "issue";

    /** Name of {@link #interrupt}. */
    public static final String INTERRUPT = "interrupt";

    private CommonTimes() {}

    /** The host's processing of a request before it goes to the storage. */
    public static TimeComponent issue(RequestSchema schema) {
        return schema.time(
                ISSUE, "The host's processing of a request before it goes to the storage.", Stage.SUBMISSION);
    }

    /** From completion by the storage to the end of the host's interrupt handler. */
    public static TimeComponent interrupt(RequestSchema schema) {
        return schema.time(
                INTERRUPT, "From completion by the storage to the end of the interrupt handler.", Stage.COMPLETION);
    }

    /** The queue of the driver. */
    public static TimeComponent driverWait(RequestSchema schema) {
        return schema.waiting("driver-wait", "Waiting in a queue of the driver.", Stage.SUBMISSION);
    }

    /** A lock of a volume or cache. */
    public static TimeComponent lockWait(RequestSchema schema) {
        return schema.waiting("lock-wait", "Waiting for a lock on a stripe or cache line.", Stage.SUBMISSION);
    }

    /** Waiting for parts that a layer has made of a request, other than those whose account the request takes over. */
    public static TimeComponent partsWait(RequestSchema schema) {
        return schema.waiting(
                "parts-wait",
                "Waiting for parts of the request that were complete before the last part began.",
                Stage.SUBMISSION);
    }

    /** Waiting for the access of the request that serves this one too. */
    public static TimeComponent combinedWait(RequestSchema schema) {
        return schema.waiting(
                "combined-wait",
                "Being served by the access of another request that the scheduler has combined with this one.",
                Stage.SUBMISSION);
    }

    /** A bus, from asking for it to its grant. */
    public static TimeComponent busWait(RequestSchema schema) {
        return schema.waiting("bus-wait", "Waiting for a bus or connection, arbitration included.", Stage.TRANSPORT);
    }

    /** Transfer of data and messages over buses and through controllers. */
    public static TimeComponent busTransfer(RequestSchema schema) {
        return schema.time("bus-transfer", "Data and messages on buses and in controllers.", Stage.TRANSPORT);
    }

    /** The queue of a controller. */
    public static TimeComponent controllerWait(RequestSchema schema) {
        return schema.waiting("controller-wait", "Waiting in a queue of a controller.", Stage.TRANSPORT);
    }

    /** The queue inside a device. */
    public static TimeComponent deviceWait(RequestSchema schema) {
        return schema.waiting(
                "device-wait",
                "Waiting inside the device: for other requests, or for data or room in its buffer.",
                Stage.DEVICE);
    }

    /** Command processing of a device or controller, without data transfer and mechanical movement. */
    public static TimeComponent overhead(RequestSchema schema) {
        return schema.time("overhead", "Command processing of devices and controllers.", Stage.DEVICE);
    }

    /** The work of a device that is modelled as a whole. */
    public static TimeComponent access(RequestSchema schema) {
        return schema.time("access", "The access of a device whose model does not divide it.", Stage.DEVICE);
    }
}
