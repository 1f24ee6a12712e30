package org.spindle.distribution;

import org.spindle.spi.BuiltInTypes;
import org.spindle.spi.Contributions;
import org.spindle.spi.Factory;
import org.spindle.spi.NoContext;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.distribution.SizeDistributionFactory;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.distribution.TimeDistributionFactory;

/** Announces the built-in distributions. */
public final class DistributionsPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        times(to, BuiltInTypes.Times.CONSTANT, ConstantTime.class);
        times(to, "uniform", UniformTime.class);
        times(to, "exponential", ExponentialTime.class);
        times(to, "poisson", PoissonTime.class);
        times(to, "normal", NormalTime.class);
        times(to, "poisson-count", PoissonCountTime.class);
        times(to, "two-value", TwoValueTime.class);
        times(to, "gamma", GammaTime.class);
        times(to, "one-of", OneOfTime.class);
        sizes(to, "constant", ConstantSize.class);
        sizes(to, "uniform", UniformSize.class);
        sizes(to, "exponential", ExponentialSize.class);
        sizes(to, "normal", NormalSize.class);
        sizes(to, "poisson-count", PoissonCountSize.class);
        sizes(to, "two-value", TwoValueSize.class);
    }

    // One factory serves every record that is a distribution: a class literal cannot say for which.
    @SuppressWarnings("unchecked")
    private static <C extends Record & TimeDistribution> void times(
            Contributions to, String type, Class<C> config) {
        var factory = (Class<? extends Factory<C, NoContext, TimeDistribution>>)
                (Class<?>) ConfiguredTimes.class;
        to.add(TimeDistributionFactory.KIND, type, config, factory);
    }

    @SuppressWarnings("unchecked")
    private static <C extends Record & SizeDistribution> void sizes(Contributions to, String type, Class<C> config) {
        var factory = (Class<? extends Factory<C, NoContext, SizeDistribution>>) (Class<?>) ConfiguredSizes.class;
        to.add(SizeDistributionFactory.KIND, type, config, factory);
    }
}
