package org.spindle.policies.scheduler.seek;

import org.spindle.spi.request.Request;

/** The sector from which distances are measured after a request has been taken. */
interface ReferencePoint {

    /** Where a scan stands: at the first sector, so that a repetition of the request is still ahead. */
    ReferencePoint FIRST_SECTOR = Request::sector;

    /** Where the head will be. */
    ReferencePoint BEHIND_LAST_SECTOR = Request::end;

    long after(Request taken);
}
