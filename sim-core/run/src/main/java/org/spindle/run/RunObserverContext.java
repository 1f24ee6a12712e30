package org.spindle.run;

import org.spindle.random.PurposeStreams;
import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.observer.ObserverFile;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of one observer. */
record RunObserverContext(
        String name, EventLoop clock, Metrics metrics, PurposeStreams streams, Parts parts, ObserverFindings findings)
        implements ObserverContext {

    @Override
    public long now() {
        return clock.now();
    }

    @Override
    public RandomStream random(String purpose) {
        return streams.of(purpose);
    }

    @Override
    public ObserverFile file(String file, String doc) {
        return findings.file(name, file, doc);
    }

    @Override
    public void series(String series, String unit, long intervalNs, double... points) {
        findings.series(name, series, unit, intervalNs, points);
    }
}
