package org.spindle.disk.controller;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** A unit behind a delay in the controller, in either direction. Requests keep their order. */
final class DelayedUnit implements Unit, CompletionListener, EventHandler {

    private static final int DOWN = 0;
    private static final int UP = 1;

    private final Unit unit;
    private final long delay;
    private final EventLoop events;
    private final TimeComponent overhead;
    private final ArrayDeque<Request> down = new ArrayDeque<>();
    private final ArrayDeque<Request> up = new ArrayDeque<>();
    private int outstanding;

    /**
     * @param delay nanoseconds each way
     * @param overhead time component of the delay
     */
    DelayedUnit(Unit unit, long delay, EventLoop events, TimeComponent overhead) {
        this.unit = unit;
        this.delay = delay;
        this.events = events;
        this.overhead = overhead;
    }

    @Override
    public void submit(Request request) {
        outstanding++;
        request.clock().enter(overhead, events.now());
        down.add(request);
        events.schedule(events.now() + delay, this, DOWN, 0);
    }

    @Override
    public void completed(Request request) {
        request.clock().enter(overhead, events.now());
        up.add(request);
        events.schedule(events.now() + delay, this, UP, 0);
    }

    @Override
    public void handle(int op, long arg) {
        if (op == DOWN) {
            Request request = down.remove();
            request.expect(this);
            unit.submit(request);
        } else {
            outstanding--;
            up.remove().complete(events.now());
        }
    }

    @Override
    public String name() {
        return unit.name();
    }

    @Override
    public long sectors() {
        return unit.sectors();
    }

    @Override
    public @Nullable String refusal(long sector, long sectors) {
        return unit.refusal(sector, sectors);
    }

    @Override
    public int outstanding() {
        return outstanding;
    }

    @Override
    public long distance(long sector) {
        return unit.distance(sector);
    }

    @Override
    public long lastSector() {
        return unit.lastSector();
    }

    @Override
    public long lastEnd() {
        return unit.lastEnd();
    }

    @Override
    public long relocated(Relocation relocation) {
        return unit.relocated(relocation);
    }

    @Override
    public @Nullable PositionOracle positions() {
        return unit.positions();
    }
}
