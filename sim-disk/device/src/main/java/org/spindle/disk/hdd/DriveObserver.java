package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.spi.request.Request;

/** Observes the arm and the medium, the requests that they work for, and the ends of requests. */
interface DriveObserver {

    /**
     * The arm has arrived on a track and waits for a sector.
     *
     * @param host the request that is charged; null for the drive's own work
     */
    void positioned(
            DriveRequest request,
            @Nullable Request host,
            long seekPicos,
            long waitPicos,
            int cylinders,
            PhysicalAddress place);

    /** A sector begins to pass, transferred or unused, for a number of picoseconds. */
    void passing(DriveRequest request, @Nullable Request host, long picos, boolean transferring);

    /**
     * Sectors have begun to pass one after the other, all transferred; called instead of {@link #passing} for each,
     * unless the observer {@link #followsSectors}.
     *
     * @param picos sum of their times
     * @param nanos sum of their times, each rounded to nanoseconds
     */
    void passingOn(DriveRequest request, @Nullable Request host, int sectors, long picos, long nanos);

    /** Returns whether the observer needs a call for each sector at the moment at which it begins to pass. */
    boolean followsSectors();

    /** The present movement or sector ends at this moment. */
    void cutShort(DriveRequest request, @Nullable Request host, Moment at);

    /** A request is about to be reported complete. */
    void completing(DriveRequest request, Request host);

    /** The drive no longer needs a request. */
    void forgotten(DriveRequest request);
}
