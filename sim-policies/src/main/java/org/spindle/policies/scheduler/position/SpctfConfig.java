package org.spindle.policies.scheduler.position;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("Shortest positioning or cache time first: SPTF in which a read whose beginning is in the drive's buffer"
        + " takes no time. With w or a limit, aged or weighted. Needs a device that predicts positioning"
        + " times.")
public record SpctfConfig(@Inline PredictionConfig prediction) {}
