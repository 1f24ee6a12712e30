package org.spindle;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.spindle.result.Metric;
import org.spindle.result.ResultJson;
import org.spindle.result.RunResult;

/** The results of a run. Undefined figures, such as the mean of no values, are NaN. */
public final class Measurements {

    private static final String SYSTEM = "system";
    private static final String ALL = "all";
    private static final String RESPONSE_TIME = "response-time";

    private final RunResult result;

    Measurements(RunResult result) {
        this.result = result;
    }

    /** Returns the response times of all requests. */
    public Times responseTime() {
        return responseTime(ALL);
    }

    /**
     * Returns the response times of a class of requests.
     *
     * @param requestClass such as {@code read}, {@code write} or {@code read-hit}
     * @throws NoSuchElementException if there was no request of that class
     */
    public Times responseTime(String requestClass) {
        return times(SYSTEM, requestClass, RESPONSE_TIME);
    }

    /**
     * Returns any metric of times.
     *
     * @param component such as {@code system}, {@code driver} or the name of a device
     * @param metric such as {@code queue-time} or {@code seek-time}
     * @throws NoSuchElementException if it was not measured, or its values are not times
     */
    public Times times(String component, String requestClass, String metric) {
        Metric found = metric(component, requestClass, metric);
        if (found.value() instanceof Metric.Distribution distribution
                && found.unit().equals("ms")) {
            return Times.of(distribution);
        }
        throw new NoSuchElementException(component + "/" + requestClass + "/" + metric
                + " is not a metric of times; it has the unit '" + found.unit() + "'");
    }

    /** Returns the requests completed per second after the warm-up. */
    public double requestsPerSecond() {
        return mean(SYSTEM, ALL, "throughput");
    }

    /** Returns the data read and written per second after the warm-up, in megabytes of 10⁶ bytes. */
    public double megabytesPerSecond() {
        return mean(SYSTEM, ALL, "data-rate");
    }

    /**
     * Returns the fraction of the time for which a device was busy, 0 to 1.
     *
     * @throws NoSuchElementException if there is no such device, or it does not report it
     */
    public double utilisation(String device) {
        return mean(device, ALL, "utilisation");
    }

    /**
     * Returns the mean of a metric in its unit; the value of a counter.
     *
     * @throws NoSuchElementException if it was not measured
     */
    public double mean(String component, String requestClass, String metric) {
        Metric.Value value = metric(component, requestClass, metric).value();
        if (value instanceof Metric.Count count) {
            return count.value();
        }
        return value instanceof Metric.Level level ? level.mean() : ((Metric.Distribution) value).mean();
    }

    /**
     * Returns a metric with all its statistics.
     *
     * @throws NoSuchElementException if it was not measured
     */
    public Metric metric(String component, String requestClass, String metric) {
        Optional<Metric> found = result.metrics().stream()
                .filter(each -> each.component().equals(component)
                        && each.requestClass().equals(requestClass)
                        && each.name().equals(metric))
                .findFirst();
        return found.orElseThrow(() ->
                new NoSuchElementException("nothing was measured as " + component + "/" + requestClass + "/" + metric));
    }

    /** Returns the number of requests completed after the warm-up. */
    public long requestsMeasured() {
        return result.run().requestsMeasured();
    }

    /** Returns the simulated seconds, warm-up included. */
    public double simulatedSeconds() {
        return result.run().simulatedNs() / 1e9;
    }

    /** Returns whether more requests arrived than could be served, so that means depend on the length of the run. */
    public boolean isOverloaded() {
        return notes().stream().anyMatch(note -> note.startsWith(RunResult.QUEUE_GROWING));
    }

    /** Returns the warnings about the figures. */
    public List<String> notes() {
        return result.notes();
    }

    /** Returns the whole result: all metrics, time series and notes. */
    public RunResult result() {
        return result;
    }

    /** Returns the text of {@code result.json}. */
    public String json() {
        return new String(new ResultJson().write(result), StandardCharsets.UTF_8);
    }
}
