package org.spindle.disk.fixed;

import java.util.List;
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

    /** Mean in nanoseconds. */
    double meanNanos();

    /** Mean of the squares, in square nanoseconds. */
    double meanSquareNanos();

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

        @Override
        public double meanNanos() {
            return time.inNanos();
        }

        @Override
        public double meanSquareNanos() {
            return time.inNanos() * time.inNanos();
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

        @Override
        public double meanNanos() {
            return mean.inNanos();
        }

        @Override
        public double meanSquareNanos() {
            return 2 * mean.inNanos() * mean.inNanos();
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
        public double meanNanos() {
            return (min.inNanos() + max.inNanos()) / 2;
        }

        @Override
        public double meanSquareNanos() {
            return meanNanos() * meanNanos() + (max.inNanos() - min.inNanos()) * (max.inNanos() - min.inNanos()) / 12;
        }

        @Override
        public void validate(Problems problems) {
            if (max.compareTo(min) < 0) {
                problems.report("max", max + " is less than min, " + min, "at least " + min);
            }
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
            implements ServiceTime {

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
    record OneOf(@Doc("The times.") List<Share> times) implements ServiceTime, Validated {

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
