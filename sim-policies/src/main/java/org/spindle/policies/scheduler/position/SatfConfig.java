package org.spindle.policies.scheduler.position;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc(
        "Shortest access time first: the request whose last sector has passed the head soonest. With w or a limit, aged or "
                + "weighted. Needs a device that tells positions.")
public record SatfConfig(@Inline PredictionConfig prediction) {}
