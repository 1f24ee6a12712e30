package org.spindle.policies.scheduler.seek;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("Elevator: onward in one direction as long as anything waits there, then back.")
public record LookConfig(
        @Inline PlaceConfig places,

        @Doc("What DiskSim does otherwise, to be reproduced; nothing by default.") @Default("[]")
        List<LookCompat> compat) {}
