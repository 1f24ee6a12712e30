package org.spindle.workload.model;

import java.util.List;
import java.util.function.Function;
import org.spindle.spi.Parts;
import org.spindle.spi.config.Size;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.synthetic.GeneratedTrace;
import org.spindle.workload.synthetic.GeneratorContext;
import org.spindle.workload.synthetic.SyntheticWorkload;
import org.spindle.workload.synthetic.Target;

/**
 * A trace and the synthetic workload fitted to it.
 *
 * @param name name of the trace
 * @param profile profile of the trace
 * @param workload the model
 * @param comparison comparison of the trace with the same number of requests of the model
 */
public record TraceModel(
        String name, TraceProfile profile, SyntheticWorkload workload, List<ModelFidelity> comparison) {

    public TraceModel {
        comparison = List.copyOf(comparison);
    }

    /**
     * Fits models and returns the closest one. The trace is read twice, because its length must be known before it is
     * counted by windows of time.
     *
     * @param first the trace
     * @param second the same trace
     * @param name of the trace
     * @param streams returns a random stream for each purpose, to generate the requests for comparison
     * @throws org.spindle.spi.trace.TraceException if the trace cannot be read, or lacks data that a model needs
     */
    public static TraceModel of(
            TraceReader first, TraceReader second, String name, Function<String, RandomStream> streams) {
        TraceProfile profile = TraceProfile.of(second, TraceSpan.of(first, name));
        TraceModel one = of(name, profile, ModelFit.of(profile, false), streams);
        TraceModel other = of(name, profile, ModelFit.of(profile, true), streams);
        return ModelFidelity.worst(other.comparison) < ModelFidelity.worst(one.comparison) ? other : one;
    }

    /** Fits one model. Windows of time are those of the whole cascade, which need not begin and end with an arrival. */
    private static TraceModel of(
            String name, TraceProfile profile, SyntheticWorkload workload, Function<String, RandomStream> streams) {
        TraceSpan span = new TraceSpan(workload.requests(), 0, 0, profile.span().nanos());
        try (TraceReader trace = new GeneratedTrace(workload, new Devices(workload.devices(), streams))) {
            return new TraceModel(name, profile, workload, ModelFidelity.of(profile, TraceProfile.of(trace, span)));
        }
    }

    /** Devices of exactly sufficient size. */
    private record Devices(List<Target> targets, Function<String, RandomStream> streams) implements GeneratorContext {

        @Override
        public List<String> devices() {
            return targets.stream().map(Target::device).toList();
        }

        @Override
        public long sectors(int device) {
            Size to = targets.get(device).to();
            return to == null ? Long.MAX_VALUE / Size.SECTOR : to.sectors();
        }

        /** Returns no factory of parts: a fitted model has no configured parts. */
        @Override
        public Parts parts() {
            return Parts.NONE;
        }

        @Override
        public RandomStream random(String purpose) {
            return streams.apply(purpose);
        }
    }
}
