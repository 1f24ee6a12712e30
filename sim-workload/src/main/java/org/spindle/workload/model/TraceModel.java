package org.spindle.workload.model;

import java.util.List;
import java.util.function.Function;
import org.spindle.spi.config.Size;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.synthetic.GeneratedTrace;
import org.spindle.workload.synthetic.Surroundings;
import org.spindle.workload.synthetic.SyntheticWorkload;
import org.spindle.workload.synthetic.Target;

/**
 * A trace and the synthetic workload fitted to it.
 *
 * @param name of the trace
 * @param profile of the trace
 * @param workload the model
 */
public record TraceModel(String name, TraceProfile profile, SyntheticWorkload workload) {

    /**
     * Fits a model. The trace is read twice, because it can be counted by windows of time only when its length is known.
     *
     * @param first the trace
     * @param second the same trace
     * @param name of the trace
     * @throws org.spindle.spi.trace.TraceException if the trace cannot be read, or has not what a model needs
     */
    public static TraceModel of(TraceReader first, TraceReader second, String name) {
        TraceProfile profile = TraceProfile.of(second, TraceSpan.of(first, name));
        return new TraceModel(name, profile, ModelFit.of(profile));
    }

    /**
     * Generates as many requests as the trace has and compares.
     *
     * @param streams makes a random stream for each purpose
     */
    public List<Comparison> comparison(Function<String, RandomStream> streams) {
        return Comparison.of(profile, generated(streams));
    }

    /** Windows of time are those of the whole cascade, which need not begin and end with an arrival. */
    private TraceProfile generated(Function<String, RandomStream> streams) {
        TraceSpan span = new TraceSpan(workload.requests(), 0, 0, profile.span().nanos());
        try (TraceReader trace = new GeneratedTrace(workload, new Devices(workload.devices(), streams))) {
            return TraceProfile.of(trace, span);
        }
    }

    /** Devices just large enough. */
    private record Devices(List<Target> targets, Function<String, RandomStream> streams) implements Surroundings {

        @Override
        public List<String> devices() {
            return targets.stream().map(Target::device).toList();
        }

        @Override
        public long sectors(int device) {
            Size to = targets.get(device).to();
            return to == null ? Long.MAX_VALUE / Size.SECTOR : to.sectors();
        }

        @Override
        public RandomStream random(String purpose) {
            return streams.apply(purpose);
        }
    }
}
