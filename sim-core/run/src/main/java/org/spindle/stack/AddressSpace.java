package org.spindle.stack;

import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.spindle.queue.LastSectorTracker;
import org.spindle.spi.device.Device;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * The sectors of a device behind its queue, or those of a unit of a layer. Each of its users has a {@link Unit} of its own, which
 * {@link #viewedAs} creates.
 *
 * @param sectors of 512 bytes
 * @param check of requests for the target
 * @param distance of a sector from the last position, as {@link Unit#distance}
 * @param last the request dispatched last
 * @param relocated notes the data that its user has copied, as {@link Unit#relocated}
 * @param target what requests are submitted to
 * @param index the device index that requests have there
 */
record AddressSpace(
        String name,
        long sectors,
        Check check,
        LongUnaryOperator distance,
        Last last,
        @Nullable PositionOracle positions,
        ToLongFunction<Relocation> relocated,
        BlockTarget target,
        int index) {

    /** Checks requests for the target. */
    interface Check {
        @Nullable
        String refusal(long sector, long sectors);
    }

    /**
     * The request dispatched last.
     *
     * @param sector its first sector
     * @param end one past its last sector
     */
    record Last(LongSupplier sector, LongSupplier end) {

        static final Last NONE = new Last(() -> 0, () -> 0);
    }

    /** Returns the sectors of a device. */
    static AddressSpace of(String name, Device device, Last last, BlockTarget queue, int index) {
        PositionOracle positions = device.positions();
        return new AddressSpace(
                name,
                device.sectors(),
                device::refusal,
                positions == null
                        ? sector -> Math.abs(sector - last.sector().getAsLong())
                        : sector -> Math.abs(positions.cylinder(sector) - positions.armCylinder()),
                last,
                positions,
                relocation -> 0,
                queue,
                index);
    }

    /**
     * Returns the sectors of a unit of a layer.
     *
     * @param unit index of the unit
     */
    static AddressSpace of(String name, Layer layer, int unit) {
        LastSectorTracker last = new LastSectorTracker(layer);
        return new AddressSpace(
                name,
                layer.sectors(unit),
                (sector, sectors) -> layer.refusal(unit, sector, sectors),
                sector -> Math.abs(sector - last.sector()),
                Last.NONE,
                null,
                relocation -> layer.relocated(unit, relocation),
                last,
                unit);
    }

    /**
     * Returns the unit of one user.
     *
     * @param indexAbove the device index by which the user addresses it
     * @param observer of the user's requests
     */
    Unit viewedAs(int indexAbove, UnitObserver observer) {
        return new AddressableUnit(this, indexAbove, observer);
    }
}
