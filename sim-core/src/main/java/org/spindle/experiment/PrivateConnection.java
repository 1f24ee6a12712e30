package org.spindle.experiment;

import org.spindle.spi.bus.BusClient;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The connection of a device on no bus: takes no time and is never busy, so that a command may come down while the device
 * is sending. The two then own it at once and release it one by one.
 */
final class PrivateConnection implements Connection, EventHandler {

    private final EventLoop events;
    private int owners;
    private BusClient client = () -> {};

    PrivateConnection(EventLoop events) {
        this.events = events;
    }

    @Override
    public void handOver() {
        owners++;
    }

    @Override
    public boolean isOwned() {
        return owners > 0;
    }

    @Override
    public void acquire(BusClient forClient) {
        client = forClient;
        events.schedule(events.now(), this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        owners++;
        client.busGranted();
    }

    @Override
    public void release() {
        if (owners == 0) {
            throw new IllegalStateException("the device releases a connection that it does not own");
        }
        owners--;
    }

    @Override
    public long roundTrip() {
        return 0;
    }

    @Override
    public long sectorTimePicos(boolean read) {
        return 0;
    }
}
