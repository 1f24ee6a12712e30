package org.spindle.spi.distribution;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.config.Validated;
import org.spindle.spi.sim.RandomStream;

/** A distribution of amounts of data or of distances; a distance may be negative, which means backwards. */
public sealed interface SizeDistribution {

    /** One value in bytes, not rounded, possibly negative. */
    double draw(RandomStream random);

    /** Always the same. */
    @TypeName("constant")
    @Doc("Always the same.")
    record Constant(@Doc("The size or distance.") Size size) implements SizeDistribution {

        @Override
        public double draw(RandomStream random) {
            return size.bytes();
        }
    }

    /** Between two bounds. */
    @TypeName("uniform")
    @Doc("Everything between two bounds with the same probability, before it is rounded.")
    record Uniform(
            @Doc("Lower bound.") Size min,

            @Doc("Upper bound.") Size max) implements SizeDistribution, Validated {

        @Override
        public double draw(RandomStream random) {
            return min.bytes() + (double) (max.bytes() - min.bytes()) * random.nextDouble();
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
    @Doc("Exponentially distributed, on top of a fixed part.")
    record Exponential(
            @Doc("Mean of the random part.") Size mean,

            @Doc("Fixed part.") @Default("0 B") Size base) implements SizeDistribution {

        @Override
        public double draw(RandomStream random) {
            return base.bytes() + mean.bytes() * random.nextExponential();
        }
    }

    /** Bell-shaped. */
    @TypeName("normal")
    @Doc("Normally distributed; may be negative.")
    record Normal(
            @Doc("Mean.") Size mean,

            @Doc("Standard deviation.") Size deviation) implements SizeDistribution {

        @Override
        public double draw(RandomStream random) {
            return mean.bytes() + deviation.bytes() * random.nextGaussian();
        }
    }

    /** Poisson distributed numbers of a unit. */
    @TypeName("poisson-count")
    @Doc("A Poisson distributed number of units, on top of a fixed part.")
    record PoissonCount(
            @Doc("Mean number of units.") @Range(min = "0", max = "600")
            double mean,

            @Doc("The unit.") @Default("1 sector") Size unit,

            @Doc("Fixed part.") @Default("0 B") Size base)
            implements SizeDistribution {

        @Override
        public double draw(RandomStream random) {
            return base.bytes() + (double) unit.bytes() * Counts.poisson(mean, random);
        }
    }

    /** One of two. */
    @TypeName("two-value")
    @Doc("One of two.")
    record TwoValue(
            @Doc("The one.") Size value,

            @Doc("The other.") Size other,

            @Doc("Probability of the other.") @Range(min = "0", max = "1")
            double probability)
            implements SizeDistribution {

        @Override
        public double draw(RandomStream random) {
            return (random.nextDouble() < probability ? other : value).bytes();
        }
    }
}
