package org.spindle.cli.wiring;

import java.util.LinkedHashMap;
import java.util.Map;
import org.spindle.characterisation.AnalysisRecorder;
import org.spindle.characterisation.AnalysisResult;
import org.spindle.plugin.Contribution;
import org.spindle.random.RandomStreams;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Analyses of one trace in one pass. */
public final class TraceAnalyses {

    private record Made(String type, TraceAnalysis analysis) {}

    private record Context(String name, RandomStreams streams, Parts parts) implements AnalysisContext {
        @Override
        public RandomStream random(String purpose) {
            return streams.stream("analyses." + name + "." + purpose);
        }
    }

    /** The refusal of a configuration, which is no failure of the plugin that refuses it. */
    private static final class Refusal extends RuntimeException {

        private static final long serialVersionUID = 1;

        Refusal(IllegalArgumentException reason) {
            super(reason.getMessage(), reason);
        }
    }

    private static final long SEED = 1;

    private final SpindleProcess spindle;
    private final RandomStreams streams = new RandomStreams(SEED, 0);
    private final Map<String, Made> analyses = new LinkedHashMap<>();

    /**
     * Makes analyses.
     *
     * @param components by a name for each
     * @throws IllegalArgumentException if a configuration is invalid; the message names it
     */
    public TraceAnalyses(SpindleProcess spindle, Map<String, Component> components) {
        this.spindle = spindle;
        components.forEach((name, component) -> analyses.put(name, new Made(component.type(), made(name, component))));
    }

    private TraceAnalysis made(String name, Component component) {
        try {
            return spindle.attributing(() -> make(name, component));
        } catch (Refusal e) {
            throw new IllegalArgumentException("analysis " + component.type() + ": " + e.getMessage(), e.getCause());
        }
    }

    private TraceAnalysis make(String name, Component component) {
        try {
            return spindle.registry()
                    .make(AnalysisFactory.KIND, component, new Context(name, streams, spindle.registry()::make));
        } catch (IllegalArgumentException e) {
            throw new Refusal(e);
        }
    }

    /**
     * Passes all remaining records to them.
     *
     * @return their number
     * @throws org.spindle.spi.trace.TraceException if the trace cannot be read
     */
    public long read(TraceReader trace) {
        return spindle.attributing(() -> {
            TraceAnalysis[] all = analyses.values().stream().map(Made::analysis).toArray(TraceAnalysis[]::new);
            TraceRecord record = new TraceRecord();
            long read = 0;
            while (trace.next(record)) {
                read++;
                for (TraceAnalysis each : all) {
                    each.accept(record);
                }
            }
            return read;
        });
    }

    /** Returns the results, by the given names. */
    public Map<String, AnalysisResult> found() {
        Map<String, AnalysisResult> found = new LinkedHashMap<>();
        analyses.forEach((name, made) -> found.put(name, spindle.attributing(() -> {
            AnalysisRecorder findings = new AnalysisRecorder();
            made.analysis().report(findings);
            return findings.of(made.type(), doc(made.type()));
        })));
        return found;
    }

    private String doc(String type) {
        return spindle.registry().contributions(AnalysisFactory.KIND).stream()
                .filter(each -> each.type().equals(type))
                .map(Contribution::doc)
                .findFirst()
                .orElseThrow();
    }
}
