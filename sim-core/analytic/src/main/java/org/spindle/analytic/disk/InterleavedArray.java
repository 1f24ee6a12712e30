package org.spindle.analytic.disk;

import org.spindle.analytic.ValidRange;

/**
 * Disks that share every request: each transfers its part at the same time and all arms move together (Hennessy and
 * Patterson 1996, exercise 6.6). One disk is the ordinary drive.
 *
 * @param disks 1 or more
 * @param controller overhead in milliseconds, 0 or more
 */
public record InterleavedArray(
        int disks, Revolution revolution, int sectorsPerTrack, int sectorBytes, double controller) {

    public InterleavedArray {
        ValidRange.atLeast(1, "number of disks", disks);
        ValidRange.atLeast(1, "sectors per track", sectorsPerTrack);
        ValidRange.atLeast(1, "bytes per sector", sectorBytes);
        ValidRange.notNegative("controller overhead", controller);
    }

    /** Milliseconds of a sector under the head. */
    public double sector() {
        return revolution.millis() / sectorsPerTrack;
    }

    /** Sectors that each disk transfers. */
    public long sectorsEach(long bytes) {
        long stripe = (long) disks * sectorBytes;
        return (ValidRange.atLeast(1L, "bytes", bytes) + stripe - 1) / stripe;
    }

    /** Milliseconds of a random access apart from its seek. */
    public double accessWithoutSeek(long bytes) {
        return controller + revolution.meanLatency() + sectorsEach(bytes) * sector();
    }

    /** Random accesses per second. */
    public double accessesPerSecond(long bytes, double seek) {
        return 1000 / (ValidRange.notNegative("seek time", seek) + accessWithoutSeek(bytes));
    }

    /** Tracks that each disk reads. */
    public long tracksEach(long bytes) {
        return (sectorsEach(bytes) + sectorsPerTrack - 1) / sectorsPerTrack;
    }

    /**
     * Milliseconds to read neighbouring whole tracks whose sectors may come in any order, so that no track costs latency.
     *
     * @param trackSwitch to the next track, in milliseconds
     * @param seek to the first track, in milliseconds
     */
    public double readWholeTracks(long bytes, double trackSwitch, double seek) {
        ValidRange.notNegative("track switch", trackSwitch);
        ValidRange.notNegative("seek time", seek);
        long tracks = tracksEach(bytes);
        return seek + controller + tracks * revolution.millis() + (tracks - 1) * trackSwitch;
    }
}
