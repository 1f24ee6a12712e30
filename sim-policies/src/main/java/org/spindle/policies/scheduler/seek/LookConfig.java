package org.spindle.policies.scheduler.seek;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("Elevator: serves requests in one direction as long as any wait there, then reverses.")
public record LookConfig(
        @Inline PlaceConfig places,

        @Doc("Deviations of DiskSim to reproduce; none by default.") @Default("[]")
        List<LookCompat> compat) {}
