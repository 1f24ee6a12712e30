package org.spindle.disk.fixed;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.config.Validated;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceException;

/** A distribution of service times, or those that were recorded. */
public sealed interface ServiceTime {

    /**
     * The time that a request takes, in nanoseconds, not negative.
     *
     * @throws TraceException if it depends on what the request's trace does not tell
     */
    double draw(Request request, RandomStream random);

    /** Deterministic service, the D of M/D/1. */
    @TypeName("constant")
    @Doc("Always the same time.")
    record Constant(
            @Doc("The time.") @Range(min = "0 ms", max = "1000 d")
            Time time) implements ServiceTime {

        @Override
        public double draw(Request request, RandomStream random) {
            return time.inNanos();
        }
    }

    /** Memoryless service, the second M of M/M/1. */
    @TypeName("exponential")
    @Doc("Exponentially distributed times.")
    record Exponential(
            @Doc("Mean.") @Range(min = "0 ms", max = "1000 d")
            Time mean) implements ServiceTime {

        @Override
        public double draw(Request request, RandomStream random) {
            return mean.inNanos() * random.nextExponential();
        }
    }

    /** Between two bounds. */
    @TypeName("uniform")
    @Doc("Every time between two bounds with the same probability.")
    record Uniform(
            @Doc("Lower bound.") @Range(min = "0 ms", max = "1000 d")
            Time min,

            @Doc("Upper bound.") @Range(min = "0 ms", max = "1000 d")
            Time max)
            implements ServiceTime, Validated {

        @Override
        public double draw(Request request, RandomStream random) {
            return min.inNanos() + (max.inNanos() - min.inNanos()) * random.nextDouble();
        }

        @Override
        public void validate(Problems problems) {
            if (max.compareTo(min) < 0) {
                problems.report("max", max + " is less than min, " + min, "at least " + min);
            }
        }
    }

    /** What the trace says. */
    @TypeName("recorded")
    @Doc("The time that the request took when its trace was recorded. A trace without such times is refused.")
    record Recorded(
            @Doc("Which of the recorded times.") @Default("service")
            RecordedTime of) implements ServiceTime {

        @Override
        public double draw(Request request, RandomStream random) {
            long time = of.in(request);
            if (time == Request.NONE) {
                throw new TraceException(
                        "request " + request + " has no recorded " + of.words() + " time; service: {type: recorded} needs"
                                + " a trace that has them");
            }
            return time;
        }
    }
}
