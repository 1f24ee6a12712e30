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

    /** Picoseconds per sector of 512 bytes, by direction; 0 if the bus adds nothing. */
    long sectorTimePicos(boolean read);

    /** Nanoseconds of each change of owner, for analytic models. */
    default long arbitrationNanos() {
        return 0;
    }

    /** Whether one owner keeps all others waiting, for analytic models. */
    default boolean isExclusive() {
        return true;
    }
}
