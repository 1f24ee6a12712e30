package org.example.deadline;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;

/** Config of the scheduler {@code example.fd-scan}. */
@Doc("The nearest request on the way to the nearest deadline that can be met.")
public record FdScanConfig(
        @Doc("Deadline of a read, from its arrival.") @Default("50 ms")
        Time reads,

        @Doc("Deadline of a write, from its arrival.") @Default("500 ms")
        Time writes,

        @Doc("What a request is taken to need. A deadline that is nearer than that cannot be met.") @Default("10 ms")
        Time service) {}
