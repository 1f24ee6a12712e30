package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Doc;

/** What a scheduler that shortens seeks knows of where sectors are (Worthington, Ganger and Patt 1994, sections 5 and 6.2). */
public enum Knowledge {
    @Doc("Nothing: the difference of two sector numbers stands for the distance.")
    LBN,
    @Doc("As if every cylinder held the same number of sectors.")
    FIXED_MAP,
    @Doc("The zones of the drive, but neither its spare nor its slipped or remapped sectors.")
    ZONES,
    @Doc("The cylinder of every sector.")
    MAP
}
