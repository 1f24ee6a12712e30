package org.spindle.stack;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * The unit of one user of an address space: the host, a layer or a controller. It translates the device index of requests on the
 * way down and back, counts outstanding ones, and notifies an observer of them.
 */
final class AddressableUnit implements Unit, CompletionListener {

    private final AddressSpace space;
    private final BlockTarget target;
    private final int indexBelow;
    private final int indexAbove;
    private final UnitObserver observer;
    private int outstanding;

    /**
     * @param indexAbove the device index that requests have again when they are complete
     */
    AddressableUnit(AddressSpace space, int indexAbove, UnitObserver observer) {
        this.space = space;
        target = space.target();
        indexBelow = space.index();
        this.indexAbove = indexAbove;
        this.observer = observer;
    }

    @Override
    public String name() {
        return space.name();
    }

    @Override
    public long sectors() {
        return space.sectors();
    }

    @Override
    public @Nullable String refusal(long sector, long count) {
        return space.check().refusal(sector, count);
    }

    @Override
    public int outstanding() {
        return outstanding;
    }

    @Override
    public long distance(long sector) {
        return space.distance().applyAsLong(sector);
    }

    @Override
    public long lastSector() {
        return space.last().sector().getAsLong();
    }

    @Override
    public long lastEnd() {
        return space.last().end().getAsLong();
    }

    @Override
    public @Nullable PositionOracle positions() {
        return space.positions();
    }

    @Override
    public long relocated(Relocation relocation) {
        return space.relocated().applyAsLong(relocation);
    }

    @Override
    public void submit(Request request) {
        observer.submitted(request);
        outstanding++;
        request.redirect(indexBelow, request.sector());
        request.expect(this);
        target.submit(request);
    }

    @Override
    public void processEnded(long process) {
        target.processEnded(process);
    }

    @Override
    public void unplug() {
        target.unplug();
    }

    @Override
    public void completed(Request request) {
        outstanding--;
        request.redirect(indexAbove, request.sector());
        observer.completed(request);
        request.complete(request.completed());
    }
}
