package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/** Superposed on/off sources, in equilibrium from the start. */
final class OnOffArrivals implements ArrivalProcess {

    private final OpenPattern.OnOff config;
    private final RandomStream random;

    /** End of the current on period of each source that sends; of a silent source, the end of its next on period. */
    private final double[] onUntil;

    private final EarliestFirst arrivals;
    private double now;

    OnOffArrivals(OpenPattern.OnOff config, RandomStream random) {
        this.config = config;
        this.random = random;
        onUntil = new double[config.sources()];
        double on = config.on().meanNanos();
        double share = on / (on + config.off().meanNanos());
        double[] first = new double[config.sources()];
        for (int i = 0; i < first.length; i++) {
            double begin = 0;
            if (random.nextDouble() < share) {
                onUntil[i] = config.on().drawRest(random);
            } else {
                begin = config.off().drawRest(random);
                onUntil[i] = begin + config.on().draw(random);
            }
            first[i] = arrivalAfter(begin, i);
        }
        arrivals = new EarliestFirst(first);
    }

    /**
     * Returns the first arrival of a source after a time at which it sends; as arrivals are memoryless, it is drawn
     * anew in each period.
     */
    private double arrivalAfter(double instant, int source) {
        double from = instant;
        while (true) {
            double at = from + 1e9 / config.rate() * random.nextExponential();
            if (at <= onUntil[source]) {
                return at;
            }
            from = onUntil[source] + config.off().draw(random);
            onUntil[source] = from + config.on().draw(random);
        }
    }

    @Override
    public double nextGap() {
        double at = arrivals.time();
        double gap = at - now;
        now = at;
        arrivals.advance(arrivalAfter(at, arrivals.source()));
        return gap;
    }
}
