package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.spindle.reports.DistributionMetric;
import org.spindle.reports.RunMetrics;
import org.spindle.result.Metric;

/**
 * What the mean response time of a run consists of. A result tells the parts that its components have declared as metrics
 * whose names end in {@code -time}: those of the queue time before {@code service-time}, those of the service time behind
 * it.
 */
final class ResponseParts {

    private static final String SUFFIX = "-time";
    private static final String QUEUE = "queue-time";
    private static final String SERVICE = "service-time";
    private static final String OVERHEAD = "overhead-time";
    private static final Set<String> WHOLES = Set.of("response-time", QUEUE, SERVICE, OVERHEAD);

    private final RunMetrics metrics;
    private final List<String> ofQueue = new ArrayList<>();
    private final List<String> ofService = new ArrayList<>();

    ResponseParts(RunMetrics metrics) {
        this.metrics = metrics;
        Set<String> names = new LinkedHashSet<>();
        for (Metric metric : metrics.of(RunMetrics.SYSTEM)) {
            if (metric.name().endsWith(SUFFIX)) {
                names.add(metric.name());
            }
        }
        boolean isBeforeDispatch = names.contains(SERVICE);
        for (String name : names) {
            isBeforeDispatch &= !name.equals(SERVICE);
            if (!WHOLES.contains(name)) {
                (isBeforeDispatch ? ofQueue : ofService).add(name);
            }
        }
    }

    /**
     * Returns the mean of each part over all requests of a class, by its name, in the order in which requests meet them.
     *
     * @param response the response times of the class
     */
    Map<String, Double> of(DistributionMetric response) {
        Map<String, Double> parts = new LinkedHashMap<>();
        double queue = mean(QUEUE, response);
        parts.put(shown(QUEUE), queue);
        for (String name : ofQueue) {
            double part = mean(name, response);
            queue -= part;
            parts.put(shown(name), part);
        }
        parts.put(shown(QUEUE), Math.max(0, queue));
        parts.put(shown(OVERHEAD), mean(OVERHEAD, response));
        for (String name : ofService) {
            parts.put(shown(name), mean(name, response));
        }
        return parts;
    }

    private double mean(String name, DistributionMetric response) {
        return metrics.distribution(RunMetrics.SYSTEM, response.requestClass(), name)
                .filter(part -> part.count() > 0)
                .map(part -> part.mean() * part.count() / response.count())
                .orElse(0.0);
    }

    private static String shown(String name) {
        return name.substring(0, name.length() - SUFFIX.length());
    }
}
