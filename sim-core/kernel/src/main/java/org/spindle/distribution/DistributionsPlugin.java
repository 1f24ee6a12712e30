package org.spindle.distribution;

import org.spindle.spi.BuiltInTypes.Distribution;
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

    public static final String POISSON = "poisson";
    public static final String GAMMA = "gamma";

    @Override
    public void contribute(Contributions to) {
        times(to, Distribution.CONSTANT, ConstantTime.class);
        times(to, Distribution.UNIFORM, UniformTime.class);
        times(to, Distribution.EXPONENTIAL, ExponentialTime.class);
        times(to, POISSON, PoissonTime.class);
        times(to, Distribution.NORMAL, NormalTime.class);
        times(to, Distribution.POISSON_COUNT, PoissonCountTime.class);
        times(to, Distribution.TWO_VALUE, TwoValueTime.class);
        times(to, GAMMA, GammaTime.class);
        times(to, "one-of", OneOfTime.class);
        sizes(to, Distribution.CONSTANT, ConstantSize.class);
        sizes(to, Distribution.UNIFORM, UniformSize.class);
        sizes(to, Distribution.EXPONENTIAL, ExponentialSize.class);
        sizes(to, Distribution.NORMAL, NormalSize.class);
        sizes(to, Distribution.POISSON_COUNT, PoissonCountSize.class);
        sizes(to, Distribution.TWO_VALUE, TwoValueSize.class);
    }

    // One factory serves every record that is a distribution: a class literal cannot say for which.
    @SuppressWarnings("unchecked")
    private static <C extends Record & TimeDistribution> void times(Contributions to, String type, Class<C> config) {
        var factory = (Class<? extends Factory<C, NoContext, TimeDistribution>>) (Class<?>) ConfiguredTimes.class;
        to.add(TimeDistributionFactory.KIND, type, config, factory);
    }

    @SuppressWarnings("unchecked")
    private static <C extends Record & SizeDistribution> void sizes(Contributions to, String type, Class<C> config) {
        var factory = (Class<? extends Factory<C, NoContext, SizeDistribution>>) (Class<?>) ConfiguredSizes.class;
        to.add(SizeDistributionFactory.KIND, type, config, factory);
    }
}
