package org.spindle.policies.scheduler.seek;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** The keys of the schedulers that go by deadlines. */
@Doc("Until when requests should be complete, counted from their arrival.")
public record DeadlineSearchConfig(
        @Doc("For time-critical requests.") @Default("0 ms") @Range(min = "0 ms", max = "1 d")
        Time critical,

        @Doc("For time-limited requests whose time limit is not known; otherwise that is what counts.")
        @Default("20 ms")
        @Range(min = "0 ms", max = "1 d")
        Time limited,

        @Doc("For time-noncritical requests; they have no deadline if absent.")
        @Range(min = "0 ms", max = "365 d")
        @Nullable
        Time noncritical) {

    RequestDeadlines deadlines() {
        return new RequestDeadlines(
                critical.nanos(), limited.nanos(), noncritical == null ? RequestDeadlines.NEVER : noncritical.nanos());
    }
}
