package org.spindle.disk.bus;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** Grants every client at once; a client still owns its share from grant to release. */
final class InterleavedBus implements Bus, EventHandler {

    private final EventLoop events;
    private final long readPicos;
    private final long writePicos;
    private final @Nullable BusClient[] asking;
    private final boolean[] owning;
    private final Counter grants;

    InterleavedBus(InterleavedBusConfig config, int attached, EventLoop events, Metrics metrics) {
        this.events = events;
        readPicos = config.readSectorTime().picos();
        writePicos = config.writeSectorTime().picos();
        asking = new BusClient[attached];
        owning = new boolean[attached];
        grants = metrics.counter("grants", "arbitrations", "Times a client began to use the bus");
    }

    @Override
    public void acquire(BusClient client, int slot) {
        if (asking[slot] != null || owning[slot]) {
            throw new IllegalStateException("client " + slot + " of the bus asks for it twice");
        }
        asking[slot] = client;
        events.schedule(events.now(), this, 0, slot);
    }

    @Override
    public void handle(int op, long arg) {
        int slot = (int) arg;
        BusClient client = java.util.Objects.requireNonNull(asking[slot]);
        asking[slot] = null;
        owning[slot] = true;
        grants.add(1);
        client.busGranted();
    }

    @Override
    public void release(int slot) {
        owning[slot] = false;
    }

    @Override
    public boolean isOwnedBy(int slot) {
        return owning[slot];
    }

    @Override
    public long sectorTimePicos(boolean read) {
        return read ? readPicos : writePicos;
    }
}
