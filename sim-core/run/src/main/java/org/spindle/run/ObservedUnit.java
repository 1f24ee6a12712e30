package org.spindle.run;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.sim.EventLoop;

/** A unit of the storage that notifies an observer of the requests that the host submits to it and gets back. */
final class ObservedUnit implements Unit, CompletionListener {

    private final Unit unit;
    private final RunObserver observer;
    private final EventLoop clock;

    ObservedUnit(Unit unit, RunObserver observer, EventLoop clock) {
        this.unit = unit;
        this.observer = observer;
        this.clock = clock;
    }

    @Override
    public void submit(Request request) {
        observer.submitted(request, clock.now());
        request.expect(this);
        unit.submit(request);
    }

    @Override
    public void completed(Request request) {
        observer.returned(request, request.completed());
        request.complete(request.completed());
    }

    @Override
    public void processEnded(long process) {
        unit.processEnded(process);
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
        return unit.outstanding();
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
    public @Nullable PositionOracle positions() {
        return unit.positions();
    }
}
