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
     * Nanoseconds from now until the first sector that the request's access makes use of would begin to pass under the
     * head, if the request were handed to the device now: command overhead, end of work that cannot be interrupted, seek,
     * head switch, settling and rotational latency, from where read-ahead has brought the arm. The buffer's content is not
     * considered.
     */
    long positioningTime(Request request);

    /**
     * Nanoseconds of media transfer that would follow {@link #positioningTime}, track and cylinder switches included.
     */
    long transferTime(Request request);

    /**
     * A lower bound of {@link #positioningTime} for any request that many cylinders away from the arm, for pruning.
     */
    long leastPositioningTime(long cylinderDistance);

    /** The cylinder at which the arm will be when it becomes free for a request that is handed over now. */
    long armCylinder();

    /** Whether the buffer holds the first sector of this read, or is about to. */
    boolean isBuffered(Request request);
}
