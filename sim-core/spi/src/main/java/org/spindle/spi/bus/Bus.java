package org.spindle.spi.bus;

/**
 * A bus that several clients share.
 *
 * <p>An example, with one owner at a time, first come, first served, and without arbitration time:
 *
 * <pre>{@code
 * final class Simple implements Bus, EventHandler {
 *     private record Waiting(BusClient client, int slot) {}
 *
 *     private final EventLoop events;
 *     private final Deque<Waiting> clients = new ArrayDeque<>();
 *     private int owner = -1;
 *
 *     Simple(BusContext context) {
 *         events = context.events();
 *     }
 *
 *     public void acquire(BusClient client, int slot) {
 *         clients.add(new Waiting(client, slot));
 *         if (clients.size() == 1) {
 *             events.schedule(events.now(), this, 0, 0);
 *         }
 *     }
 *
 *     public void handle(int op, long arg) {
 *         owner = clients.element().slot();
 *         clients.element().client().busGranted();
 *     }
 *
 *     public void release(int slot) {
 *         owner = -1;
 *         clients.remove();
 *         if (!clients.isEmpty()) {
 *             events.schedule(events.now(), this, 0, 0);
 *         }
 *     }
 *
 *     public boolean isOwnedBy(int slot) {
 *         return owner == slot;
 *     }
 *
 *     public long sectorTimePicos(boolean read) {
 *         return 25_600_000;
 *     }
 * }
 * }</pre>
 */
public interface Bus {

    /**
     * Requests ownership; {@code client.busGranted()} follows in a separate event. Several clients may wait at one
     * slot, such as commands for several devices at slot 0.
     *
     * @param slot the client's place on the bus: 0 is the controller or driver above, devices follow in the order in
     *     which the scenario lists them
     */
    void acquire(BusClient client, int slot);

    /** Releases the bus; called by its owner. */
    void release(int slot);

    /** Returns whether the client at a slot owns the bus. */
    boolean isOwnedBy(int slot);

    /**
     * Returns picoseconds per sector of 512 bytes, by direction, for each of the transfers in progress, or for a single
     * one if none is; 0 if the bus adds nothing.
     */
    long sectorTimePicos(boolean read);

    /**
     * Begins a transfer. If it slows down the transfers in progress, they are notified; this one is notified of later
     * changes until it leaves. A bus whose pace does not depend on the number of transfers does nothing.
     */
    default void join(BusTransfer transfer) {}

    /** Ends a transfer. The transfers still in progress are notified if the bus becomes faster. */
    default void leave(BusTransfer transfer) {}

    /**
     * Requests a notice whenever the client above is about to acquire the bus.
     *
     * @return whether notices are given: only if one client is below, grants take no time, and no statistics of grants
     *     are kept
     */
    default boolean announceCommands(Runnable onCommand) {
        return false;
    }

    /**
     * Makes the client at a slot the owner of the free bus as of an earlier moment.
     *
     * @throws UnsupportedOperationException if the bus does not announce commands
     */
    default void takeOver(int slot) {
        throw new UnsupportedOperationException("the bus does not announce commands");
    }

    /** Returns nanoseconds per change of owner, for analytic models. */
    default long arbitrationNanos() {
        return 0;
    }

    /** Returns whether transfers that run at the same time slow each other down, for analytic models. */
    default boolean isShared() {
        return false;
    }

    /** Returns whether one owner keeps all others waiting, for analytic models. */
    default boolean isExclusive() {
        return true;
    }
}
