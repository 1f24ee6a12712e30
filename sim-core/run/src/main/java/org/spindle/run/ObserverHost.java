package org.spindle.run;

import java.util.HashMap;
import java.util.Map;
import org.spindle.random.RandomStreams;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.observer.ObserverFile;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of one observer. */
final class ObserverHost implements ObserverContext {

    private final String name;
    private final EventLoop clock;
    private final Metrics metrics;
    private final RandomStreams streams;
    private final ObserverFindings findings;
    private final Map<String, RandomStream> randoms = new HashMap<>();

    ObserverHost(String name, EventLoop clock, Metrics metrics, RandomStreams streams, ObserverFindings findings) {
        this.name = name;
        this.clock = clock;
        this.metrics = metrics;
        this.streams = streams;
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
        return randoms.computeIfAbsent(purpose, p -> streams.stream("observers." + name + "." + p));
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
