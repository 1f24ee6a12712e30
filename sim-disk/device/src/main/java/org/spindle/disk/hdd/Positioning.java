package org.spindle.disk.hdd;

import org.spindle.spi.request.Request;

/** Predicts for a scheduler the position of the arm when it becomes free, and the times of requests then. */
interface Positioning {

    /** Returns the cylinder at which the arm becomes free. */
    long armCylinder();

    /** Returns the picoseconds from now until the first sector of a request begins to pass under the head. */
    long positioningPicos(Request request);

    /** Returns the nanoseconds from then until the last sector of the request has passed. */
    long transferTime(Request request);

    /** Returns a lower bound, in picoseconds, of the positioning time of a request. */
    default long leastPositioningPicos(Request request) {
        return 0;
    }

    /** Returns a lower bound, in nanoseconds, of all positioning times over so many cylinders or more. */
    long leastPositioningTime(long cylinderDistance);
}
