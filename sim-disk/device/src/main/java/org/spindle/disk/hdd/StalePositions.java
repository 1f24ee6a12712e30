package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.Place;
import org.spindle.disk.geometry.Track;
import org.spindle.disk.mechanics.Rotation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * What DiskSim's drives tell schedulers: seek and rotational latency as if the head still were where the last sector
 * boundary passed under it, and as if the command took no time. Everything else is told rightly.
 */
final class StalePositions implements PositionOracle {

    private final DrivePositions positions;
    private final Layout layout;
    private final LeastSeek leastSeek;
    private final int sectorsPerBlock;
    private final long leastWritePicos;
    private final Place place = new Place();
    private final Track track = new Track();
    private @Nullable Medium medium;

    /**
     * @param leastWritePicos shortest time in which a write is positioned
     */
    StalePositions(
            DrivePositions positions, Layout layout, LeastSeek leastSeek, int sectorsPerBlock, long leastWritePicos) {
        this.positions = positions;
        this.layout = layout;
        this.leastSeek = leastSeek;
        this.sectorsPerBlock = sectorsPerBlock;
        this.leastWritePicos = leastWritePicos;
    }

    void attach(Medium shared) {
        medium = shared;
    }

    private Medium medium() {
        return requireNonNull(medium);
    }

    @Override
    public long positioningTime(Request request) {
        return positioningPicos(request) / 1000;
    }

    @Override
    public long positioningPicos(Request request) {
        Medium medium = medium();
        Rotation rotation = medium.rotation();
        layout.locate(request.sector() / sectorsPerBlock, place);
        layout.track(place.cylinder, place.head, track);
        boolean write = request.isWrite();
        long move = medium.repositionPicos(medium.cylinder(), medium.head(), place.cylinder, place.head, write);
        long picos = medium.lastSectorPicos() + move;
        int arrival = rotation.angleAt(medium.lastSectorNanos() + picos / 1000, (int) (picos % 1000));
        long time = move + rotation.turnPicos(arrival, track.angle(place.slot));
        return write ? Math.max(time, leastWritePicos) : time;
    }

    @Override
    public long leastPositioningTime(long cylinderDistance) {
        return leastSeek.picos(cylinderDistance) / 1000;
    }

    @Override
    public long armCylinder() {
        return medium().cylinder();
    }

    /** One slot's time for each block, modulo a revolution. */
    @Override
    public long transferTime(Request request) {
        layout.locate(request.sector() / sectorsPerBlock, place);
        layout.track(place.cylinder, place.head, track);
        long blocks = (request.sectors() + sectorsPerBlock - 1) / sectorsPerBlock;
        return medium().rotation().turnPicos(0, (int) (blocks * track.slotWidth)) / 1000;
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
    public long nextAppend(long sector) {
        return positions.nextAppend(sector);
    }

    @Override
    public long nextBuffered(long sector) {
        return positions.nextBuffered(sector);
    }
}
