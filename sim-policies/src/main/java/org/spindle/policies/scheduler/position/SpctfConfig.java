package org.spindle.policies.scheduler.position;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc(
        "Shortest positioning or cache time first: SPTF that takes reads of which the drive's buffer holds the beginning to need no "
                + "time. With w or a limit, aged or weighted. Needs a device that tells positions.")
public record SpctfConfig(@Inline PredictionConfig prediction) {}
