package org.spindle.policies.scheduler.seek;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;

@Doc("V-SCAN(R): selects the nearest request, where reversing the direction costs a fraction R of the distance"
        + " across the disk. R = 0 is SSTF, R = 1 is LOOK, both measured from the start of the last request.")
public record VScanConfig(
        @Doc("Cost of reversing the direction, as a fraction of the distance across the disk.")
        @Default("0.2")
        @Range(min = "0", max = "1")
        double r,

        @Inline PlaceConfig places,

        @Doc("Deviations of DiskSim to reproduce; none by default.") @Default("[]")
        List<VScanCompat> compat) {}
