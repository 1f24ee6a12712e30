package org.spindle.host.process;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;
import org.spindle.spi.distribution.TimeDistributionFactory;

/** How soon a process needs its requests. */
@Doc("How soon the process needs its requests.")
public record TimeCriticality(
        @Doc("Probability that the process waits for a request as soon as it has been sent (time-critical).")
        @Default("0")
        @Range(min = "0", max = "1")
        double critical,

        @Doc("Probability that the process continues until a time limit before it needs a request (time-limited)."
                + " It never waits for the remaining requests.")
        @Default("0")
        @Range(min = "0", max = "1")
        double limited,

        @Doc("The time limit of time-limited requests, from the sending of the request.")
        @OfKind(TimeDistributionFactory.class)
        @Nullable
        Component limit)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        Probabilities.checkSum(problems, "critical", critical, "limited", limited);
        if (limited > 0 && limit == null) {
            problems.report(
                    "limit", "requests may be time-limited, but no limit is given", "a distribution, or limited: 0");
        }
    }
}
