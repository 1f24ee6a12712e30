package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.Place;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * What the drive tells schedulers: predictions start from where read-ahead has brought the arm, after the command overhead
 * and after the work that cannot be interrupted, with the medium's true angle (Worthington 1994, sections 2.4 and 5.3).
 *
 * <p>To a queue of the host, a request is one that would arrive now; to the drive's own queue, one whose command it has.
 */
final class DrivePositions implements PositionOracle {

    private final boolean host;
    private final Layout layout;
    private final CommandTimes times;
    private final SegmentPool segments;
    private final int sectorsPerBlock;
    private final Place place = new Place();
    private final DriveRequest arriving = new DriveRequest();
    private final SeekCurve readSeek;
    private final LeastSeek leastSeek;

    private @Nullable ArmForecast forecast;

    /** @param host whether it is the host that asks */
    DrivePositions(
            boolean host,
            Layout layout,
            int sectorsPerBlock,
            SeekCurve readSeek,
            LeastSeek leastSeek,
            CommandTimes times,
            SegmentPool segments) {
        this.host = host;
        this.layout = layout;
        this.sectorsPerBlock = sectorsPerBlock;
        this.times = times;
        this.segments = segments;
        this.readSeek = readSeek;
        this.leastSeek = leastSeek;
    }

    void attach(ArmForecast ahead) {
        forecast = ahead;
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
        return requireNonNull(forecast).cylinder(host);
    }

    @Override
    public long positioningTime(Request request) {
        return requireNonNull(forecast).positioning(inside(request), host);
    }

    @Override
    public long transferTime(Request request) {
        return requireNonNull(forecast).transfer(inside(request), host);
    }

    private DriveRequest inside(Request request) {
        if (!host) {
            return DriveRequest.of(request);
        }
        arriving.reset(request, 0, sectorsPerBlock);
        arriving.restBuffered = arriving.hasIncompleteBlocks()
                && segments.holdsAll(arriving.incompleteStart(), arriving.incompleteEnd());
        return arriving;
    }

    @Override
    public long leastPositioningTime(long cylinderDistance) {
        long command = host ? times.perRequest + Math.min(times.write(), times.readMiss()) : 0;
        long start = Math.max(command, requireNonNull(forecast).wait(host));
        return start + leastSeek.picos(cylinderDistance) / 1000;
    }

    @Override
    public long nextBuffered(long sector) {
        return sectorAtOrAbove(sector, segments.nextHeld(sector / sectorsPerBlock));
    }

    @Override
    public long nextAppend(long sector) {
        long blocks = (sector + sectorsPerBlock - 1) / sectorsPerBlock;
        return sectorAtOrAbove(sector, segments.nextAppend(blocks));
    }

    private long sectorAtOrAbove(long sector, long block) {
        return block == Long.MAX_VALUE ? block : Math.max(sector, block * sectorsPerBlock);
    }
}
