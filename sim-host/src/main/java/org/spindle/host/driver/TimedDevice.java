package org.spindle.host.driver;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** Replaces a device and its bus: every request takes a known time, any number of them in parallel. */
final class TimedDevice implements BlockTarget, EventHandler {

    private final ToLongFunction<Request> nanos;
    private final EventLoop events;
    private final TimeComponent access;
    private final List<@Nullable Request> present = new ArrayList<>();
    private final List<Integer> free = new ArrayList<>();

    TimedDevice(ToLongFunction<Request> nanos, EventLoop events, TimeComponent access) {
        this.nanos = nanos;
        this.events = events;
        this.access = access;
    }

    @Override
    public void submit(Request request) {
        int slot = free.isEmpty() ? present.size() : free.remove(free.size() - 1);
        if (slot == present.size()) {
            present.add(request);
        } else {
            present.set(slot, request);
        }
        request.clock().enter(access, events.now());
        events.schedule(events.now() + nanos.applyAsLong(request), this, 0, slot);
    }

    @Override
    public void handle(int op, long slot) {
        Request request = present.set((int) slot, null);
        free.add((int) slot);
        if (request != null) {
            request.complete(events.now());
        }
    }
}
