package org.spindle.disk.extract;

/** A disk to be measured, which serves one request at a time. Sectors have 512 bytes. */
public interface ProbedDisk {

    long sectors();

    /** Sectors of the smallest request, of which all requests are multiples. */
    int leastSectors();

    /** Returns the time in nanoseconds. */
    long now();

    /** Reads and returns when the data have arrived. */
    void read(long sector, int sectors);

    /** Writes arbitrary data and returns when the disk reports completion. */
    void write(long sector, int sectors);

    /** Leaves the disk idle for some time. */
    void rest(long nanos);
}
