package org.spindle.policies.scheduler.seek;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerContext;

/** Configuration keys of the schedulers that use the places of requests. */
@Doc("Where a scheduler assumes sectors to be.")
public record PlaceConfig(
        @Doc("What the scheduler knows of the location of sectors.") @Default("lbn")
        Knowledge knowledge,

        @Doc("Sectors per cylinder assumed for knowledge: fixed-map; the drive's mean if absent.")
        @Range(min = "1")
        @Nullable
        Integer sectorsPerCylinder)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (sectorsPerCylinder != null && knowledge != Knowledge.FIXED_MAP) {
            problems.report(
                    "sectorsPerCylinder",
                    "sectorsPerCylinder has an effect with knowledge: fixed-map only",
                    "no sectorsPerCylinder, or knowledge: fixed-map");
        }
    }

    PlaceMap map(SchedulerContext context) {
        return PlaceMap.of(knowledge, sectorsPerCylinder, context);
    }
}
