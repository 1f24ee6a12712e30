package org.spindle.disk.controller;

import java.util.ArrayDeque;
import java.util.Queue;
import org.spindle.spi.layer.DataPath;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** Data transfers between the host and a controller's cache, one at a time in order of request. */
final class HostData implements DataPath, EventHandler {

    private static final long PICOS_PER_NANO = 1_000;

    private final EventLoop events;
    private final long sectorPicos;
    private final TimeComponent transfer;
    private final TimeComponent waiting;

    /** The transfer in progress, followed by the waiting ones. */
    private final Queue<Movement> movements = new ArrayDeque<>();

    /**
     * @param sectorPicos picoseconds for 512 bytes
     * @param transfer time component of the transfers
     * @param waiting time component of the wait for earlier transfers
     */
    HostData(EventLoop events, long sectorPicos, TimeComponent transfer, TimeComponent waiting) {
        this.events = events;
        this.sectorPicos = sectorPicos;
        this.transfer = transfer;
        this.waiting = waiting;
    }

    @Override
    public void move(Movement movement) {
        movements.add(movement);
        if (movements.size() == 1) {
            begin(movement);
        } else {
            movement.request().clock().enter(waiting, events.now());
        }
    }

    private void begin(Movement movement) {
        movement.request().clock().enter(transfer, events.now());
        events.schedule(events.now() + movement.sectors() * sectorPicos / PICOS_PER_NANO, this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        Movement moved = movements.remove();
        Movement next = movements.peek();
        if (next != null) {
            begin(next);
        }
        moved.dataMoved();
    }
}
