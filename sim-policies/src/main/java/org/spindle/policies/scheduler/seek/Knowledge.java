package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Doc;

/**
 * What a seek-reducing scheduler knows of the location of sectors (Worthington, Ganger and Patt 1994, sections 5 and
 * 6.2).
 */
public enum Knowledge {
    @Doc("No location: the difference of two sector numbers is taken as the distance.")
    LBN,
    @Doc("A fixed map: every cylinder is assumed to hold the same number of sectors.")
    FIXED_MAP,
    @Doc("The zones of the drive, without its spare, slipped or remapped sectors.")
    ZONES,
    @Doc("The cylinder of every sector.")
    MAP
}
