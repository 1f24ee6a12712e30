package org.spindle.workload.synthetic;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.distribution.TimeDistribution;

/** When generated requests are sent. */
public sealed interface Arrivals {

    /** Whatever the system makes of them. */
    @TypeName("open")
    @Doc("Requests are sent after random times, whether or not earlier ones are complete.")
    record Open(
            @Doc("Time between one request and the next, and before the first.")
            TimeDistribution interarrival) implements Arrivals {}

    /** By users who wait for completion and think. */
    @TypeName("closed")
    @Doc("A fixed number of users, each of whom thinks, sends a request, waits for its completion, and thinks again.")
    record Closed(
            @Doc("Number of users.") @Default("1") @Range(min = "1", max = "1000000")
            int population,

            @Doc("Think time before each request.") @Default("{type: constant, time: 0 ms}")
            TimeDistribution think)
            implements Arrivals {}
}
