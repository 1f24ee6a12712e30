package org.spindle.workload.synthetic;

/**
 * The part of a device that requests go to. Sectors throughout.
 *
 * @param index among the targets
 * @param device index of the device in the system
 * @param first first aligned sector
 * @param end one past the last
 * @param alignment of places
 */
record TargetRegion(int index, int device, long first, long end, long alignment) {

    /** How many aligned places a request of so many sectors has; below 1 if it does not fit. */
    long room(long sectors) {
        long free = end - first - sectors;
        return free < 0 ? 0 : free / alignment + 1;
    }
}
