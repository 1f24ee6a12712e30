package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/** The part of one device that requests go to, and the previous request there. Sectors throughout. */
final class DeviceRange {

    /** A local request that would leave the range so often in a row is placed anywhere in it. */
    private static final int TRIES = 64;

    private final int device;
    private final long alignment;
    private final long first;
    private final long end;

    private long sector;
    private long sectors;
    private boolean read;

    /**
     * @param device index of the device
     * @param from first sector of the range
     * @param end one past the last
     * @param alignment of requests that are not sequential
     */
    DeviceRange(int device, long from, long end, long alignment) {
        this.device = device;
        this.alignment = alignment;
        this.first = (from + alignment - 1) / alignment * alignment;
        this.end = end;
    }

    /** Longest request that has an aligned place here; less than 1 if none has. */
    long room() {
        return end - first;
    }

    /** Goes on where the previous request ended, as long and in the same direction, if that fits. */
    boolean continueSequentially() {
        if (sectors == 0 || sector + 2 * sectors > end) {
            return false;
        }
        sector += sectors;
        return true;
    }

    /**
     * Places a request at a normally distributed distance from the previous one's beginning, if there is one.
     *
     * @param deviation standard deviation in sectors
     * @param length at most {@link #room}
     */
    boolean placeNearby(RandomStream distances, double deviation, long length, boolean isRead) {
        if (sectors == 0) {
            return false;
        }
        for (int i = 0; i < TRIES; i++) {
            double target = sector + deviation * distances.nextGaussian();
            long aligned = Math.round(target / alignment) * alignment;
            if (aligned >= first && aligned <= end - length) {
                become(aligned, length, isRead);
                return true;
            }
        }
        return false;
    }

    /** Places a request anywhere, each aligned place with the same probability. */
    void placeAnywhere(RandomStream addresses, long length, boolean isRead) {
        long places = (end - length - first) / alignment + 1;
        become(first + addresses.nextLong(places) * alignment, length, isRead);
    }

    private void become(long newSector, long length, boolean isRead) {
        sector = newSector;
        sectors = length;
        read = isRead;
    }

    int device() {
        return device;
    }

    long sector() {
        return sector;
    }

    long sectors() {
        return sectors;
    }

    boolean isRead() {
        return read;
    }
}
