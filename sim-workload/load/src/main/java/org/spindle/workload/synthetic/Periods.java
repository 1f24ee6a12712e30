package org.spindle.workload.synthetic;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.sim.RandomStream;

/** A distribution of the lengths of successive periods that also provides the rest of a period in progress. */
public sealed interface Periods {

    /** Draws a period, in nanoseconds. */
    double draw(RandomStream random);

    /** Draws the rest, in nanoseconds, of the period in progress at an arbitrary time: the equilibrium distribution. */
    double drawRest(RandomStream random);

    /** Returns the mean period in nanoseconds. */
    double meanNanos();

    /** Pareto distribution. */
    @TypeName("pareto")
    @Doc("Pareto distributed: the fraction of periods longer than x decreases as x^-shape.")
    record Pareto(
            @Doc("Mean.") @Range(min = "1 ns", max = "1000 d")
            Time mean,

            @Doc("Shape. Below 2 the variance is infinite and the superposition of many sources is self-similar,"
                    + " with a Hurst parameter of (3 - shape) / 2.")
            @Range(min = "1.01", max = "100")
            double shape)
            implements Periods {

        private double shortest() {
            return mean.inNanos() * (shape - 1) / shape;
        }

        @Override
        public double draw(RandomStream random) {
            return shortest() * StrictMath.pow(1 - random.nextDouble(), -1 / shape);
        }

        /** Draws from a uniform distribution up to the shortest period and a Pareto distribution beyond it, with shape - 1 and weight 1/shape. */
        @Override
        public double drawRest(RandomStream random) {
            double u = 1 - random.nextDouble();
            return u > 1 / shape
                    ? shortest() * (1 - u) / (1 - 1 / shape)
                    : shortest() * StrictMath.pow(u * shape, -1 / (shape - 1));
        }

        @Override
        public double meanNanos() {
            return mean.inNanos();
        }
    }

    /** Exponential distribution. */
    @TypeName("exponential")
    @Doc("Exponentially distributed.")
    record Exponential(
            @Doc("Mean.") @Range(min = "1 ns", max = "1000 d")
            Time mean) implements Periods {

        @Override
        public double draw(RandomStream random) {
            return mean.inNanos() * random.nextExponential();
        }

        @Override
        public double drawRest(RandomStream random) {
            return draw(random);
        }

        @Override
        public double meanNanos() {
            return mean.inNanos();
        }
    }

    /** A constant. */
    @TypeName("constant")
    @Doc("A constant length.")
    record Constant(
            @Doc("The length.") @Range(min = "1 ns", max = "1000 d")
            Time time) implements Periods {

        @Override
        public double draw(RandomStream random) {
            return time.inNanos();
        }

        @Override
        public double drawRest(RandomStream random) {
            return time.inNanos() * random.nextDouble();
        }

        @Override
        public double meanNanos() {
            return time.inNanos();
        }
    }
}
