package org.spindle.policies.scheduler.seek;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc(
        "Shortest seek time first: the request nearest to the last one, which starves what is far away. With a map of cylinders, "
                + "what waits on the present cylinder first, in rising order of sectors.")
public record SstfConfig(
        @Doc("From which end of the last request distances are measured.") @Default("end")
        ReferenceEnd reference,

        @Inline PlaceConfig places,

        @Doc("What DiskSim does otherwise, to be reproduced; nothing by default.") @Default("[]")
        List<SstfCompat> compat) {}
