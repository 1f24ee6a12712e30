package org.spindle.analytic.disk;

import org.spindle.analytic.ValidRange;

/**
 * A drive with the same number of sectors in every track.
 *
 * @param cylinders 1 or more
 * @param tracksPerCylinder 1 or more
 * @param sectorsPerTrack 1 or more
 * @param sectorBytes 1 or more
 */
public record TrackGeometry(int cylinders, int tracksPerCylinder, int sectorsPerTrack, int sectorBytes) {

    public TrackGeometry {
        ValidRange.atLeast(1, "number of cylinders", cylinders);
        ValidRange.atLeast(1, "tracks per cylinder", tracksPerCylinder);
        ValidRange.atLeast(1, "sectors per track", sectorsPerTrack);
        ValidRange.atLeast(1, "bytes per sector", sectorBytes);
    }

    /** Returns the bytes of the drive. */
    public long capacity() {
        return (long) cylinders * tracksPerCylinder * trackBytes();
    }

    /** Returns the bytes of a track. */
    public long trackBytes() {
        return (long) sectorsPerTrack * sectorBytes;
    }

    /** Returns the bytes per second that pass under a head. */
    public double mediaRate(Revolution revolution) {
        return trackBytes() * revolution.perSecond();
    }
}
