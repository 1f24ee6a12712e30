package org.spindle.spi.bus;

/**
 * A device's connection to the host: the bus that it is attached to and everything above. The device owns the bus when
 * a request is submitted to it; later it must acquire the bus for each contact and release it afterwards.
 */
public interface BusPort {

    /** Returns whether this device owns the bus. */
    boolean isOwned();

    /** Returns whether other devices share a bus on the route to the host. */
    default boolean isShared() {
        return false;
    }

    /**
     * Requests the bus; {@code client.busGranted()} follows after arbitration, never within this call. Must not be
     * called while the device owns the bus or waits for it.
     */
    void acquire(BusClient client);

    /** Releases the bus. */
    void release();

    /** A message of a device to the host, or to a controller on the route that answers for the host. */
    enum Message {
        /** Data can be transferred now, on the connection that delivered the command. */
        READY,
        DISCONNECT,
        /** The device has reconnected to the bus. */
        RECONNECT,
        COMPLETION
    }

    /** Returns nanoseconds from a message of the device to the answer, including controllers on the route. */
    long answerTime(Message message);

    /**
     * Returns the number of events from the start of a command until it requests the device's bus, without contention.
     */
    default int commandEvents() {
        return 0;
    }

    /** Returns whether a controller on the route answers such a message for the host. */
    default boolean isAnsweredOnTheWay(Message message) {
        return false;
    }

    /** Returns nanoseconds from a device's completion message until the host has it; at most the time of the answer. */
    long deliveryTime();

    /**
     * Returns the present picoseconds per sector of 512 bytes on the route, by direction, of the slowest stage. It
     * holds for a transfer that has joined until {@link BusTransfer#paceChanged}.
     *
     * @param read true for device to host
     */
    long sectorTimePicos(boolean read);

    /**
     * Requests a notice of each command before the upper end acquires the bus. The device may then account for contacts
     * that have no effect on others after they have taken place, and without events; for one that is under way when a
     * command comes it calls {@link #takeOver}.
     *
     * @param coming called whenever the upper end is about to acquire the bus; the command follows
     * @return whether notices are given: only if no other device shares the route, grants take no time and no
     *     statistics of grants are kept
     */
    default boolean announceCommands(Runnable coming) {
        return false;
    }

    /**
     * Makes the device the owner of the free bus as of an earlier moment.
     *
     * @throws UnsupportedOperationException if the bus does not announce commands
     */
    default void takeOver() {
        throw new UnsupportedOperationException("the bus does not announce commands");
    }

    /** Begins a transfer, which has its share of every bus on the route until it leaves. */
    default void join(BusTransfer transfer) {}

    /** Ends a transfer that has joined. */
    default void leave(BusTransfer transfer) {}
}
