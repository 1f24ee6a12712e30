package org.spindle.disk.bus;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusTransfer;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * A bus that grants every client at once. The clients that transfer data share its bandwidth equally, or each has the
 * full bandwidth.
 */
final class InterleavedBus implements Bus, EventHandler {

    private final EventLoop events;
    private final SectorTimes sectorTimes;
    private final ArrayDeque<BusClient> asking = new ArrayDeque<>();
    private final int[] owning;
    private final @Nullable EqualShares shares;
    private int users;
    private final Level used;
    private final Counter grants;

    InterleavedBus(InterleavedBusConfig config, int attached, EventLoop events, Metrics metrics) {
        this.events = events;
        sectorTimes = config.pace().sectorTimes();
        owning = new int[attached];
        shares = config.shared() ? new EqualShares(metrics) : null;
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
        long alone = sectorTimes.picos(read);
        return shares == null ? alone : alone * shares.count();
    }

    @Override
    public void join(BusTransfer transfer) {
        if (shares != null) {
            shares.join(transfer);
        }
    }

    @Override
    public void leave(BusTransfer transfer) {
        if (shares != null) {
            shares.leave(transfer);
        }
    }

    @Override
    public boolean isShared() {
        return shares != null && Math.max(sectorTimes.read(), sectorTimes.write()) > 0;
    }

    @Override
    public boolean isExclusive() {
        return false;
    }
}
