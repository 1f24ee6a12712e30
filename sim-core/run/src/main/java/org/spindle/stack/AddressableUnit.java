package org.spindle.stack;

import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.device.Device;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.sim.EventLoop;

/**
 * The view of a unit for its users. It translates the device index of requests on the way down and back, and counts
 * outstanding ones.
 */
final class AddressableUnit implements Unit, CompletionListener {

    /** Checks requests for the target. */
    interface Check {
        @Nullable
        String refusal(long sector, long sectors);
    }

    private final String name;
    private final long sectors;
    private final Check check;
    private final LongUnaryOperator distance;
    private final Last last;
    private final @Nullable PositionOracle positions;
    private final BlockTarget target;
    private final int indexBelow;
    private final int indexAbove;
    private final @Nullable Membership membership;
    private int outstanding;

    /** First sector of the request dispatched last, and one past its last. */
    private record Last(LongSupplier sector, LongSupplier end) {

        static final Last NONE = new Last(() -> 0, () -> 0);
    }

    /** The observer of the requests of a unit below a layer. */
    private record Membership(LayerMembers members, int index, EventLoop clock) {}

    /**
     * @param target what requests are submitted to, with the device index {@code indexBelow}
     * @param indexAbove the device index that requests have again when they are complete
     */
    AddressableUnit(
            String name,
            long sectors,
            Check check,
            LongUnaryOperator distance,
            @Nullable PositionOracle positions,
            BlockTarget target,
            int indexBelow,
            int indexAbove) {
        this(name, sectors, check, distance, Last.NONE, positions, target, indexBelow, indexAbove, null);
    }

    private AddressableUnit(
            String name,
            long sectors,
            Check check,
            LongUnaryOperator distance,
            Last last,
            @Nullable PositionOracle positions,
            BlockTarget target,
            int indexBelow,
            int indexAbove,
            @Nullable Membership membership) {
        this.name = name;
        this.sectors = sectors;
        this.check = check;
        this.distance = distance;
        this.last = last;
        this.positions = positions;
        this.target = target;
        this.indexBelow = indexBelow;
        this.indexAbove = indexAbove;
        this.membership = membership;
    }

    /**
     * Creates the unit of a device behind its queue.
     *
     * @param lastSector first sector of the request dispatched last
     * @param lastEnd one past its last sector
     */
    static AddressableUnit of(
            String name, Device device, BlockTarget queue, LongSupplier lastSector, LongSupplier lastEnd, int index) {
        PositionOracle positions = device.positions();
        return new AddressableUnit(
                name,
                device.sectors(),
                device::refusal,
                positions == null
                        ? sector -> Math.abs(sector - lastSector.getAsLong())
                        : sector -> Math.abs(positions.cylinder(sector) - positions.armCylinder()),
                new Last(lastSector, lastEnd),
                positions,
                queue,
                index,
                index,
                null);
    }

    /** Returns the same unit for a user that addresses it by another index. */
    AddressableUnit withIndexAbove(int index) {
        return knownAs(index, null);
    }

    /** Returns the same unit for a layer that addresses it by its own index and whose requests are observed. */
    AddressableUnit asMember(int index, LayerMembers members, EventLoop clock) {
        return knownAs(index, new Membership(members, members.add(name), clock));
    }

    private AddressableUnit knownAs(int index, @Nullable Membership newMembership) {
        return new AddressableUnit(
                name, sectors, check, distance, last, positions, target, indexBelow, index, newMembership);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public long sectors() {
        return sectors;
    }

    @Override
    public @Nullable String refusal(long sector, long count) {
        return check.refusal(sector, count);
    }

    @Override
    public int outstanding() {
        return outstanding;
    }

    @Override
    public long distance(long sector) {
        return distance.applyAsLong(sector);
    }

    @Override
    public long lastSector() {
        return last.sector().getAsLong();
    }

    @Override
    public long lastEnd() {
        return last.end().getAsLong();
    }

    @Override
    public @Nullable PositionOracle positions() {
        return positions;
    }

    @Override
    public void submit(Request request) {
        outstanding++;
        if (membership != null && request.arrived() == Request.NONE) {
            request.arrived(membership.clock.now());
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
        if (membership != null) {
            membership.members.completed(membership.index, request);
        }
        request.redirect(indexAbove, request.sector());
        request.complete(request.completed());
    }
}
