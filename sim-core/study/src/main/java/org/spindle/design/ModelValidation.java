package org.spindle.design;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.design.Limit.Part;
import org.spindle.design.ResponseTime.Station;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;

/**
 * The figures of model and simulation of one organisation.
 *
 * @param label of the organisation
 */
public record ModelValidation(String label, List<ComparedFigure> lines) {

    /**
     * One figure.
     *
     * @param halfWidth of the 95 % confidence interval of the simulated figure; null if there is none
     */
    public record ComparedFigure(
            String figure,
            String unit,
            double model,
            double simulated,
            @Nullable Double halfWidth) {

        /** Returns simulated over model, minus 1. */
        public double difference() {
            return simulated / model - 1;
        }
    }

    public ModelValidation {
        lines = List.copyOf(lines);
    }

    /**
     * Compares the model with two runs.
     *
     * @param saturated run of {@link OrganisationScenario#saturated}
     * @param underLoad run of {@link OrganisationScenario#underLoad}; null if the load exceeds the organisation's throughput
     */
    public static ModelValidation of(Evaluation evaluation, RunResult saturated, @Nullable RunResult underLoad) {
        List<ComparedFigure> lines = new ArrayList<>();
        lines.add(new ComparedFigure(
                "I/Os per second at saturation",
                "1/s",
                evaluation.fullIops(),
                level(saturated, "system", "throughput"),
                null));
        ResponseTime response = evaluation.response();
        if (response != null && underLoad != null) {
            Metric.Distribution simulated = distribution(underLoad, "system", "response-time");
            Metric.Confidence confidence = simulated.ci95();
            lines.add(new ComparedFigure(
                    "response time",
                    "ms",
                    response.mean(),
                    simulated.mean(),
                    confidence == null ? null : confidence.halfWidth()));
            for (Station station : response.stations()) {
                lines.add(new ComparedFigure(
                        "utilisation of " + station.part().text(),
                        "",
                        station.utilisation(),
                        utilisation(underLoad, station.part(), evaluation.organisation()),
                        null));
            }
        }
        return new ModelValidation(evaluation.label(), lines);
    }

    private static double utilisation(RunResult result, Part part, SystemOrganisation organisation) {
        return switch (part) {
            case PROCESSOR, MEMORY, BUS -> level(result, part.text(), "utilisation");
            case STRINGS -> mean(result, "string", organisation.stringCount());
            case DISKS, ARMS -> mean(result, "disk", organisation.diskCount());
        };
    }

    private static double mean(RunResult result, String prefix, int count) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += level(result, prefix + i, "utilisation");
        }
        return sum / count;
    }

    private static double level(RunResult result, String component, String name) {
        return metric(result, component, name) instanceof Metric.Level level ? level.mean() : Double.NaN;
    }

    private static Metric.Distribution distribution(RunResult result, String component, String name) {
        if (metric(result, component, name) instanceof Metric.Distribution distribution) {
            return distribution;
        }
        throw new IllegalStateException("the run has no distribution " + component + "/" + name);
    }

    private static Metric.@Nullable Value metric(RunResult result, String component, String name) {
        return result.metrics().stream()
                .filter(metric -> metric.component().equals(component)
                        && metric.requestClass().equals("all")
                        && metric.name().equals(name))
                .map(Metric::value)
                .findFirst()
                .orElse(null);
    }
}
