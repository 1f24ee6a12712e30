package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * Predictions by simulation: they start where read-ahead has moved the arm, after the command's overhead and after the
 * work that cannot be interrupted, with the medium's true angle (Worthington 1994, sections 2.4 and 5.3).
 *
 * <p>For a queue of the host, a request would arrive now; for the drive's own queue, its command has arrived.
 */
final class ForecastPositioning implements Positioning {

    private final boolean fromHost;
    private final int sectorsPerBlock;
    private final SegmentPool segments;
    private final LeastSeek leastSeek;
    private final ArmForecast forecast;
    private final DriveRequest arriving = new DriveRequest();

    /** @param fromHost whether the requests are those of a queue of the host */
    ForecastPositioning(
            boolean fromHost, int sectorsPerBlock, SegmentPool segments, LeastSeek leastSeek, ArmForecast forecast) {
        this.fromHost = fromHost;
        this.sectorsPerBlock = sectorsPerBlock;
        this.segments = segments;
        this.leastSeek = leastSeek;
        this.forecast = forecast;
    }

    @Override
    public long armCylinder() {
        return forecast.cylinder(fromHost);
    }

    @Override
    public long positioningPicos(Request request) {
        return forecast.positioning(inDrive(request), fromHost) * 1000;
    }

    @Override
    public long transferTime(Request request) {
        return forecast.transfer(inDrive(request), fromHost);
    }

    private DriveRequest inDrive(Request request) {
        if (!fromHost) {
            return DriveRequest.of(request);
        }
        arriving.ask(request, sectorsPerBlock);
        arriving.restBuffered = arriving.hasIncompleteBlocks()
                && segments.holdsAll(arriving.incompleteStart(), arriving.incompleteEnd());
        return arriving;
    }

    @Override
    public long leastPositioningPicos(Request request) {
        BlockPlace place = fromHost ? placeOf(request) : forecast.place(DriveRequest.of(request), false);
        return place == null
                ? 0
                : forecast.leastPositioningPicos(place, forecast.leastCommand(fromHost), leastSeek, fromHost);
    }

    /** Returns where an access for a request of the host begins; null if that depends on the buffer. */
    private @Nullable BlockPlace placeOf(Request request) {
        long first = request.sector() / sectorsPerBlock;
        boolean mayBeginBehind = request.isWrite()
                && request.sector() == first * sectorsPerBlock
                && request.end() % sectorsPerBlock != 0;
        return mayBeginBehind ? null : forecast.placeFromHost(first);
    }

    @Override
    public long leastPositioningTime(long cylinderDistance) {
        long start = Math.max(forecast.leastCommand(fromHost), forecast.wait(fromHost));
        return start + leastSeek.picos(cylinderDistance) / 1000;
    }
}
