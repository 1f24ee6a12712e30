package org.spindle.policies.scheduler.position;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("Shortest access time first: selects the request whose last sector passes the head soonest. With w or a"
        + " limit, aged or weighted. Needs a device that predicts positioning times.")
public record SatfConfig(@Inline PredictionConfig prediction) {}
