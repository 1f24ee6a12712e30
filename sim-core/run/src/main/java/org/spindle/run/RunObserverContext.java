package org.spindle.run;

import org.spindle.random.PurposeStreams;
import org.spindle.random.RandomStreams;
import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.observer.ObserverFile;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of one observer. */
final class RunObserverContext implements ObserverContext {

    private final String name;
    private final EventLoop clock;
    private final Metrics metrics;
    private final PurposeStreams streams;
    private final Parts parts;
    private final ObserverFindings findings;

    RunObserverContext(
            String name,
            EventLoop clock,
            Metrics metrics,
            RandomStreams streams,
            Parts parts,
            ObserverFindings findings) {
        this.name = name;
        this.clock = clock;
        this.metrics = metrics;
        this.streams = new PurposeStreams(streams, "observers." + name);
        this.parts = parts;
        this.findings = findings;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public long now() {
        return clock.now();
    }

    @Override
    public Metrics metrics() {
        return metrics;
    }

    @Override
    public RandomStream random(String purpose) {
        return streams.of(purpose);
    }

    @Override
    public Parts parts() {
        return parts;
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
