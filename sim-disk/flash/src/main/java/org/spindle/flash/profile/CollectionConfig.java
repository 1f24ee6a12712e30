package org.spindle.flash.profile;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

/** Garbage collection of the device {@code ssd-profile}. */
@Doc(
        "Garbage collection in the steady state: random writes make the drive copy pages; writes that continue one of the 16 most"
                + " recent writes do not.")
public record CollectionConfig(
        @Doc("Pages programmed per page of random writes; 1 copies nothing.") @Range(min = "1", max = "100")
        double amplification,

        @Doc("Pages copied at a time, at least; the die serves nothing else meanwhile.")
        @Default("1")
        @Range(min = "1", max = "65536")
        int slice,

        @Doc("Pages in an erase block.") @Default("256") @Range(min = "1", max = "65536")
        int blockPages,

        @Doc(
                "Data of random writes that a fresh drive takes before it copies anything; 0 B for one in the steady state.")
        @Default("0 B")
        Size after) {}
