package org.spindle.disk.hdd;

import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.geometry.Track;
import org.spindle.disk.mechanics.Rotation;
import org.spindle.spi.request.Request;

/**
 * Predictions as DiskSim's drives make them: as if the head were still where it stood at the last sector boundary, and as
 * if commands took no time.
 */
final class LastSectorPositioning implements Positioning {

    private final Mechanism mechanism;
    private final Layout layout;
    private final Medium medium;
    private final LeastSeek leastSeek;
    private final int sectorsPerBlock;
    private final long leastWritePicos;
    private final PhysicalAddress place = new PhysicalAddress();
    private final Track track = new Track();

    /** @param leastWritePicos shortest time in which a write is positioned */
    LastSectorPositioning(
            Mechanism mechanism, Medium medium, LeastSeek leastSeek, int sectorsPerBlock, long leastWritePicos) {
        this.mechanism = mechanism;
        layout = mechanism.layout();
        this.medium = medium;
        this.leastSeek = leastSeek;
        this.sectorsPerBlock = sectorsPerBlock;
        this.leastWritePicos = leastWritePicos;
    }

    private void locate(Request request) {
        layout.locate(request.sector() / sectorsPerBlock, place);
        layout.track(place.cylinder, place.head, track);
    }

    @Override
    public long positioningPicos(Request request) {
        locate(request);
        Rotation rotation = medium.rotation();
        boolean write = request.isWrite();
        long move = mechanism.repositionPicos(medium.cylinder(), medium.head(), place.cylinder, place.head, write);
        Moment sector = medium.lastSector();
        long picos = sector.picos + move;
        int arrival = rotation.angleAt(sector.nanos + picos / 1000, (int) (picos % 1000));
        long time = move + rotation.turnPicos(arrival, track.angle(place.slot));
        return write ? Math.max(time, leastWritePicos) : time;
    }

    @Override
    public long leastPositioningTime(long cylinderDistance) {
        return leastSeek.picos(cylinderDistance) / 1000;
    }

    @Override
    public long armCylinder() {
        return medium.cylinder();
    }

    /** Returns one slot's time for each block, modulo a revolution, as DiskSim does. */
    @Override
    public long transferTime(Request request) {
        locate(request);
        long blocks = (request.sectors() + sectorsPerBlock - 1) / sectorsPerBlock;
        return medium.rotation().turnPicos(0, (int) (blocks * track.slotWidth)) / 1000;
    }
}
