package org.spindle.policies.scheduler.seek;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;

@Doc(
        "V-SCAN(R): the nearest request, where turning round costs a part of the way across the disk. 0 is SSTF, 1 is LOOK, both "
                + "measured from the start of the last request.")
public record VScanConfig(
        @Doc("Cost of turning round, as a part of the way across the disk.")
        @Default("0.2")
        @Range(min = "0", max = "1")
        double r,

        @Inline PlaceConfig places,

        @Doc("What DiskSim does otherwise, to be reproduced; nothing by default.") @Default("[]")
        List<VScanCompat> compat) {}
