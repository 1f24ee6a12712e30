package org.spindle.spi.distribution;

import java.util.List;
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

    /** Mean in nanoseconds. */
    double meanNanos();

    /** Mean of the squares, in square nanoseconds. */
    double meanSquareNanos();

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

        @Override
        public double meanNanos() {
            return time.inNanos();
        }

        @Override
        public double meanSquareNanos() {
            return time.inNanos() * time.inNanos();
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
        public double meanNanos() {
            return (min.inNanos() + max.inNanos()) / 2;
        }

        @Override
        public double meanSquareNanos() {
            double width = max.inNanos() - min.inNanos();
            return meanNanos() * meanNanos() + width * width / 12;
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

        @Override
        public double meanNanos() {
            return base.inNanos() + mean.inNanos();
        }

        @Override
        public double meanSquareNanos() {
            return meanNanos() * meanNanos() + mean.inNanos() * mean.inNanos();
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

        @Override
        public double meanNanos() {
            return 1e9 / rate;
        }

        @Override
        public double meanSquareNanos() {
            return 2 * meanNanos() * meanNanos();
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

        private static final int STEPS = 4096;

        @Override
        public double draw(RandomStream random) {
            double drawn;
            do {
                drawn = mean.inNanos() + deviation.inNanos() * random.nextGaussian();
            } while (drawn < 0);
            return drawn;
        }

        @Override
        public double meanNanos() {
            return moment(1);
        }

        @Override
        public double meanSquareNanos() {
            return moment(2);
        }

        /** By Simpson's rule over eight standard deviations about the mean, as far as they are not negative. */
        private double moment(int power) {
            double sigma = deviation.inNanos();
            if (sigma == 0) {
                return power == 1 ? mean.inNanos() : mean.inNanos() * mean.inNanos();
            }
            double from = Math.max(0, mean.inNanos() - 8 * sigma);
            double step = (mean.inNanos() + 8 * sigma - from) / STEPS;
            double weighted = 0;
            double weights = 0;
            for (int i = 0; i <= STEPS; i++) {
                double x = from + i * step;
                double z = (x - mean.inNanos()) / sigma;
                double weight = (i == 0 || i == STEPS ? 1 : 2 + 2 * (i % 2)) * StrictMath.exp(-z * z / 2);
                weighted += weight * (power == 1 ? x : x * x);
                weights += weight;
            }
            return weighted / weights;
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

        @Override
        public double meanNanos() {
            return base.inNanos() + unit.inNanos() * mean;
        }

        @Override
        public double meanSquareNanos() {
            return meanNanos() * meanNanos() + unit.inNanos() * unit.inNanos() * mean;
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

        @Override
        public double meanNanos() {
            return probability * other.inNanos() + (1 - probability) * value.inNanos();
        }

        @Override
        public double meanSquareNanos() {
            return probability * other.inNanos() * other.inNanos()
                    + (1 - probability) * value.inNanos() * value.inNanos();
        }
    }

    /** Any mean and variation. */
    @TypeName("gamma")
    @Doc(
            "Gamma distributed times: Erlang for an scv of 1/2, 1/3, ..., exponential for 1, hyperexponential in kind above.")
    record Gamma(
            @Doc("Mean.") @Range(min = "0 ms", max = "1000 d")
            Time mean,

            @Doc("Squared coefficient of variation: variance over squared mean.") @Range(min = "0.0001", max = "1000")
            double scv)
            implements TimeDistribution {

        /** Marsaglia and Tsang 2000; shapes below 1 by the power of a uniform number (section 6). */
        @Override
        public double draw(RandomStream random) {
            double shape = 1 / scv;
            double boost = 1;
            if (shape < 1) {
                boost = StrictMath.pow(1 - random.nextDouble(), 1 / shape);
                shape += 1;
            }
            double d = shape - 1.0 / 3;
            double c = 1 / Math.sqrt(9 * d);
            while (true) {
                double x = random.nextGaussian();
                double v = 1 + c * x;
                v = v * v * v;
                if (v > 0
                        && StrictMath.log(1 - random.nextDouble()) < 0.5 * x * x + d - d * v + d * StrictMath.log(v)) {
                    return mean.inNanos() * scv * d * v * boost;
                }
            }
        }

        @Override
        public double meanNanos() {
            return mean.inNanos();
        }

        @Override
        public double meanSquareNanos() {
            return (1 + scv) * mean.inNanos() * mean.inNanos();
        }
    }

    /** A few times with their probabilities. */
    @TypeName("one-of")
    @Doc("One of several times.")
    record OneOf(@Doc("The times.") List<Share> times) implements TimeDistribution, Validated {

        public OneOf {
            times = List.copyOf(times);
        }

        @Override
        public double draw(RandomStream random) {
            double left = random.nextDouble() * total();
            int chosen = 0;
            while (chosen < times.size() - 1 && left >= times.get(chosen).share()) {
                left -= times.get(chosen).share();
                chosen++;
            }
            return times.get(chosen).time().inNanos();
        }

        @Override
        public double meanNanos() {
            double sum = 0;
            for (int i = 0; i < times.size(); i++) {
                sum += times.get(i).share() * times.get(i).time().inNanos();
            }
            return sum / total();
        }

        @Override
        public double meanSquareNanos() {
            double sum = 0;
            for (int i = 0; i < times.size(); i++) {
                double time = times.get(i).time().inNanos();
                sum += times.get(i).share() * time * time;
            }
            return sum / total();
        }

        private double total() {
            double total = 0;
            for (int i = 0; i < times.size(); i++) {
                total += times.get(i).share();
            }
            return total;
        }

        @Override
        public void validate(Problems problems) {
            if (!(total() > 0)) {
                problems.report("times", "the shares add up to nothing", "at least one time with a share above 0");
            }
        }
    }

    @Doc("A time and how often it occurs.")
    record Share(
            @Doc("How often, relative to the other shares.") @Range(min = "0", max = "1e9")
            double share,

            @Doc("The time.") @Range(min = "0 ms", max = "1000 d")
            Time time) {}
}
