package org.spindle.analytic.disk;

import java.util.List;
import org.spindle.analytic.ValidRange;

/**
 * Transfer from a drive with more sectors on its outer tracks, at places that are uniform over its bytes.
 *
 * @param zones at least one
 */
public record ZonedTransfer(List<Zone> zones, Revolution revolution) {

    /**
     * Adjacent tracks of one length.
     *
     * @param tracks on all surfaces together, 1 or more
     * @param trackBytes 1 or more
     */
    public record Zone(long tracks, long trackBytes) {

        public Zone {
            ValidRange.atLeast(1L, "tracks of a zone", tracks);
            ValidRange.atLeast(1L, "bytes per track", trackBytes);
        }
    }

    public ZonedTransfer {
        zones = List.copyOf(zones);
        ValidRange.atLeast(1, "number of zones", zones.size());
    }

    /** Returns the bytes of the drive. */
    public long capacity() {
        return zones.stream()
                .mapToLong(zone -> Math.multiplyExact(zone.tracks(), zone.trackBytes()))
                .sum();
    }

    /**
     * Returns the mean milliseconds of a transfer: the mean of the times, not the time at the mean rate. Track switches during the transfer
     * are ignored.
     */
    public double meanTransfer(double bytes) {
        ValidRange.notNegative("bytes", bytes);
        double tracks = zones.stream().mapToLong(Zone::tracks).sum();
        return revolution.millis() * bytes * tracks / capacity();
    }

    /** Returns the bytes per second of a transfer of the complete drive without switches. */
    public double sustainedRate() {
        double tracks = zones.stream().mapToLong(Zone::tracks).sum();
        return capacity() / tracks * revolution.perSecond();
    }

    /** Returns the bytes per second in the fastest zone. */
    public double greatestRate() {
        return zones.stream().mapToLong(Zone::trackBytes).max().orElseThrow() * revolution.perSecond();
    }
}
