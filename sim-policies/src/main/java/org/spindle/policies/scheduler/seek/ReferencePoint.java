package org.spindle.policies.scheduler.seek;

import org.spindle.spi.request.Request;

/** The sector from which distances are measured after a request has been taken. */
interface ReferencePoint {

    /** The first sector of the request, so that a repetition of the request is still ahead of the scan. */
    ReferencePoint FIRST_SECTOR = Request::sector;

    /** The sector after the last one, where the head will be. */
    ReferencePoint BEHIND_LAST_SECTOR = Request::end;

    long after(Request taken);
}
