package org.spindle.disk.extract;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The measured properties of a disk. Times are in nanoseconds.
 *
 * @param sectorBytes bytes of a physical sector
 * @param rotation time of a rotation
 * @param surfaces tracks of a cylinder; also 1 if skews do not show it
 * @param headSwitch time of a switch to another surface beyond that of a read on the same track
 * @param missOverhead time of a read from the medium beyond positioning and the sector itself
 * @param hit time of a read from the buffer
 * @param places segments of the buffer
 * @param readAhead sectors that are in the buffer a second after a read of the one before them
 * @param cachesWrites whether writes are reported before they are on the medium; null if nothing was written
 */
public record ExtractedDisk(
        int sectorBytes,
        long blocks,
        double rotation,
        int surfaces,
        List<Zone> zones,
        List<Seek> seeks,
        double headSwitch,
        double missOverhead,
        double hit,
        int places,
        long readAhead,
        @Nullable Boolean cachesWrites) {

    public ExtractedDisk {
        zones = List.copyOf(zones);
        seeks = List.copyOf(seeks);
    }

    /**
     * A zone.
     *
     * @param first its first block
     * @param blocks its blocks
     * @param sectors sectors per rotation
     * @param trackBlocks blocks of a track
     * @param cylinderBlocks blocks of a cylinder
     * @param trackSkew towards the next surface
     * @param cylinderSkew towards the next cylinder
     */
    public record Zone(
            long first,
            long blocks,
            int sectors,
            long trackBlocks,
            long cylinderBlocks,
            double trackSkew,
            double cylinderSkew) {

        /** Returns the number of cylinders, the last of which may be incomplete. */
        public int cylinders() {
            return (int) Math.max(1, Math.round((double) blocks / cylinderBlocks));
        }
    }

    /**
     * A measured seek.
     *
     * @param distance in cylinders
     */
    public record Seek(int distance, double nanos) {}

    public int cylinders() {
        return zones.stream().mapToInt(Zone::cylinders).sum();
    }
}
