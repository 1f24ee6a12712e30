package org.spindle.cli;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.run.RunObserver;
import org.spindle.scenario.Scenario.BusLink;
import org.spindle.spi.request.Request;

/** The figures by which DiskSim's validations are judged, from every request of a run. */
final class DiskSimFigures implements RunObserver {

    private static final double NANOS_PER_MILLI = 1e6;

    private final ValidationTimes recorded = new ValidationTimes();
    private double[] responses = new double[1 << 12];
    private int count;

    @Override
    public void completed(Request request) {
        if (count == responses.length) {
            responses = Arrays.copyOf(responses, 2 * count);
        }
        responses[count++] = request.responseTime() / NANOS_PER_MILLI;
        recorded.completed(request);
    }

    /**
     * Returns the figures by name, times in milliseconds.
     *
     * @param validation whether the trace records the times of the real drive
     * @param result of the run, for the times of the drive
     */
    Map<String, Object> values(boolean validation, RunResult result) {
        double[] sample = Arrays.copyOf(responses, count);
        double mean = Arrays.stream(sample).average().orElse(0);
        double squares = Arrays.stream(sample).map(x -> (x - mean) * (x - mean)).sum();
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("requests", count);
        values.put("meanResponseMs", mean);
        values.put("driverMeanResponseMs", mean(result, DiskSimFigures::isDriverResponse));
        values.put("stddevResponseMs", count == 0 ? 0 : Math.sqrt(squares / count));
        values.put("maxResponseMs", Arrays.stream(sample).max().orElse(0));
        values.put("meanSeekMs", mean(result, named("access-seek-time")));
        values.put("meanRotationMs", mean(result, named("access-rotation-time")));
        values.put("meanTransferMs", mean(result, named("access-transfer-time")));
        if (validation) {
            values.put("demeritMs", recorded.demerit());
            values.put("measuredMeanResponseMs", recorded.measuredMean());
        }
        return values;
    }

    /** Returns the times of the requests beside those of the real drive, where the trace has them. */
    ValidationTimes recorded() {
        return recorded;
    }

    /** Returns a predicate that selects the time of that name of devices, over the requests that used the medium. */
    private static Predicate<Metric> named(String name) {
        return metric -> metric.name().equals(name);
    }

    /** Returns whether a metric is the response time in the driver of requests to a device, which layers may have made from those of the workload. */
    private static boolean isDriverResponse(Metric metric) {
        return metric.component().equals(BusLink.DRIVER) && metric.name().endsWith("-response-time");
    }

    /** Returns the mean over all devices, as in DiskSim. */
    private static double mean(RunResult result, Predicate<Metric> counts) {
        double sum = 0;
        long accesses = 0;
        for (Metric metric : result.metrics()) {
            if (counts.test(metric)
                    && metric.value() instanceof Metric.Distribution distribution
                    && distribution.count() > 0) {
                sum += distribution.count() * distribution.mean();
                accesses += distribution.count();
            }
        }
        return accesses == 0 ? 0 : sum / accesses;
    }
}
