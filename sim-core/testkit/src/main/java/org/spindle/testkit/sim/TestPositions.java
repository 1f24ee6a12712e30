package org.spindle.testkit.sim;

import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * Positions of an imaginary drive whose arm crosses a cylinder of 1000 sectors in 1 µs and whose medium stands still. A
 * test moves the arm.
 */
public final class TestPositions implements PositionOracle {

    private static final long SECTORS_PER_CYLINDER = 1000;
    private static final long NANOS_PER_CYLINDER = 1000;
    private static final long NANOS_PER_SECTOR = 10;

    private final long cylinders;
    private long arm;
    private long bufferedFrom = Long.MAX_VALUE;
    private long bufferedTo = Long.MAX_VALUE;

    /**
     * @param sectors capacity of the drive
     */
    public TestPositions(long sectors) {
        cylinders = (sectors + SECTORS_PER_CYLINDER - 1) / SECTORS_PER_CYLINDER;
    }

    /** Moves the arm to a sector. */
    public void moveTo(long sector) {
        arm = cylinder(sector);
    }

    /** Sets the content of the buffer to these sectors. */
    public void buffer(long from, long to) {
        bufferedFrom = from;
        bufferedTo = to;
    }

    @Override
    public long cylinders() {
        return cylinders;
    }

    @Override
    public long cylinder(long sector) {
        return sector / SECTORS_PER_CYLINDER;
    }

    @Override
    public long positioningTime(Request request) {
        return leastPositioningTime(Math.abs(cylinder(request.sector()) - arm));
    }

    @Override
    public long transferTime(Request request) {
        return request.sectors() * NANOS_PER_SECTOR;
    }

    @Override
    public long leastPositioningTime(long cylinderDistance) {
        return cylinderDistance * NANOS_PER_CYLINDER;
    }

    @Override
    public long armCylinder() {
        return arm;
    }

    @Override
    public long nextBuffered(long sector) {
        return sector >= bufferedTo ? Long.MAX_VALUE : Math.max(sector, bufferedFrom);
    }

    @Override
    public long seekTime(long distance) {
        return distance * NANOS_PER_CYLINDER;
    }
}
