package org.spindle.policies.scheduler.seek;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** Configuration keys of the schedulers that use deadlines. */
@Doc("Deadlines of requests, counted from their arrival.")
public record DeadlineSearchConfig(
        @Doc("Deadline of time-critical requests.") @Default("0 ms") @Range(min = "0 ms", max = "1 d")
        Time critical,

        @Doc("Deadline of time-limited requests that have no known time limit; a known limit is the deadline.")
        @Default("20 ms")
        @Range(min = "0 ms", max = "1 d")
        Time limited,

        @Doc("Deadline of time-noncritical requests; none if absent.") @Range(min = "0 ms", max = "365 d") @Nullable
        Time noncritical) {

    RequestDeadlines deadlines() {
        return new RequestDeadlines(
                critical.nanos(), limited.nanos(), noncritical == null ? RequestDeadlines.NEVER : noncritical.nanos());
    }
}
