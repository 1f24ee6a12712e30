package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/** Superposed fractal renewal processes. */
final class FractalArrivals implements ArrivalProcess {

    private final FractalRenewal renewal;
    private final RandomStream random;
    private final EarliestFirst arrivals;
    private double now;

    FractalArrivals(FractalRenewal renewal, RandomStream random) {
        this.renewal = renewal;
        this.random = random;
        double[] first = new double[(int) renewal.processes()];
        for (int i = 0; i < first.length; i++) {
            first[i] = renewal.first(random);
        }
        arrivals = new EarliestFirst(first);
    }

    @Override
    public double nextGap() {
        double at = arrivals.time();
        double gap = at - now;
        now = at;
        arrivals.advance(at + renewal.gap(random));
        return gap;
    }
}
