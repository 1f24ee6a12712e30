package org.spindle.spi.device;

/** The requests that a device gets, as far as their order and timing do not matter; implemented by the host. */
public interface RequestMix {

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
}
