package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/** The range of one device to which requests go, and the previous request there. All values in sectors. */
final class DeviceRange {

    /**
     * Number of successive attempts to place a local request within the range, after which it is placed anywhere in
     * the range.
     */
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

    /** Returns the length of the longest request that has an aligned address in the range; less than 1 if there is none. */
    long room() {
        return end - first;
    }

    /** Places a request after the previous one, with its length and direction, if that fits. */
    boolean continueSequentially() {
        if (sectors == 0 || sector + 2 * sectors > end) {
            return false;
        }
        sector += sectors;
        return true;
    }

    /**
     * Places a request at a normally distributed distance from the start of the previous one, if there is one.
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
                set(aligned, length, isRead);
                return true;
            }
        }
        return false;
    }

    /** Places a request at an aligned address anywhere in the range, each with equal probability. */
    void placeAnywhere(RandomStream addresses, long length, boolean isRead) {
        long places = (end - length - first) / alignment + 1;
        set(first + addresses.nextLong(places) * alignment, length, isRead);
    }

    private void set(long newSector, long length, boolean isRead) {
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
