package org.spindle.policies.scheduler.position;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("Shortest positioning time first: selects the request that the device can reach soonest by seek and rotation."
        + " With w, aged SPTF; with a limit, weighted STF. Needs a device that predicts positioning times.")
public record SptfConfig(@Inline PredictionConfig prediction) {}
