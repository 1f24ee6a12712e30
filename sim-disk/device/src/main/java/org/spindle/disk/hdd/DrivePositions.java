package org.spindle.disk.hdd;

import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * The drive's position oracle for schedulers: the layout, the content of the buffer, and the predictions of a {@link
 * Positioning}.
 */
final class DrivePositions implements PositionOracle {

    private final Layout layout;
    private final Medium medium;
    private final int sectorsPerBlock;
    private final SeekCurve readSeek;
    private final SegmentPool segments;
    private final Positioning positioning;
    private final PhysicalAddress place = new PhysicalAddress();

    DrivePositions(
            Mechanism mechanism, Medium medium, int sectorsPerBlock, SegmentPool segments, Positioning positioning) {
        layout = mechanism.layout();
        this.medium = medium;
        readSeek = mechanism.readSeek();
        this.sectorsPerBlock = sectorsPerBlock;
        this.segments = segments;
        this.positioning = positioning;
    }

    @Override
    public long cylinders() {
        return layout.cylinders();
    }

    @Override
    public long cylinder(long sector) {
        layout.locate(sector / sectorsPerBlock, place);
        return place.cylinder;
    }

    @Override
    public long zoneCylinder(long sector) {
        return layout.zoneCylinder(sector / sectorsPerBlock, place);
    }

    @Override
    public long seekTime(long distance) {
        return readSeek.seekPicos((int) distance) / 1000;
    }

    @Override
    public long armCylinder() {
        medium.catchUp();
        return positioning.armCylinder();
    }

    @Override
    public long positioningTime(Request request) {
        medium.catchUp();
        return positioning.positioningPicos(request) / 1000;
    }

    @Override
    public long positioningPicos(Request request) {
        medium.catchUp();
        return positioning.positioningPicos(request);
    }

    @Override
    public long transferTime(Request request) {
        medium.catchUp();
        return positioning.transferTime(request);
    }

    @Override
    public long leastPositioningTime(long cylinderDistance) {
        medium.catchUp();
        return positioning.leastPositioningTime(cylinderDistance);
    }

    @Override
    public long leastPositioningPicos(Request request) {
        medium.catchUp();
        return positioning.leastPositioningPicos(request);
    }

    @Override
    public long nextBuffered(long sector) {
        medium.catchUp();
        return sectorAtOrAbove(sector, segments.nextHeld(sector / sectorsPerBlock));
    }

    @Override
    public long nextAppend(long sector) {
        medium.catchUp();
        long blocks = (sector + sectorsPerBlock - 1) / sectorsPerBlock;
        return sectorAtOrAbove(sector, segments.nextAppend(blocks));
    }

    private long sectorAtOrAbove(long sector, long block) {
        return block == Long.MAX_VALUE ? block : Math.max(sector, block * sectorsPerBlock);
    }
}
