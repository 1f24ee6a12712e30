package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/** Batches of arrivals. */
final class BatchArrivals implements ArrivalProcess {

    private final ArrivalPattern.Batches config;
    private final RandomStream random;
    private long left;

    BatchArrivals(ArrivalPattern.Batches config, RandomStream random) {
        this.config = config;
        this.random = random;
    }

    @Override
    public double nextGap() {
        if (left > 0) {
            left--;
            return config.spacing().draw(random);
        }
        left = config.size().draw(random) - 1;
        return config.interval().draw(random);
    }
}
