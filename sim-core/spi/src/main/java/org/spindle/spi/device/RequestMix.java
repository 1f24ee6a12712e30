package org.spindle.spi.device;

import java.util.List;

/** The requests that a device receives, without their timing; implemented by Spindle. */
public interface RequestMix {

    /**
     * From one request to the next.
     *
     * @param from one past the last sector of a request
     * @param to first sector of the next one
     */
    record Jump(long from, long to) {}

    /** Returns the fraction of reads, between 0 and 1; the others are writes. */
    double reads();

    /** Returns the mean length in sectors of 512 bytes. */
    double meanSectors();

    /** Returns the mean of the squared length. */
    double meanSquaredSectors();

    /** Returns the fraction of requests that begin where the device's previous request ended. */
    double sequential();

    /** Returns the first sector of the range that requests lie in. */
    long firstSector();

    /** Returns one past the last sector of that range. */
    long endSector();

    /**
     * Returns a sample of the transitions between requests that are not sequential; empty if they are uniform over the range.
     */
    default List<Jump> jumps() {
        return List.of();
    }

    /** Returns the number of requests among which the device serves the nearest first; 1 if it serves them in order of arrival. */
    default int waiting() {
        return 1;
    }
}
