package org.spindle.workload.synthetic;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.config.Validated;
import org.spindle.spi.sim.RandomStream;

/** A distribution of numbers of requests that belong together. */
public sealed interface CountDistribution {

    /** One number, at least 1. */
    long draw(RandomStream random);

    /** Always the same. */
    @TypeName("constant")
    @Doc("Always the same number.")
    record Constant(@Doc("The number.") @Range(min = "1") long count) implements CountDistribution {

        @Override
        public long draw(RandomStream random) {
            return count;
        }
    }

    /** Between two bounds. */
    @TypeName("uniform")
    @Doc("Every number between two bounds with the same probability.")
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

    /** Without memory. */
    @TypeName("geometric")
    @Doc(
            "Geometrically distributed from 1 on: after each request the next one belongs to it with the same probability.")
    record Geometric(
            @Doc("Mean.") @Range(min = "1", max = "1e9") double mean) implements CountDistribution {

        @Override
        public long draw(RandomStream random) {
            return mean == 1 ? 1 : 1 + (long) (StrictMath.log(1 - random.nextDouble()) / StrictMath.log1p(-1 / mean));
        }
    }

    /** Heavy-tailed. */
    @TypeName("pareto")
    @Doc("Pareto distributed from a smallest number on, rounded down.")
    record Pareto(
            @Doc("Smallest number.") @Range(min = "1", max = "1000000000")
            long min,

            @Doc("Shape: the share of numbers above x falls as x to the power of minus it.")
            @Range(min = "0.1", max = "100")
            double shape)
            implements CountDistribution {

        @Override
        public long draw(RandomStream random) {
            return (long) (min * StrictMath.pow(1 - random.nextDouble(), -1 / shape));
        }
    }
}
