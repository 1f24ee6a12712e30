package org.example.load;

import org.spindle.spi.NoContext;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.sim.RandomStream;

/** Two times in turn. It does not provide its mean. */
public final class AlternatingTimes implements TimeDistribution {

    @Doc("Two times in turn.")
    public record Config(
            @Doc("The first, third, ...") Time first,

            @Doc("The second, fourth, ...") @Default("3 ms") Time second) {}

    public static final class Factory implements TimeDistributionFactory<Config> {
        @Override
        public TimeDistribution create(Config config, NoContext context) {
            return new AlternatingTimes(config);
        }
    }

    private final Config config;
    private boolean even;

    AlternatingTimes(Config config) {
        this.config = config;
    }

    @Override
    public double draw(RandomStream random) {
        even = !even;
        return (even ? config.first() : config.second()).inNanos();
    }
}
