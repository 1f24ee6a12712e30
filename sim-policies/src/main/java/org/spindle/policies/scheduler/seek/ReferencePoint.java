package org.spindle.policies.scheduler.seek;

import org.spindle.spi.request.Request;

/** The sector from which distances are measured after a request has been taken. */
interface ReferencePoint {

    /** Where a scan stands: at the first sector, so that a repetition of the request is still ahead. */
    ReferencePoint FIRST_SECTOR = Request::sector;

    long after(Request taken);

    /**
     * Where the head will be: at the sector behind the last one, or at the last one if it is the device's last.
     *
     * @param sectors capacity of the device
     */
    static ReferencePoint behindLastSector(long sectors) {
        return taken -> Math.min(taken.end(), sectors - 1);
    }
}
