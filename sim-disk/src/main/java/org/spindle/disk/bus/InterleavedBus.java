package org.spindle.disk.bus;

import java.util.ArrayDeque;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** Grants every client at once; a client still owns its share from grant to release. */
final class InterleavedBus implements Bus, EventHandler {

    private final EventLoop events;
    private final long readPicos;
    private final long writePicos;
    private final ArrayDeque<BusClient> asking = new ArrayDeque<>();
    private final int[] owning;
    private final boolean shared;
    private int users;
    private final Level used;
    private final Counter grants;

    InterleavedBus(InterleavedBusConfig config, int attached, EventLoop events, Metrics metrics) {
        this.events = events;
        readPicos = config.readSectorTime().picos();
        writePicos = config.writeSectorTime().picos();
        owning = new int[attached];
        shared = config.shared();
        used = metrics.level("users", "clients", "Clients that use the bus at the same time");
        grants = metrics.counter("grants", "arbitrations", "Times a client began to use the bus");
    }

    @Override
    public void acquire(BusClient client, int slot) {
        asking.add(client);
        events.schedule(events.now(), this, 0, slot);
    }

    @Override
    public void handle(int op, long slot) {
        owning[(int) slot]++;
        used.set(++users);
        grants.add(1);
        asking.remove().busGranted();
    }

    @Override
    public void release(int slot) {
        owning[slot]--;
        used.set(--users);
    }

    @Override
    public boolean isOwnedBy(int slot) {
        return owning[slot] > 0;
    }

    @Override
    public long sectorTimePicos(boolean read) {
        return (read ? readPicos : writePicos) * (shared ? Math.max(1, users) : 1);
    }

    @Override
    public boolean isExclusive() {
        return false;
    }
}
