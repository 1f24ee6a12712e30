package org.spindle.stack;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;

/** Counts each query of a positioning time; queries of bounds, maps and the buffer's content are not counted. */
record CountedPositions(PositionOracle positions, Counter estimates) implements PositionOracle {

    @Override
    public long positioningTime(Request request) {
        estimates.add(1);
        return positions.positioningTime(request);
    }

    @Override
    public long positioningPicos(Request request) {
        estimates.add(1);
        return positions.positioningPicos(request);
    }

    @Override
    public long cylinders() {
        return positions.cylinders();
    }

    @Override
    public long cylinder(long sector) {
        return positions.cylinder(sector);
    }

    @Override
    public long zoneCylinder(long sector) {
        return positions.zoneCylinder(sector);
    }

    @Override
    public long seekTime(long cylinders) {
        return positions.seekTime(cylinders);
    }

    @Override
    public long transferTime(Request request) {
        return positions.transferTime(request);
    }

    @Override
    public long leastPositioningTime(long cylinderDistance) {
        return positions.leastPositioningTime(cylinderDistance);
    }

    @Override
    public long leastPositioningPicos(Request request) {
        return positions.leastPositioningPicos(request);
    }

    @Override
    public long armCylinder() {
        return positions.armCylinder();
    }

    @Override
    public boolean isBuffered(Request request) {
        return positions.isBuffered(request);
    }

    @Override
    public long nextBuffered(long sector) {
        return positions.nextBuffered(sector);
    }

    @Override
    public long nextAppend(long sector) {
        return positions.nextAppend(sector);
    }
}
