package org.spindle.spi.device;

import java.util.List;

/** The requests that a device gets, as far as their timing does not matter; implemented by the host. */
public interface RequestMix {

    /**
     * From one request to the next.
     *
     * @param from one past the last sector of a request
     * @param to first sector of the next one
     */
    record Jump(long from, long to) {}

    /** Fraction of reads, between 0 and 1; the others are writes. */
    double reads();

    /** Mean length in sectors of 512 bytes. */
    double meanSectors();

    /** Mean of the squared length. */
    double meanSquaredSectors();

    /** Fraction of requests that begin where the device's previous request ended. */
    double sequential();

    /** First sector of the range that requests lie in. */
    long firstSector();

    /** One past the last sector of that range. */
    long endSector();

    /** How requests that are not sequential follow each other, a sample; empty if they lie anywhere in the range. */
    default List<Jump> jumps() {
        return List.of();
    }

    /** Requests of which the device may serve the nearest first, 1 or more; 1 if it serves them in order of arrival. */
    default int waiting() {
        return 1;
    }
}
