package org.spindle.workload.synthetic;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.sim.RandomStream;

/** A distribution of the lengths of periods that follow each other, from which one can also begin in the middle of one. */
public sealed interface Periods {

    /** A whole period in nanoseconds. */
    double draw(RandomStream random);

    /** What is left, in nanoseconds, of the period that lies over an arbitrary instant: the equilibrium distribution. */
    double drawRest(RandomStream random);

    /** Mean of whole periods in nanoseconds. */
    double meanNanos();

    /** Heavy-tailed. */
    @TypeName("pareto")
    @Doc("Pareto distributed: the share of periods longer than x falls as x to the power of minus the shape.")
    record Pareto(
            @Doc("Mean.") @Range(min = "1 ns", max = "1000 d")
            Time mean,

            @Doc(
                    "Shape. Below 2 the variance is infinite and the superposition of many sources self-similar, with a Hurst"
                            + " parameter of (3 - shape) / 2.")
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

        /** Uniform up to the shortest period, beyond it Pareto distributed with a shape less by 1, which has weight 1/shape. */
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

    /** Without memory. */
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

    /** Always the same. */
    @TypeName("constant")
    @Doc("Always the same.")
    record Constant(
            @Doc("The time.") @Range(min = "1 ns", max = "1000 d")
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
