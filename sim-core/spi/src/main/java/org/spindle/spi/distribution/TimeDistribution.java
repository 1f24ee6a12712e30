package org.spindle.spi.distribution;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.config.Validated;
import org.spindle.spi.sim.RandomStream;

/** A distribution of spans of time, which are never negative. */
public sealed interface TimeDistribution {

    /** One value in nanoseconds, not negative. */
    double draw(RandomStream random);

    /** Deterministic, the D of M/D/1. */
    @TypeName("constant")
    @Doc("Always the same time.")
    record Constant(
            @Doc("The time.") @Range(min = "0 ms", max = "1000 d")
            Time time) implements TimeDistribution {

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
            implements TimeDistribution, Validated {

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

    /** Memoryless, the M of M/M/1. */
    @TypeName("exponential")
    @Doc("Exponentially distributed times, on top of a fixed one.")
    record Exponential(
            @Doc("Mean of the random part.") @Range(min = "0 ms", max = "1000 d")
            Time mean,

            @Doc("Fixed part.") @Default("0 ms") @Range(min = "0 ms", max = "1000 d")
            Time base)
            implements TimeDistribution {

        /** Without a fixed part. */
        public Exponential(Time mean) {
            this(mean, Time.ZERO);
        }

        @Override
        public double draw(RandomStream random) {
            return base.inNanos() + mean.inNanos() * random.nextExponential();
        }
    }

    /** Memoryless, by its rate. */
    @TypeName("poisson")
    @Doc("Exponentially distributed times, given by their rate: arrivals of a Poisson process.")
    record Poisson(
            @Doc("Mean number per second.") @Range(min = "1e-6", max = "1e9")
            double rate) implements TimeDistribution {

        @Override
        public double draw(RandomStream random) {
            return 1e9 / rate * random.nextExponential();
        }
    }

    /** Bell-shaped, without its negative part. */
    @TypeName("normal")
    @Doc("Normally distributed times; a negative one is drawn again.")
    record Normal(
            @Doc("Mean before negative times are drawn again.") @Range(min = "0 ms", max = "1000 d")
            Time mean,

            @Doc("Standard deviation before negative times are drawn again.") @Range(min = "0 ms", max = "1000 d")
            Time deviation)
            implements TimeDistribution {

        @Override
        public double draw(RandomStream random) {
            double drawn;
            do {
                drawn = mean.inNanos() + deviation.inNanos() * random.nextGaussian();
            } while (drawn < 0);
            return drawn;
        }
    }

    /** Poisson distributed numbers of a unit. */
    @TypeName("poisson-count")
    @Doc("A Poisson distributed number of units of time, on top of a fixed time.")
    record PoissonCount(
            @Doc("Mean number of units.") @Range(min = "0", max = "600")
            double mean,

            @Doc("The unit.") @Range(min = "0 ms", max = "1000 d")
            Time unit,

            @Doc("Fixed part.") @Default("0 ms") @Range(min = "0 ms", max = "1000 d")
            Time base)
            implements TimeDistribution {

        @Override
        public double draw(RandomStream random) {
            return base.inNanos() + unit.inNanos() * Counts.poisson(mean, random);
        }
    }

    /** One of two. */
    @TypeName("two-value")
    @Doc("One of two times.")
    record TwoValue(
            @Doc("The one.") @Range(min = "0 ms", max = "1000 d")
            Time value,

            @Doc("The other.") @Range(min = "0 ms", max = "1000 d")
            Time other,

            @Doc("Probability of the other.") @Range(min = "0", max = "1")
            double probability)
            implements TimeDistribution {

        @Override
        public double draw(RandomStream random) {
            return (random.nextDouble() < probability ? other : value).inNanos();
        }
    }
}
