package org.spindle.spi.bus;

/** A bus that several clients share. */
public interface Bus {

    /**
     * Asks for ownership; {@code client.busGranted()} follows in an event of its own. Several clients may wait at one slot:
     * commands for several devices come from above.
     *
     * @param slot the client's place on the bus: 0 is the controller or driver above, devices follow in the order in
     *     which the scenario lists them
     */
    void acquire(BusClient client, int slot);

    /** The owner gives the bus back. */
    void release(int slot);

    /** Whether the client at that slot owns the bus. */
    boolean isOwnedBy(int slot);

    /**
     * Picoseconds per sector of 512 bytes, by direction, for each of the transfers that run at present, or for one alone if
     * none does; 0 if the bus adds nothing.
     */
    long sectorTimePicos(boolean read);

    /**
     * Data begin to move over the bus. If that makes the bus slower for the transfers that run already, they are told; this
     * one is told of later changes until it leaves. A bus that has the same pace for any number of transfers does nothing.
     */
    default void join(BusTransfer transfer) {}

    /** The data have moved. The transfers that still run are told if that makes the bus faster. */
    default void leave(BusTransfer transfer) {}

    /**
     * Asks to learn whenever the client above is about to ask for the bus.
     *
     * @return whether it is called: if there is one client below, grants take no time and the bus keeps no account of them
     */
    default boolean announceCommands(Runnable coming) {
        return false;
    }

    /**
     * The client at that slot owns the bus, which is free, since an earlier moment.
     *
     * @throws UnsupportedOperationException if the bus does not announce commands
     */
    default void takeOver(int slot) {
        throw new UnsupportedOperationException("the bus does not announce commands");
    }

    /** Nanoseconds of each change of owner, for analytic models. */
    default long arbitrationNanos() {
        return 0;
    }

    /** Whether transfers that run at the same time slow each other down, for analytic models. */
    default boolean isShared() {
        return false;
    }

    /** Whether one owner keeps all others waiting, for analytic models. */
    default boolean isExclusive() {
        return true;
    }
}
