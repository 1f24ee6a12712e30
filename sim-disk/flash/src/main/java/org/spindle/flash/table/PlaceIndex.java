package org.spindle.flash.table;

import org.spindle.spi.config.Doc;

/** The definition of the place of a request in a table of times. */
public enum PlaceIndex {
    @Doc("The place does not matter.")
    NONE,
    @Doc("The distance between the end of the request that came before and the beginning of this one.")
    DISTANCE,
    @Doc("The address at which the request begins.")
    ADDRESS
}
