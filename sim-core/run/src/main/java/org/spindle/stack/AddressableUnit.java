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

/**
 * The view of a unit for its users above all layers; {@link MemberUnit} is that for a layer. It translates the device index of requests on the way down and back, and counts
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
    private int outstanding;

    /** First sector of the request dispatched last, and one past its last. */
    private record Last(LongSupplier sector, LongSupplier end) {

        static final Last NONE = new Last(() -> 0, () -> 0);
    }

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
        this(name, sectors, check, distance, Last.NONE, positions, target, indexBelow, indexAbove);
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
            int indexAbove) {
        this.name = name;
        this.sectors = sectors;
        this.check = check;
        this.distance = distance;
        this.last = last;
        this.positions = positions;
        this.target = target;
        this.indexBelow = indexBelow;
        this.indexAbove = indexAbove;
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
                index);
    }

    /** Returns the same unit for a user that addresses it by another index. */
    AddressableUnit withIndexAbove(int index) {
        return new AddressableUnit(name, sectors, check, distance, last, positions, target, indexBelow, index);
    }

    /** Returns what requests are submitted to. */
    BlockTarget target() {
        return target;
    }

    /** Returns the device index that requests have there. */
    int indexBelow() {
        return indexBelow;
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
        request.redirect(indexAbove, request.sector());
        request.complete(request.completed());
    }
}
