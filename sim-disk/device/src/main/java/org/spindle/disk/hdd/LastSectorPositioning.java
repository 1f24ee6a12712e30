package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.geometry.Track;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.mechanics.Rotation;
import org.spindle.spi.request.Request;

/**
 * Predictions as in DiskSim: as if the head were still at its position of the last sector boundary, and as if commands
 * took no time.
 */
final class LastSectorPositioning implements Positioning {

    private final Mechanism mechanism;
    private final Layout layout;
    private final Medium medium;
    private final LeastSeek leastSeek;
    private final int sectorsPerBlock;
    private final long leastWritePicos;
    private final boolean zeroLatencyReads;
    private final boolean zeroLatencyWrites;
    private final PhysicalAddress place = new PhysicalAddress();
    private final Track track = new Track();

    /**
     * @param leastWritePicos shortest time in which a write is positioned
     * @param buffer decides which requests would begin in their middle, although they never do; null if they do
     */
    LastSectorPositioning(
            Mechanism mechanism,
            Medium medium,
            LeastSeek leastSeek,
            int sectorsPerBlock,
            long leastWritePicos,
            @Nullable Buffer buffer) {
        zeroLatencyReads = buffer != null && buffer.zeroLatencyReads();
        zeroLatencyWrites = buffer != null && buffer.zeroLatencyWrites();
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
        if (write ? zeroLatencyWrites : zeroLatencyReads) {
            time += secondWait(request, rotation, arrival);
        }
        return write ? Math.max(time, leastWritePicos) : time;
    }

    /**
     * Returns the time added for a head that arrives between the first and the last sector of a request, as if the
     * access began there: the time of all the other sectors of the track. The wait for the first sector counts in full
     * nevertheless.
     */
    private long secondWait(Request request, Rotation rotation, int arrival) {
        long firstBlock = request.sector() / sectorsPerBlock;
        int blocks = (int) Math.min(blocks(request), track.lastBlock + 1 - firstBlock);
        int lastSlot = Math.min(place.slot + blocks - 1, track.slots - 1);
        int first = track.angle(place.slot);
        int last = track.angle(lastSlot);
        boolean inside = Integer.compareUnsigned(first, last) < 0
                ? Integer.compareUnsigned(first, arrival) < 0 && Integer.compareUnsigned(arrival, last) < 0
                : Integer.compareUnsigned(arrival, last) <= 0 || Integer.compareUnsigned(first, arrival) < 0;
        return inside && lastSlot != place.slot ? rotation.turnPicos(0, (track.slots - blocks) * track.slotWidth) : 0;
    }

    private long blocks(Request request) {
        return (request.sectors() + sectorsPerBlock - 1) / sectorsPerBlock;
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
        return medium.rotation().turnPicos(0, (int) (blocks(request) * track.slotWidth)) / 1000;
    }
}
