package org.spindle.reports;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.spindle.result.Metric;

/**
 * The parts of the mean response time of a run: the times that the components of the stack have declared, which are metrics of the
 * system whose names end in {@code -time}, and the remainder that belongs to none of them.
 */
public final class ResponseParts {

    private static final String SUFFIX = "-time";

    /** Times that are sums of parts. */
    private static final Set<String> SUMS = Set.of("response-time", "queue-time", "service-time", "waiting-time");

    private final RunMetrics metrics;
    private final Set<String> names = new LinkedHashSet<>();

    public ResponseParts(RunMetrics metrics) {
        this.metrics = metrics;
        for (Metric metric : metrics.of(RunMetrics.SYSTEM)) {
            if (metric.name().endsWith(SUFFIX) && !SUMS.contains(metric.name())) {
                names.add(metric.name());
            }
        }
    }

    /**
     * Returns the mean of each part over all requests of a class, by its name without {@code -time}, in the order of the
     * result.
     *
     * @param response the response times of the class
     */
    public Map<String, Double> of(DistributionMetric response) {
        Map<String, Double> parts = new LinkedHashMap<>();
        for (String name : names) {
            parts.put(name.substring(0, name.length() - SUFFIX.length()), mean(name, response));
        }
        return parts;
    }

    /**
     * Returns the shares of the parts in the mean response time, in tenths of a per cent that sum to 1000, without parts that are
     * 0. Empty if requests take no time.
     *
     * @param response the response times of the class
     */
    public Map<String, Integer> permille(DistributionMetric response) {
        return Shares.permille(of(response));
    }

    private double mean(String name, DistributionMetric response) {
        return metrics.distribution(RunMetrics.SYSTEM, response.requestClass(), name)
                .filter(part -> part.count() > 0)
                .map(part -> part.mean() * part.count() / response.count())
                .orElse(0.0);
    }
}
