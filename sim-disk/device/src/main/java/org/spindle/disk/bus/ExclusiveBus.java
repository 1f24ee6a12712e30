package org.spindle.disk.bus;

import java.util.Arrays;
import org.spindle.disk.bus.ExclusiveBusConfig.Arbitration;
import org.spindle.disk.bus.ExclusiveBusConfig.BusCompat;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** A bus with one owner at a time; every grant takes the arbitration time, even on an idle bus. */
final class ExclusiveBus implements Bus, EventHandler {

    private static final int FREE = -1;

    private final EventLoop events;
    private final Arbitration kind;
    private final boolean highestFirst;
    private final int attached;
    private final long arbitration;
    private final SectorTimes sectorTimes;

    /** Waiting clients, in order of request. */
    private BusClient[] clients;

    private int[] slots;
    private long[] since;
    private int waiting;

    private int owner = FREE;
    private int lastOwner = FREE;
    private boolean granting;
    private BusClient next = () -> {};

    private final Level utilisation;
    private final Counter grants;
    private final Distribution wait;

    ExclusiveBus(ExclusiveBusConfig config, int attached, EventLoop events, Metrics metrics) {
        this.events = events;
        kind = config.arbitration();
        this.attached = attached;
        highestFirst = config.compat().contains(BusCompat.HIGHEST_SLOT_FIRST);
        arbitration = config.arbitrationTime().nanos();
        sectorTimes = config.pace().sectorTimes();
        clients = new BusClient[attached];
        slots = new int[attached];
        since = new long[attached];
        utilisation = metrics.level("utilisation", "", "Share of time in which the bus has an owner");
        grants = metrics.counter("grants", "arbitrations", "Times the bus changed hands");
        wait = metrics.distribution("arbitration-wait", "ns", "From asking for the bus to owning it");
    }

    @Override
    public void acquire(BusClient client, int slot) {
        if (waiting == clients.length) {
            clients = Arrays.copyOf(clients, 2 * waiting);
            slots = Arrays.copyOf(slots, 2 * waiting);
            since = Arrays.copyOf(since, 2 * waiting);
        }
        clients[waiting] = client;
        slots[waiting] = slot;
        since[waiting] = events.now();
        waiting++;
        if (owner == FREE) {
            utilisation.set(1);
            grant();
        }
    }

    private void grant() {
        if (waiting == 0) {
            owner = FREE;
            utilisation.set(0);
            return;
        }
        int chosen = 0;
        for (int i = 1; kind != Arbitration.FCFS && i < waiting; i++) {
            if (comesBefore(slots[i], slots[chosen])) {
                chosen = i;
            }
        }
        owner = slots[chosen];
        lastOwner = owner;
        next = clients[chosen];
        wait.record(events.now() + arbitration - since[chosen]);
        grants.add(1);
        waiting--;
        System.arraycopy(clients, chosen + 1, clients, chosen, waiting - chosen);
        System.arraycopy(slots, chosen + 1, slots, chosen, waiting - chosen);
        System.arraycopy(since, chosen + 1, since, chosen, waiting - chosen);
        granting = true;
        events.schedule(events.now() + arbitration, this, 0, 0);
    }

    private boolean comesBefore(int slot, int other) {
        if (kind == Arbitration.ROUND_ROBIN) {
            return Math.floorMod(slot - lastOwner - 1, attached) < Math.floorMod(other - lastOwner - 1, attached);
        }
        return highestFirst ? slot > other : slot < other;
    }

    @Override
    public void handle(int op, long arg) {
        granting = false;
        next.busGranted();
    }

    @Override
    public void release(int slot) {
        if (owner != slot || granting) {
            throw new IllegalStateException("client " + slot + " releases a bus that it does not own");
        }
        grant();
    }

    @Override
    public boolean isOwnedBy(int slot) {
        return owner == slot && !granting;
    }

    @Override
    public long sectorTimePicos(boolean read) {
        return sectorTimes.picos(read);
    }

    @Override
    public long arbitrationNanos() {
        return arbitration;
    }
}
