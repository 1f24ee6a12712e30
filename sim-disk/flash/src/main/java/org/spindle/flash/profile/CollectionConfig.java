package org.spindle.flash.profile;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

/** Garbage collection of the device {@code ssd-profile}. */
@Doc(
        "Garbage collection in the steady state: random writes cause copies of pages; writes that continue one of the 16 most"
                + " recent writes do not.")
public record CollectionConfig(
        @Doc("Write amplification of random writes: pages programmed per page written; 1 copies nothing.")
        @Range(min = "1", max = "100")
        double amplification,

        @Doc("Least pages copied at a time, during which the die serves nothing else.")
        @Default("1")
        @Range(min = "1", max = "65536")
        int slice,

        @Doc("Pages in an erase block.") @Default("256") @Range(min = "1", max = "65536")
        int blockPages,

        @Doc(
                "Data of random writes that a fresh drive accepts before it copies pages; 0 B for one in the steady state.")
        @Default("0 B")
        Size after) {}
