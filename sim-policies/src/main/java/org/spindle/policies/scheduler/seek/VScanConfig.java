package org.spindle.policies.scheduler.seek;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerContext;

@Doc(
        "V-SCAN(R): the nearest request, where turning round costs a part of the way across the disk. 0 is SSTF, 1 is LOOK, both "
                + "measured from the start of the last request.")
public record VScanConfig(
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
