package org.spindle.flash.table;

import org.spindle.spi.config.Doc;

/** What the place of a request is, as far as a table of times is concerned. */
public enum PlaceIndex {
    @Doc("The place does not matter.")
    NONE,
    @Doc("The distance between the end of the request that came before and the beginning of this one.")
    DISTANCE,
    @Doc("The address at which the request begins.")
    ADDRESS
}
