package org.spindle.spi.bus;

/**
 * A device's way to the host: the bus that it sits on and whatever lies above. The device owns the bus when a request
 * is submitted to it; later it must acquire the bus for each contact and release it afterwards.
 */
public interface BusPort {

    /** Whether this device owns the bus. */
    boolean isOwned();

    /** Whether other devices use a bus on the way to the host. */
    default boolean isShared() {
        return false;
    }

    /**
     * Asks for the bus; {@code client.busGranted()} follows, after arbitration, never inside this call. Must not be
     * called while the device owns the bus or waits for it.
     */
    void acquire(BusClient client);

    /** Releases the bus. */
    void release();

    /** What a device tells the host, or a controller on the way that answers in the host's place. */
    enum Message {
        /** Data can move now, on the connection on which the command came. */
        READY,
        DISCONNECT,
        /** Back on the bus. */
        RECONNECT,
        COMPLETION
    }

    /** Nanoseconds from a message of the device to the answer, controllers on the way included. */
    long answerTime(Message message);

    /** Events that pass from a command's departure until it asks for the device's bus, if nothing holds it up. */
    default int commandEvents() {
        return 0;
    }

    /** Whether a controller on the way answers such a message in the host's place. */
    default boolean isAnsweredOnTheWay(Message message) {
        return false;
    }

    /** Nanoseconds from a device's message of completion until the host has it, no more than its answer takes. */
    long deliveryTime();

    /**
     * Picoseconds that one sector of 512 bytes takes on the way at present, by direction; the slowest stage counts. It holds
     * for a transfer that has joined until {@link BusTransfer#paceChanged}.
     *
     * @param read true for device to host
     */
    long sectorTimePicos(boolean read);

    /**
     * Asks to learn of each command before the upper end asks for the bus. The device may then account for contacts that
     * nobody else can notice after they have taken place, and without events; for one that is under way when a command comes
     * it calls {@link #takeOver}.
     *
     * @param coming called whenever the upper end is about to ask for the bus; the command follows
     * @return whether it is called: if the device has the whole way to the host for itself, with grants that take no time
     *     and of which no account is kept
     */
    default boolean announceCommands(Runnable coming) {
        return false;
    }

    /**
     * The device owns the bus, which is free, since an earlier moment.
     *
     * @throws UnsupportedOperationException if the bus does not announce commands
     */
    default void takeOver() {
        throw new UnsupportedOperationException("the bus does not announce commands");
    }

    /** Data begin to move: the transfer has its share of every bus on the way until it leaves. */
    default void join(BusTransfer transfer) {}

    /** The data of a transfer that has joined have moved. */
    default void leave(BusTransfer transfer) {}
}
