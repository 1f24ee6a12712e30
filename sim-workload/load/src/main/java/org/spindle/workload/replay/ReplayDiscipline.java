package org.spindle.workload.replay;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;

/** When the requests of a trace are sent. */
public sealed interface ReplayDiscipline {

    /** At the recorded times, regardless of completions. */
    @TypeName("open")
    @Doc("Requests are sent at the recorded times, whether or not earlier ones are complete.")
    record Open(
            @Doc("Rate multiplier: recorded interarrival times are divided by it (Worthington 1994, section 4.3).")
            @Default("1.0")
            @Range(min = "1e-6", max = "1e6")
            double scale)
            implements ReplayDiscipline {}

    /** At the recorded times of several sections of the trace at once. */
    @TypeName("folded")
    @Doc("The trace is cut into sections; consecutive sections, as many as the factor, are superposed and sent at"
            + " their recorded times (trace folding, Ganger 1995, section 3.3.3). Unlike a rate multiplier"
            + " this keeps the times within each section. The records of all superposed sections are held in"
            + " memory.")
    record Folded(
            @Doc("Length of a section: long enough to keep related requests together.")
            @Default("20 s")
            @Range(min = "1 ns", max = "1000 d")
            Time section,

            @Doc("Number of sections that are superposed: the factor by which the load grows.")
            @Default("2")
            @Range(min = "1", max = "10000")
            int factor)
            implements ReplayDiscipline {}

    /** A fixed number of requests outstanding. */
    @TypeName("closed")
    @Doc("A fixed number of requests is outstanding: each completion sends the next. Recorded times are not used.")
    record Closed(
            @Doc("Number of requests outstanding.") @Default("1") @Range(min = "1", max = "1000000")
            int population) implements ReplayDiscipline {}

    /** One request outstanding, with the recorded think times. */
    @TypeName("recorded-think")
    @Doc("One request at a time; the next is sent its recorded think time after the completion of the previous one.")
    record RecordedThink() implements ReplayDiscipline {}

    /** One request outstanding per stream, with long pauses kept. */
    @TypeName("per-stream")
    @Doc("Each stream sends one request at a time: the next is sent when the previous one is complete or, if the"
            + " recorded time between the two arrivals is longer than the threshold, that time later (Ganger"
            + " 1995, section 3.2).")
    record PerStream(
            @Doc("The streams: by process, by device, or the whole trace.") @Default("process")
            StreamKey streams,

            @Doc("Threshold: recorded times between arrivals up to this are attributed to waiting, longer ones to"
                    + " thinking.")
            @Default("1 s")
            @Range(min = "0 ms", max = "1000 d")
            Time threshold)
            implements ReplayDiscipline {}

    /** Dependencies kept. */
    @TypeName("dependent")
    @Doc("Each request is sent its recorded think time after the completion of its parent: the last request that"
            + " had completed before it arrived when the trace was recorded (Hsu 2003, section 3.4.1). Needs"
            + " response times.")
    record Dependent(
            @Doc("Window: requests that may be sent out of order; those behind wait until one of them" + " is sent.")
            @Default("64")
            @Range(min = "1", max = "1000000")
            int window,

            @Doc(
                    "What has a window: each stream, or the trace (all streams together; they then wait for each other). The thesis does"
                            + " not say which.")
            @Default("stream")
            WindowOf windowOf,

            @Doc("Speed of the processor relative to that of the traced system. It shortens the part of each think"
                    + " time that is processing, by the model of Hsu 2003, section 2.4. 1e9 is practically an"
                    + " infinitely fast processor.")
            @Default("1.0")
            @Range(min = "0.01", max = "1e9")
            double cpuSpeedUp,

            @Doc("The streams. A request depends on requests of its own stream only.") @Default("trace")
            StreamKey streams)
            implements ReplayDiscipline {

        /** What has a window of its own. */
        public enum WindowOf {
            STREAM,
            TRACE
        }
    }

    /** No times. */
    @TypeName("as-fast-as-possible")
    @Doc("All requests are sent at the start, in the order of the trace, and wait in the queues of the system; all are"
            + " held in memory. Recorded times are not used.")
    record AsFastAsPossible() implements ReplayDiscipline {}
}
