package org.spindle.analytic.disk;

import org.spindle.analytic.ValidRange;

/**
 * Disks that serve every request together: each transfers its part at the same time and all arms move in parallel (Hennessy and Patterson
 * 1996, exercise 6.6). With one disk it is an ordinary drive.
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

    /** Returns the milliseconds of a sector under the head. */
    public double sector() {
        return revolution.millis() / sectorsPerTrack;
    }

    /** Returns the number of sectors that each disk transfers. */
    public long sectorsEach(long bytes) {
        long stripe = (long) disks * sectorBytes;
        return (ValidRange.atLeast(1L, "bytes", bytes) + stripe - 1) / stripe;
    }

    /** Returns the milliseconds of a random access without its seek. */
    public double accessWithoutSeek(long bytes) {
        return controller + revolution.meanLatency() + sectorsEach(bytes) * sector();
    }

    /** Returns the random accesses per second. */
    public double accessesPerSecond(long bytes, double seek) {
        return 1000 / (ValidRange.notNegative("seek time", seek) + accessWithoutSeek(bytes));
    }

    /** Returns the number of tracks that each disk reads. */
    public long tracksEach(long bytes) {
        return (sectorsEach(bytes) + sectorsPerTrack - 1) / sectorsPerTrack;
    }

    /**
     * Returns the milliseconds to read adjacent complete tracks whose sectors may arrive in any order, so that no track has rotational
     * latency.
     *
     * @param trackSwitch time of a switch to the next track, in milliseconds
     * @param seek time to the first track, in milliseconds
     */
    public double readWholeTracks(long bytes, double trackSwitch, double seek) {
        ValidRange.notNegative("track switch", trackSwitch);
        ValidRange.notNegative("seek time", seek);
        long tracks = tracksEach(bytes);
        return seek + controller + tracks * revolution.millis() + (tracks - 1) * trackSwitch;
    }
}
