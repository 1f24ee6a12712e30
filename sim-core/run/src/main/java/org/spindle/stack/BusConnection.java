package org.spindle.stack;

import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusTransfer;

/**
 * A device's connection to its bus and to the controllers and buses above it. To reach the host the device acquires its own
 * bus first and keeps it; then it acquires each upper bus in turn, which takes that bus's arbitration, and releases it at
 * once. Because an upper bus is never held while a lower one is waited for, there is no deadlock.
 */
final class BusConnection implements BusPort, BusClient {

    private static final int NOT_OWNED = -1;

    private final BusSegment[] segments;
    private final BusSegment own;
    private final long leastSectorTimePicos;
    private final long ownerAnswerTime;
    private final Runnable released;
    /** The slot under which the device owns its bus. */
    private int ownedSlot = NOT_OWNED;
    /** Index of the segment whose bus has been requested. */
    private int requestedSegment;
    /** Whether the device requested its bus while a command was being delivered to it. */
    private boolean retryPending;

    private BusClient client = () -> {};

    /**
     * @param segments of the route from its upper end down, at least one
     * @param leastSectorTimePicos least picoseconds per sector of 512 bytes at the upper end of the route
     * @param ownerAnswerTime nanoseconds that the upper end of the route takes to answer a message
     * @param released called whenever the device has released its bus
     */
    BusConnection(BusSegment[] segments, long leastSectorTimePicos, long ownerAnswerTime, Runnable released) {
        this.leastSectorTimePicos = leastSectorTimePicos;
        this.segments = segments;
        this.ownerAnswerTime = ownerAnswerTime;
        this.released = released;
        own = segments[segments.length - 1];
    }

    /** Transfers to the device the ownership of its bus that the upper end has acquired to deliver a command. */
    void commandDelivered() {
        ownedSlot = BusSegment.ABOVE;
    }

    @Override
    public boolean isOwned() {
        return ownedSlot != NOT_OWNED;
    }

    @Override
    public boolean isShared() {
        for (BusSegment segment : segments) {
            if (segment.shared()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void acquire(BusClient forClient) {
        client = forClient;
        requestedSegment = segments.length - 1;
        own.bus().acquire(this, own.slot());
    }

    @Override
    public void busGranted() {
        BusSegment granted = segments[requestedSegment];
        if (requestedSegment < segments.length - 1) {
            granted.bus().release(granted.slot());
        }
        if (requestedSegment == 0 && isOwned()) {
            // On a bus with several owners at once a command may have arrived meanwhile, and conversations do not
            // overlap.
            own.bus().release(own.slot());
            retryPending = true;
            return;
        }
        if (requestedSegment == 0) {
            ownedSlot = own.slot();
            client.busGranted();
            return;
        }
        BusSegment next = segments[--requestedSegment];
        next.bus().acquire(this, next.slot());
    }

    @Override
    public void release() {
        if (ownedSlot == NOT_OWNED) {
            throw new IllegalStateException("the device releases a bus that it does not own");
        }
        int slot = ownedSlot;
        ownedSlot = NOT_OWNED;
        own.bus().release(slot);
        if (retryPending) {
            retryPending = false;
            acquire(client);
        }
        released.run();
    }

    @Override
    public long answerTime(Message message) {
        long oneWay = 0;
        for (int i = segments.length - 1; i >= 0; i--) {
            oneWay += segments[i].delayBelow();
            if (segments[i].answers(message)) {
                return 2 * oneWay - segments[i].delayBelow();
            }
        }
        return 2 * oneWay + ownerAnswerTime;
    }

    /** Counts the grant of each upper bus and the delay of the controller below. */
    @Override
    public int commandEvents() {
        return 2 * (segments.length - 1);
    }

    @Override
    public boolean isAnsweredOnTheWay(Message message) {
        for (BusSegment segment : segments) {
            if (segment.answers(message)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long deliveryTime() {
        long oneWay = 0;
        for (BusSegment segment : segments) {
            oneWay += segment.delayBelow();
        }
        return oneWay;
    }

    @Override
    public long sectorTimePicos(boolean read) {
        long slowest = leastSectorTimePicos;
        for (BusSegment segment : segments) {
            slowest = Math.max(slowest, segment.sectorTimePicos(read));
        }
        return slowest;
    }

    @Override
    public boolean announceCommands(Runnable coming) {
        return segments.length == 1 && own.bus().announceCommands(coming);
    }

    @Override
    public void takeOver() {
        own.bus().takeOver(own.slot());
        ownedSlot = own.slot();
    }

    @Override
    public void join(BusTransfer transfer) {
        for (BusSegment segment : segments) {
            segment.bus().join(transfer);
        }
    }

    @Override
    public void leave(BusTransfer transfer) {
        for (BusSegment segment : segments) {
            segment.bus().leave(transfer);
        }
    }
}
