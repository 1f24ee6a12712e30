package org.spindle.disk.fixed;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.config.Validated;
import org.spindle.spi.sim.RandomStream;

/** A distribution of service times. */
public sealed interface ServiceTime {

    /** One value in nanoseconds, not negative. */
    double draw(RandomStream random);

    /** Deterministic service, the D of M/D/1. */
    @TypeName("constant")
    @Doc("Always the same time.")
    record Constant(
            @Doc("The time.") @Range(min = "0 ms", max = "1000 d")
            Time time) implements ServiceTime {

        @Override
        public double draw(RandomStream random) {
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
        public double draw(RandomStream random) {
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
}
