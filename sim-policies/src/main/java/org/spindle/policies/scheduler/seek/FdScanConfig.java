package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("Feasible-deadline scan: moves towards the request with the nearest deadline that can still be met and serves"
        + " the requests on the way; serves the nearest request if no deadline can be met (Abbott and"
        + " Garcia-Molina 1990).")
public record FdScanConfig(
        @Doc("Assumed service time of a request: a deadline nearer than that cannot be met.")
        @Default("15 ms")
        @Range(min = "0 ms", max = "1 h")
        Time service,

        @Inline DeadlineSearchConfig deadlines,
        @Inline PlaceConfig places) {}
