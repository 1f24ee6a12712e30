package org.spindle.stack;

import java.util.ArrayDeque;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The connection of a device without a bus in the topology: it takes no time, and carries one conversation at a time.
 */
final class PointToPointBus implements Bus, EventHandler {

    private static final int FREE = -1;

    private final EventLoop events;
    private final ArrayDeque<BusClient> clients = new ArrayDeque<>();
    private final SlotQueue slots = new SlotQueue();
    private int owner = FREE;
    private boolean granting;
    private Runnable commandComes = () -> {};

    PointToPointBus(EventLoop events) {
        this.events = events;
    }

    @Override
    public void acquire(BusClient client, int slot) {
        if (slot == BusSegment.ABOVE) {
            commandComes.run();
        }
        clients.add(client);
        slots.add(slot);
        if (owner == FREE && !granting) {
            grant();
        }
    }

    private void grant() {
        granting = true;
        events.schedule(events.now(), this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        granting = false;
        owner = slots.remove();
        clients.remove().busGranted();
    }

    @Override
    public void release(int slot) {
        owner = FREE;
        if (!clients.isEmpty()) {
            grant();
        }
    }

    @Override
    public boolean announceCommands(Runnable coming) {
        commandComes = coming;
        return true;
    }

    @Override
    public void takeOver(int slot) {
        owner = slot;
    }

    @Override
    public boolean isOwnedBy(int slot) {
        return owner == slot;
    }

    @Override
    public long sectorTimePicos(boolean read) {
        return 0;
    }
}
