package org.spindle.experiment;

import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusTransfer;

/**
 * The connection of a device that sits on a bus, controllers and further buses above included. Upwards the device's own
 * bus is acquired first and kept; each upper bus is acquired in turn, which costs its arbitration, and released at once.
 * Nobody holds an upper bus while waiting for a lower one, so nobody waits for ever.
 */
final class BusConnection implements BusPort, BusClient {

    private static final int NOT_OWNED = -1;

    private final Hop[] hops;
    private final Hop own;
    private final long leastSectorTimePicos;
    private final Runnable released;
    private int ownedAs = NOT_OWNED;
    private int climbing;
    private boolean asksAgain;
    private BusClient client = () -> {};

    /**
     * @param hops from the driver down, at least one
     * @param leastSectorTimePicos per sector of 512 bytes, of what the way begins at
     * @param released called whenever the device has given its bus back
     */
    BusConnection(Hop[] hops, long leastSectorTimePicos, Runnable released) {
        this.leastSectorTimePicos = leastSectorTimePicos;
        this.hops = hops;
        this.released = released;
        own = hops[hops.length - 1];
    }

    /** A command has come down; the device owns the bus in the place of whoever is above it. */
    void handOver() {
        ownedAs = Hop.ABOVE;
    }

    @Override
    public boolean isOwned() {
        return ownedAs != NOT_OWNED;
    }

    @Override
    public void acquire(BusClient forClient) {
        client = forClient;
        climbing = hops.length - 1;
        own.bus().acquire(this, own.slot());
    }

    @Override
    public void busGranted() {
        Hop granted = hops[climbing];
        if (climbing < hops.length - 1) {
            granted.bus().release(granted.slot());
        }
        if (climbing == 0 && isOwned()) {
            // On a bus that several may own, a command has come down meanwhile: one conversation after the other.
            own.bus().release(own.slot());
            asksAgain = true;
            return;
        }
        if (climbing == 0) {
            ownedAs = own.slot();
            client.busGranted();
            return;
        }
        Hop next = hops[--climbing];
        next.bus().acquire(this, next.slot());
    }

    @Override
    public void release() {
        if (ownedAs == NOT_OWNED) {
            throw new IllegalStateException("the device releases a bus that it does not own");
        }
        int slot = ownedAs;
        ownedAs = NOT_OWNED;
        own.bus().release(slot);
        if (asksAgain) {
            asksAgain = false;
            acquire(client);
        }
        released.run();
    }

    @Override
    public long answerTime(Message message) {
        long oneWay = 0;
        for (int i = hops.length - 1; i >= 0; i--) {
            oneWay += hops[i].delayBelow();
            if (hops[i].answers(message)) {
                return 2 * oneWay - hops[i].delayBelow();
            }
        }
        return 2 * oneWay;
    }

    @Override
    public long deliveryTime() {
        long oneWay = 0;
        for (Hop hop : hops) {
            oneWay += hop.delayBelow();
        }
        return oneWay;
    }

    @Override
    public long sectorTimePicos(boolean read) {
        long slowest = leastSectorTimePicos;
        for (Hop hop : hops) {
            slowest = Math.max(slowest, hop.sectorTimePicos(read));
        }
        return slowest;
    }

    @Override
    public void join(BusTransfer transfer) {
        for (Hop hop : hops) {
            hop.bus().join(transfer);
        }
    }

    @Override
    public void leave(BusTransfer transfer) {
        for (Hop hop : hops) {
            hop.bus().leave(transfer);
        }
    }
}
