package org.spindle.workload.synthetic;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.config.Validated;
import org.spindle.spi.sim.RandomStream;

/** A distribution of spans of time. */
public sealed interface Interval {

    /** One value in nanoseconds, not negative. */
    double draw(RandomStream random);

    /** Always the same. */
    @TypeName("constant")
    @Doc("Always the same time.")
    record Constant(
            @Doc("The time.") @Range(min = "0 ms", max = "1000 d")
            Time time) implements Interval {

        @Override
        public double draw(RandomStream random) {
            return time.inNanos();
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
            implements Interval, Validated {

        @Override
        public double draw(RandomStream random) {
            return min.inNanos() + (max.inNanos() - min.inNanos()) * random.nextDouble();
        }

        @Override
        public void validate(Problems problems) {
            if (max.compareTo(min) < 0) {
                problems.report("max", max + " is less than min, " + min, "at least " + min);
            }
        }
    }

    /** Without memory. */
    @TypeName("exponential")
    @Doc("Exponentially distributed times.")
    record Exponential(
            @Doc("Mean.") @Range(min = "0 ms", max = "1000 d")
            Time mean) implements Interval {

        @Override
        public double draw(RandomStream random) {
            return mean.inNanos() * random.nextExponential();
        }
    }

    /** Without memory, by its rate. */
    @TypeName("poisson")
    @Doc("Exponentially distributed times, given by their rate: arrivals of a Poisson process.")
    record Poisson(
            @Doc("Mean number of requests per second.") @Range(min = "1e-6", max = "1e9")
            double rate) implements Interval {

        @Override
        public double draw(RandomStream random) {
            return 1e9 / rate * random.nextExponential();
        }
    }
}
