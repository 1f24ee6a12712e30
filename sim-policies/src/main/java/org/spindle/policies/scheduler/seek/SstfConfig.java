package org.spindle.policies.scheduler.seek;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerContext;

@Doc(
        "Shortest seek time first: the request nearest to the last one, which starves what is far away. With a map of cylinders, "
                + "what waits on the present cylinder first, in rising order of sectors.")
public record SstfConfig(
        @Doc("From which end of the last request distances are measured.") @Default("end")
        ReferenceEnd reference,

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
