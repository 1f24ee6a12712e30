package org.spindle.policies.scheduler.seek;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerContext;

/** The keys of the schedulers that go by the places of requests. */
@Doc("Where a scheduler takes sectors to be.")
public record PlaceConfig(
        @Doc("What the scheduler knows of where sectors are.") @Default("lbn")
        Knowledge knowledge,

        @Doc("Sectors that a cylinder is taken to hold, for knowledge: fixed-map; the drive's mean if absent.")
        @Range(min = "1")
        @Nullable
        Integer sectorsPerCylinder)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (sectorsPerCylinder != null && knowledge != Knowledge.FIXED_MAP) {
            problems.report(
                    "sectorsPerCylinder",
                    "sectorsPerCylinder is of use to a scheduler with knowledge: fixed-map only",
                    "leave it out, or write knowledge: fixed-map");
        }
    }

    PlaceMap map(SchedulerContext context) {
        return PlaceMap.of(knowledge, sectorsPerCylinder, context);
    }
}
