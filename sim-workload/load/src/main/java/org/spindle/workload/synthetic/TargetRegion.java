package org.spindle.workload.synthetic;

/**
 * The range of a device to which requests go. All values in sectors.
 *
 * @param index index among the targets
 * @param device index of the device in the system
 * @param first first aligned sector
 * @param end one past the last
 * @param alignment of places
 */
record TargetRegion(int index, int device, long first, long end, long alignment) {

    /** Returns the number of aligned places for a request of that many sectors; less than 1 if it does not fit. */
    long room(long sectors) {
        long free = end - first - sectors;
        return free < 0 ? 0 : free / alignment + 1;
    }
}
