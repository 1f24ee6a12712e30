package org.spindle.workload.replay;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
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

    /** At the recorded times of several sections of the trace at once. */
    @TypeName("folded")
    @Doc(
            "The trace is cut into sections, and as many consecutive sections as the factor says are laid upon each other and"
                    + " sent at their recorded times (trace folding, Ganger 1995, section 3.3.3). Unlike a scale this keeps the"
                    + " times within each section. The records of all sections that lie upon each other are in memory.")
    record Folded(
            @Doc("Length of a section: long enough that requests which belong together stay together.")
            @Default("20 s")
            @Range(min = "1 ns", max = "1000 d")
            Time section,

            @Doc("Sections that are laid upon each other: the factor by which the load grows.")
            @Default("2")
            @Range(min = "1", max = "10000")
            int factor)
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

    /** Each stream in turn, with pauses. */
    @TypeName("per-stream")
    @Doc(
            "Each stream sends one request at a time: the next is sent when the one before is complete, or later by the"
                    + " recorded time between the two arrivals if that is longer than the threshold (Ganger 1995, section 3.2).")
    record PerStream(
            @Doc("What makes a stream.") @Default("process") StreamKey streams,

            @Doc("Recorded times between arrivals up to this are taken for waiting, longer ones for thinking.")
            @Default("1 s")
            @Range(min = "0 ms", max = "1000 d")
            Time threshold)
            implements ReplayDiscipline {}

    /** Cause and effect kept. */
    @TypeName("dependent")
    @Doc(
            "Each request is sent its recorded think time after the completion of its parent: the request that was the last"
                    + " to complete before it arrived, when the trace was recorded (Hsu 2003, section 3.4.1). Needs response times.")
    record Dependent(
            @Doc(
                    "Requests of a stream that may be sent out of their order: those behind wait until one of them is sent.")
            @Default("64")
            @Range(min = "1", max = "1000000")
            int window,

            @Doc(
                    "Speed of the processor relative to that of the traced system. It shortens the part of each think time that"
                            + " is processing, by the model of Hsu 2003, section 2.4. 1e9 is as good as an infinitely fast one.")
            @Default("1.0")
            @Range(min = "0.01", max = "1e9")
            double cpuSpeedUp,

            @Doc("What makes a stream. A request depends on requests of its own stream only.") @Default("trace")
            StreamKey streams)
            implements ReplayDiscipline {}

    /** No times at all. */
    @TypeName("as-fast-as-possible")
    @Doc("All requests are sent at the start, in the order of the trace; what the system cannot take yet waits in its"
            + " queues, and in memory. Recorded times are not used.")
    record AsFastAsPossible() implements ReplayDiscipline {}
}
