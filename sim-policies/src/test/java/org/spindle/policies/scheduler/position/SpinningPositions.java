package org.spindle.policies.scheduler.position;

import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.testkit.sim.TestEventLoop;

/**
 * Positions of a drive of 1000 cylinders with 100 sectors each; a seek takes 1 ms plus 1 µs per cylinder, a
 * revolution 6 ms. It counts the calls of its estimates; its buffer holds one run of sectors, and optionally the end
 * of a write.
 */
final class SpinningPositions implements PositionOracle {

    static final long SECTORS = 100_000;
    private static final long PERIOD = 6_000_000;

    private final TestEventLoop events;
    long arm;
    long asked;
    long heldFrom;
    long heldTo;
    long openEnd = Long.MAX_VALUE;

    SpinningPositions(TestEventLoop events) {
        this.events = events;
    }

    @Override
    public long cylinders() {
        return SECTORS / 100;
    }

    @Override
    public long cylinder(long sector) {
        return sector / 100;
    }

    @Override
    public long seekTime(long cylinders) {
        return cylinders == 0 ? 0 : 1_000_000 + 1000 * cylinders;
    }

    @Override
    public long positioningTime(Request request) {
        asked++;
        return time(request);
    }

    private long time(Request request) {
        long seek = seekTime(Math.abs(cylinder(request.sector()) - arm));
        long angle = request.sector() % 100 * (PERIOD / 100);
        return seek + Math.floorMod(angle - events.now() - seek, PERIOD);
    }

    @Override
    public long transferTime(Request request) {
        return request.sectors() * (PERIOD / 100);
    }

    @Override
    public long leastPositioningTime(long cylinderDistance) {
        return seekTime(cylinderDistance);
    }

    /** The time itself for every second sector: a bound that leaves out a request of the same time is too high. */
    @Override
    public long leastPositioningPicos(Request request) {
        return request.sector() % 2 == 0 ? 1000 * time(request) : 0;
    }

    @Override
    public long armCylinder() {
        return arm;
    }

    @Override
    public long nextBuffered(long sector) {
        return sector >= heldTo ? Long.MAX_VALUE : Math.max(sector, heldFrom);
    }

    @Override
    public long nextAppend(long sector) {
        return sector > openEnd ? Long.MAX_VALUE : openEnd;
    }
}
