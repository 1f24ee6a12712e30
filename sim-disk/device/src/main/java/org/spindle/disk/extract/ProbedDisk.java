package org.spindle.disk.extract;

/** A disk that serves one request at a time and is measured. Sectors have 512 bytes. */
public interface ProbedDisk {

    long sectors();

    /** Sectors of the smallest request, of which all requests are multiples. */
    int leastSectors();

    /** The time in nanoseconds. */
    long now();

    /** Reads and returns when the data are there. */
    void read(long sector, int sectors);

    /** Writes something and returns when the disk says that it has done so. */
    void write(long sector, int sectors);

    /** Leaves the disk alone for some time. */
    void rest(long nanos);
}
