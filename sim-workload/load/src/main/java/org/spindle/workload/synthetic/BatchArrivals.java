package org.spindle.workload.synthetic;

import org.spindle.spi.Parts;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.sim.RandomStream;

/** Arrivals in batches. */
final class BatchArrivals implements ArrivalProcess {

    private final OpenPattern.Batches config;
    private final TimeDistribution interval;
    private final TimeDistribution spacing;
    private final RandomStream random;
    private long left;

    BatchArrivals(OpenPattern.Batches config, RandomStream random, Parts parts) {
        this.config = config;
        interval = parts.make(TimeDistributionFactory.KIND, config.interval());
        spacing = parts.make(TimeDistributionFactory.KIND, config.spacing());
        this.random = random;
    }

    @Override
    public double nextGap() {
        if (left > 0) {
            left--;
            return spacing.draw(random);
        }
        left = config.size().draw(random) - 1;
        return interval.draw(random);
    }
}
