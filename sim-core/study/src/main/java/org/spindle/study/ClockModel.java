package org.spindle.study;

import org.spindle.analytic.host.CounterTimestamps;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;

/** Clocks by which traces are taken. */
public sealed interface ClockModel extends AnalyticModel {

    @TypeName("counter-timestamps")
    @Doc(
            "An interval, taken by a fast counter that runs around and a clock that counts its interrupts (Ganger 1995, appendix C).")
    record Counter(
            @Doc("When it begins, from the start of both.") Time start,
            @Doc("How long it is.") Time interval,

            @Doc("How late the last interrupt of the clock was served when it begins, 10 ms at most.") @Default("0 ms")
            Time lateAtStart,

            @Doc("How late it was served when it ends, 10 ms at most.") @Default("0 ms")
            Time lateAtEnd)
            implements ClockModel {
        @Override
        public ModelFigures figures() {
            CounterTimestamps begin = CounterTimestamps.at(start.inNanos(), lateAtStart.inNanos());
            CounterTimestamps end = CounterTimestamps.at(start.inNanos() + interval.inNanos(), lateAtEnd.inNanos());
            return new ModelFigures()
                    .add("interval", "ms", interval.millis())
                    .add("recovered", "ms", end.since(begin) / 1e6)
                    .add("tick", "ms", CounterTimestamps.TICK / 1e6);
        }
    }
}
