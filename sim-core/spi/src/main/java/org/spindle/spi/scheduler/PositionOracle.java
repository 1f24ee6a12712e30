package org.spindle.spi.scheduler;

import org.spindle.spi.request.Request;

/**
 * What a device with moving parts tells a scheduler, in rising order of knowledge: the map from sectors to cylinders, the
 * time to position for a request from the present state, and whether the buffer holds the data.
 */
public interface PositionOracle {

    /** Number of cylinders. */
    long cylinders();

    /** The cylinder that holds a sector, remapping included. */
    long cylinder(long sector);

    /**
     * The cylinder that would hold a sector if each zone began where it does and had neither slipped, remapped nor spare
     * sectors: what can be told from a table of zones. A device without zones has nothing simpler than the exact map.
     */
    default long zoneCylinder(long sector) {
        return cylinder(sector);
    }

    /** Nanoseconds that the arm takes to move over that many cylinders for a read; 0 for none. */
    long seekTime(long cylinders);

    /**
     * Nanoseconds from now until the first sector of the request would begin to pass under the head, if the request were
     * handed to the device now: command overhead, end of work that cannot be interrupted, seek, head switch, settling and
     * rotational latency, from where read-ahead has brought the arm. A device that begins with later sectors when it
     * arrives among them gains on {@link #transferTime}. The buffer's content is not considered.
     */
    long positioningTime(Request request);

    /**
     * The same in picoseconds, for a device that tells times more finely: requests on different tracks whose sectors stand
     * at the same angle differ by less than a nanosecond.
     */
    default long positioningPicos(Request request) {
        return positioningTime(request) * 1000;
    }

    /**
     * Nanoseconds from the end of {@link #positioningTime} until the last sector has passed that is still to pass, track
     * and cylinder switches included; what must be read before incomplete sectors are written counts.
     */
    long transferTime(Request request);

    /**
     * A lower bound of {@link #positioningTime} for any request at least that many cylinders away from
     * {@link #armCylinder}, for pruning; it never falls as the distance grows.
     */
    long leastPositioningTime(long cylinderDistance);

    /** The cylinder at which the arm will be when it becomes free for a request that is handed over now. */
    long armCylinder();

    /** Whether the buffer holds the first sector of this read, or is about to. */
    default boolean isBuffered(Request request) {
        return request.isRead() && nextBuffered(request.sector()) == request.sector();
    }

    /**
     * The first sector at or above this one that the buffer holds for reads, or is about to hold; {@link Long#MAX_VALUE} if
     * there is none.
     */
    long nextBuffered(long sector);

    /**
     * The first sector at or above this one at which a write would continue one that is in the buffer and not on the medium;
     * {@link Long#MAX_VALUE} if there is none, and for devices that do not tell.
     */
    default long nextAppend(long sector) {
        return Long.MAX_VALUE;
    }
}
