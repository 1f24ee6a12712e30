package org.spindle.workload.synthetic;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.config.Validated;
import org.spindle.spi.sim.RandomStream;

/** A distribution of the number of requests in a group, such as a run or a batch. */
public sealed interface CountDistribution {

    /** Draws a number, at least 1. */
    long draw(RandomStream random);

    /** A constant. */
    @TypeName("constant")
    @Doc("A constant number.")
    record Constant(@Doc("The number.") @Range(min = "1") long count) implements CountDistribution {

        @Override
        public long draw(RandomStream random) {
            return count;
        }
    }

    /** Uniform distribution. */
    @TypeName("uniform")
    @Doc("Uniformly distributed integers between two bounds.")
    record Uniform(
            @Doc("Smallest number.") @Range(min = "1", max = "1000000000")
            long min,

            @Doc("Largest number.") @Range(min = "1", max = "1000000000")
            long max)
            implements CountDistribution, Validated {

        @Override
        public long draw(RandomStream random) {
            return min + random.nextLong(max - min + 1);
        }

        @Override
        public void validate(Problems problems) {
            if (max < min) {
                problems.report("max", max + " is less than min, " + min, "at least " + min);
            }
        }
    }

    /** Geometric distribution. */
    @TypeName("geometric")
    @Doc("Geometrically distributed from 1 on: after each request the group continues with the same probability.")
    record Geometric(
            @Doc("Mean.") @Range(min = "1", max = "1e9") double mean) implements CountDistribution {

        @Override
        public long draw(RandomStream random) {
            return mean == 1 ? 1 : 1 + (long) (StrictMath.log(1 - random.nextDouble()) / StrictMath.log1p(-1 / mean));
        }
    }

    /** Pareto distribution. */
    @TypeName("pareto")
    @Doc("Pareto distributed from a minimum on, rounded down.")
    record Pareto(
            @Doc("Smallest number.") @Range(min = "1", max = "1000000000")
            long min,

            @Doc("Shape: the fraction of numbers above x decreases as x^-shape.") @Range(min = "0.1", max = "100")
            double shape)
            implements CountDistribution {

        @Override
        public long draw(RandomStream random) {
            return (long) (min * StrictMath.pow(1 - random.nextDouble(), -1 / shape));
        }
    }
}
