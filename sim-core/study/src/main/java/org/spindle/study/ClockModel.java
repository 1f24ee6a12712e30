package org.spindle.study;

import org.spindle.analytic.host.CounterTimestamps;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;

/** Clocks that take the timestamps of traces. */
public sealed interface ClockModel extends AnalyticModel {

    @TypeName("counter-timestamps")
    @Doc(
            "An interval, measured by a fast counter that wraps around and a clock that counts its interrupts (Ganger 1995, appendix C).")
    record Counter(
            @Doc("Start of the interval, from the start of both.")
            Time start,

            @Doc("Length of the interval.") Time interval,

            @Doc("Delay of the last interrupt of the clock before the start, at most 10 ms.") @Default("0 ms")
            Time lateAtStart,

            @Doc("Delay of the last interrupt of the clock before the end, at most 10 ms.") @Default("0 ms")
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
