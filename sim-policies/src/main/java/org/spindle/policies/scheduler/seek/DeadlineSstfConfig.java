package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;

@Doc("Deadline-weighted shortest seek first: of the requests with the nearest deadlines, selects the one with the"
        + " least weighted sum of distance and time to its deadline (Chen, Stankovic, Kurose and Towsley"
        + " 1991, SSEDV).")
public record DeadlineSstfConfig(
        @Doc("Weight w of the distance in sectors or cylinders; 1 - w is the weight of the time to the deadline in"
                + " ms.")
        @Default("0.8")
        @Range(min = "0", max = "1")
        double distance,

        @Doc("Number of requests compared, those with the nearest deadlines.")
        @Default("3")
        @Range(min = "1", max = "1000")
        int window,

        @Inline DeadlineSearchConfig deadlines,
        @Inline PlaceConfig places) {}
