package org.spindle.stack;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.sim.EventLoop;

/**
 * The view of a unit for the layer above it. It translates the device index of requests on the way down and back, counts
 * outstanding ones, records the arrival of those that the layer makes, and reports each completion to the observer of
 * {@link LayerMembers}.
 */
final class MemberUnit implements Unit, CompletionListener {

    private final AddressableUnit unit;
    private final BlockTarget target;
    private final int indexBelow;
    private final int indexAbove;
    private final LayerMembers members;
    private final int member;
    private final EventLoop clock;
    private int outstanding;

    /** @param indexAbove the device index that requests have again when they are complete */
    MemberUnit(AddressableUnit unit, int indexAbove, LayerMembers members, EventLoop clock) {
        this.unit = unit;
        target = unit.target();
        indexBelow = unit.indexBelow();
        this.indexAbove = indexAbove;
        this.members = members;
        member = members.add(unit.name());
        this.clock = clock;
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
    public @Nullable PositionOracle positions() {
        return unit.positions();
    }

    @Override
    public void submit(Request request) {
        outstanding++;
        if (request.arrived() == Request.NONE) {
            request.arrived(clock.now());
        }
        request.redirect(indexBelow, request.sector());
        request.expect(this);
        target.submit(request);
    }

    @Override
    public void processEnded(long process) {
        target.processEnded(process);
    }

    @Override
    public void completed(Request request) {
        outstanding--;
        members.completed(member, request);
        request.redirect(indexAbove, request.sector());
        request.complete(request.completed());
    }
}
