package org.spindle.workload.replay;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

/** When the requests of a trace are sent. */
public sealed interface ReplayDiscipline {

    /** At the recorded times, whatever the system makes of them. */
    @TypeName("open")
    @Doc("Requests are sent at the recorded times, whether or not earlier ones are complete.")
    record Open(
            @Doc("Rate multiplier: recorded interarrival times are divided by it (Worthington 1994, section 4.3).")
            @Default("1.0")
            @Range(min = "1e-6", max = "1e6")
            double scale)
            implements ReplayDiscipline {}

    /** A fixed number outstanding. */
    @TypeName("closed")
    @Doc("A fixed number of requests is outstanding: each completion sends the next. Recorded times are not used.")
    record Closed(
            @Doc("Requests outstanding.") @Default("1") @Range(min = "1", max = "1000000")
            int population) implements ReplayDiscipline {}

    /** One outstanding, with the recorded pauses. */
    @TypeName("recorded-think")
    @Doc("One request at a time; the next is sent its recorded think time after the completion of the one before.")
    record RecordedThink() implements ReplayDiscipline {}
}
