package org.spindle.workload.synthetic;

import org.spindle.spi.BuiltInTypes.Distribution;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.distribution.TimeDistributionFactory;

/** Config of the arrival pattern {@code closed}. */
@Doc("A fixed number of users, each of whom thinks, sends a request, waits for its completion, and thinks again.")
public record ClosedPattern(
        @Doc("Number of users.") @Default("1") @Range(min = "1", max = "1000000")
        int population,

        @Doc("Think time before each request.")
        @OfKind(TimeDistributionFactory.class)
        @Default("{type: " + Distribution.CONSTANT + ", time: 0 ms}")
        Component think) {}
