package org.spindle.policies.scheduler.seek;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerContext;

@Doc(
        "CV-SCAN(N, R): V-SCAN that compares the mean distances of the N nearest requests on either side. N = 1 is V-SCAN(R).")
public record CvScanConfig(
        @Doc("Requests on either side whose distances are averaged; fewer where fewer wait.")
        @Default("2")
        @Range(min = "1")
        int n,

        @Doc("Cost of turning round, as a part of the way across the disk.")
        @Default("0.2")
        @Range(min = "0", max = "1")
        double r,

        @Doc("What the scheduler knows of where sectors are.") @Default("lbn")
        Knowledge knowledge,

        @Doc("Sectors that a cylinder is taken to hold, for knowledge: fixed-map; the drive's mean if absent.")
        @Range(min = "1")
        @Nullable
        Integer sectorsPerCylinder)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        PlaceMap.validate(knowledge, sectorsPerCylinder, problems);
    }

    PlaceMap map(SchedulerContext context) {
        return PlaceMap.of(knowledge, sectorsPerCylinder, context);
    }
}
