package org.spindle.experiment;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The way of commands down to one device. A command occupies each upper bus for its arbitration only, is delayed by each
 * controller, and arrives with the device's own bus, which the device then owns. Several may be on their way at once.
 */
final class DevicePath implements BlockTarget {

    private final EventLoop events;
    private final Hop[] hops;
    private final BusConnection connection;
    private final ArrayDeque<Request> atDoor = new ArrayDeque<>();
    private final EventHandler door = (op, arg) -> openDoor();
    private final List<Descent> idle = new ArrayList<>();
    private @Nullable BlockTarget device;

    /**
     * @param hops from the driver down, at least one
     * @param leastSectorTimePicos per sector of 512 bytes, of what the way begins at
     */
    DevicePath(EventLoop events, Hop[] hops, long leastSectorTimePicos) {
        this.events = events;
        this.hops = hops;
        connection = new BusConnection(hops, leastSectorTimePicos, this::released);
    }

    /** The device's side of the same way. */
    BusConnection connection() {
        return connection;
    }

    /** What the path leads to; set once, because the device is made with the path's other side. */
    void leadTo(BlockTarget target) {
        device = target;
    }

    @Override
    public void submit(Request request) {
        if (request.dispatched() == Request.NONE) {
            request.dispatched(events.now());
        }
        Descent descent = idle.isEmpty() ? new Descent() : idle.remove(idle.size() - 1);
        descent.begin(request);
    }

    private void arrive(Request request) {
        BlockTarget target = device;
        if (target == null) {
            throw new IllegalStateException("a request was submitted before the simulation was assembled");
        }
        if (connection.isOwned() || !atDoor.isEmpty()) {
            atDoor.add(request);
        } else {
            enter(request, target);
        }
    }

    private void enter(Request request, BlockTarget target) {
        connection.handOver();
        target.submit(request);
    }

    /** A device speaks with the host about one request at a time, also on a bus that would let it do otherwise. */
    private void released() {
        if (!atDoor.isEmpty()) {
            events.schedule(events.now(), door, 0, 0);
        }
    }

    private void openDoor() {
        if (connection.isOwned()) {
            return;
        }
        Request first = atDoor.poll();
        if (first != null && device != null) {
            enter(first, device);
        }
    }

    /** One command on its way. */
    private final class Descent implements BusClient, EventHandler {

        private @Nullable Request request;
        private int at;

        void begin(Request command) {
            request = command;
            at = 0;
            hops[0].bus().acquire(this, Hop.ABOVE);
        }

        @Override
        public void busGranted() {
            Hop hop = hops[at];
            if (at < hops.length - 1) {
                hop.bus().release(Hop.ABOVE);
                events.schedule(events.now() + hop.delayBelow(), this, 0, 0);
                return;
            }
            Request command = request;
            request = null;
            idle.add(this);
            if (command != null) {
                arrive(command);
            }
        }

        @Override
        public void handle(int op, long arg) {
            at++;
            hops[at].bus().acquire(this, Hop.ABOVE);
        }
    }
}
