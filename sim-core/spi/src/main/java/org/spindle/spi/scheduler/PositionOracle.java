package org.spindle.spi.scheduler;

import org.spindle.spi.request.Request;

/**
 * The positions of a device with moving parts, for schedulers, in rising order of detail: the map from sectors to
 * cylinders, the positioning time of a request from the present state, and whether the buffer holds the data.
 */
public interface PositionOracle {

    /** Returns the number of cylinders. */
    long cylinders();

    /** Returns the cylinder that holds a sector, remapping included. */
    long cylinder(long sector);

    /**
     * Returns the cylinder that would hold a sector if each zone began where it does and had neither slipped, remapped nor
     * spare sectors: the knowledge in a table of zones. A device without zones returns the exact map.
     */
    default long zoneCylinder(long sector) {
        return cylinder(sector);
    }

    /** Returns the nanoseconds that the arm takes to move over that many cylinders for a read; 0 for none. */
    long seekTime(long cylinders);

    /**
     * Returns the nanoseconds from now until the first sector of the request would begin to pass under the head, if the request
     * were dispatched now: command overhead, end of work that cannot be interrupted, seek, head switch, settling and
     * rotational latency, from where read-ahead has brought the arm. On a device with zero-latency access, which begins
     * with later sectors when the head arrives among them, {@link #transferTime} is shorter. The buffer's content is
     * not considered.
     */
    long positioningTime(Request request);

    /**
     * Returns the same in picoseconds, for a device with a finer resolution of time: requests on different tracks whose sectors
     * stand at the same angle differ by less than a nanosecond.
     */
    default long positioningPicos(Request request) {
        return positioningTime(request) * 1000;
    }

    /**
     * Returns the nanoseconds from the end of {@link #positioningTime} until the last sector has passed that is still to pass, track
     * and cylinder switches included; what must be read before incomplete sectors are written counts.
     */
    long transferTime(Request request);

    /**
     * Returns a lower bound of {@link #positioningTime} for any request at least that many cylinders away from
     * {@link #armCylinder}, for pruning; it never falls as the distance grows.
     */
    long leastPositioningTime(long cylinderDistance);

    /**
     * Returns a lower bound, in picoseconds, of {@link #positioningPicos} of this request, which takes less time to compute: a
     * device that knows at what angle sectors lie can include most of the rotational latency. The bound may be that by distance, or
     * 0.
     */
    default long leastPositioningPicos(Request request) {
        return 0;
    }

    /** Returns the cylinder at which the arm will be when it becomes free for a request that is dispatched now. */
    long armCylinder();

    /** Returns whether the buffer holds the first sector of this read, or is reading it ahead. */
    default boolean isBuffered(Request request) {
        return request.isRead() && nextBuffered(request.sector()) == request.sector();
    }

    /**
     * Returns the first sector at or above this one that the buffer holds for reads, or is reading ahead; {@link
     * Long#MAX_VALUE} if there is none.
     */
    long nextBuffered(long sector);

    /**
     * Returns the first sector at or above this one at which a write would continue one that is in the buffer and not on the
     * medium; {@link Long#MAX_VALUE} if there is none, and for devices that do not support it.
     */
    default long nextAppend(long sector) {
        return Long.MAX_VALUE;
    }
}
