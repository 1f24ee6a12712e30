package org.spindle.disk.bus;

import java.util.Arrays;

import org.jspecify.annotations.Nullable;
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

/** One owner at a time; arbitration takes its time on every grant, also of an idle bus. */
final class ExclusiveBus implements Bus, EventHandler {

    private static final int FREE = -1;

    private final EventLoop events;
    private final boolean bySlot;
    private final boolean highestFirst;
    private final long arbitration;
    private final long readPicos;
    private final long writePicos;

    private final @Nullable BusClient[] waiting;
    private final long[] waitingSince;
    private final long[] ticket;
    private long nextTicket;
    private int owner = FREE;
    private boolean granting;

    private final Level utilisation;
    private final Counter grants;
    private final Distribution wait;

    ExclusiveBus(ExclusiveBusConfig config, int attached, EventLoop events, Metrics metrics) {
        this.events = events;
        bySlot = config.arbitration() == Arbitration.SLOT_PRIORITY;
        highestFirst = config.compat().contains(BusCompat.HIGHEST_SLOT_FIRST);
        arbitration = config.arbitrationTime().nanos();
        readPicos = config.readSectorTime().picos();
        writePicos = config.writeSectorTime().picos();
        waiting = new BusClient[attached];
        waitingSince = new long[attached];
        ticket = new long[attached];
        Arrays.fill(ticket, Long.MAX_VALUE);
        utilisation = metrics.level("utilisation", "", "Share of time in which the bus has an owner");
        grants = metrics.counter("grants", "arbitrations", "Times the bus changed hands");
        wait = metrics.distribution("arbitration-wait", "ns", "From asking for the bus to owning it");
    }

    @Override
    public void acquire(BusClient client, int slot) {
        if (waiting[slot] != null || owner == slot) {
            throw new IllegalStateException("client " + slot + " of the bus asks for it twice");
        }
        waiting[slot] = client;
        waitingSince[slot] = events.now();
        ticket[slot] = nextTicket++;
        if (owner == FREE) {
            utilisation.set(1);
            grant();
        }
    }

    private void grant() {
        int next = FREE;
        for (int slot = 0; slot < waiting.length; slot++) {
            if (waiting[slot] != null && (next == FREE || comesBefore(slot, next))) {
                next = slot;
            }
        }
        owner = next;
        if (owner == FREE) {
            utilisation.set(0);
            return;
        }
        granting = true;
        events.schedule(events.now() + arbitration, this, 0, owner);
    }

    private boolean comesBefore(int slot, int other) {
        return bySlot ? highestFirst : ticket[slot] < ticket[other];
    }

    @Override
    public void handle(int op, long slot) {
        granting = false;
        int at = (int) slot;
        BusClient client = java.util.Objects.requireNonNull(waiting[at]);
        waiting[at] = null;
        ticket[at] = Long.MAX_VALUE;
        grants.add(1);
        wait.record(events.now() - waitingSince[at]);
        client.busGranted();
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
        return read ? readPicos : writePicos;
    }
}
