package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Doc;

/** The end of the last request from which distances are measured (Worthington, Ganger and Patt 1994, section 6.2). */
public enum ReferenceEnd {
    @Doc("From its first sector.")
    START(ReferencePoint.FIRST_SECTOR),
    @Doc("From one past its last sector.")
    END(ReferencePoint.BEHIND_LAST_SECTOR);

    final ReferencePoint point;

    ReferenceEnd(ReferencePoint point) {
        this.point = point;
    }
}
