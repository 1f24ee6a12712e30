package org.spindle.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** Grants the bus in the order of the clients' requests, after arbitration. Several clients may wait at one slot. */
final class TestBus implements Bus, EventHandler {

    private record Waiting(BusClient client, int slot) {}

    private final Doubles.BusConfig config;
    private final EventLoop events;
    private final Deque<Waiting> waiting = new ArrayDeque<>();
    private boolean arbitrating;
    private int owner = -1;
    final List<String> log = new ArrayList<>();

    TestBus(Doubles.BusConfig config, EventLoop events) {
        this.config = config;
        this.events = events;
    }

    @Override
    public void acquire(BusClient client, int slot) {
        waiting.add(new Waiting(client, slot));
        arbitrate();
    }

    @Override
    public void handle(int op, long arg) {
        arbitrating = false;
        Waiting next = waiting.remove();
        owner = next.slot;
        log.add(events.now() + "+" + owner);
        next.client.busGranted();
    }

    @Override
    public void release(int slot) {
        if (owner != slot) {
            throw new IllegalStateException("slot " + slot + " releases the bus of slot " + owner);
        }
        log.add(events.now() + "-" + owner);
        owner = -1;
        arbitrate();
    }

    @Override
    public boolean isOwnedBy(int slot) {
        return owner == slot;
    }

    @Override
    public long sectorTimePicos(boolean read) {
        return read ? config.readPicos() : config.writePicos();
    }

    private void arbitrate() {
        if (owner < 0 && !arbitrating && !waiting.isEmpty()) {
            arbitrating = true;
            events.schedule(events.now() + config.arbitration(), this, 0, 0);
        }
    }
}
