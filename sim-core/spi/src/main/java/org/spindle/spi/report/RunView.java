package org.spindle.spi.report;

import java.util.List;
import java.util.Optional;

/** The result of a run, to be read only; implemented by Spindle. */
public interface RunView {

    /** Returns the name of the scenario; may be empty. */
    String scenario();

    /** Returns the simulated nanoseconds, warm-up included. */
    long simulatedNs();

    /** Returns the simulated nanoseconds before the warm-up ended. */
    long warmUpNs();

    /** Returns every metric, in the order of the result. */
    List<MeasuredMetric> metrics();

    /** Returns the metric of a component over all requests, if it was measured. */
    default Optional<MeasuredMetric> metric(String component, String name) {
        return metrics().stream()
                .filter(metric -> metric.component().equals(component)
                        && metric.requestClass().equals("all")
                        && metric.name().equals(name))
                .findFirst();
    }

    /** Returns every time series, in the order of the result. */
    List<MeasuredSeries> series();

    /** Returns the names of the files that observers have written, in the order of the result. */
    List<String> files();

    /**
     * Reads a file that an observer has written.
     *
     * @throws IllegalArgumentException if the result has no such file
     * @throws RuntimeException if it cannot be read
     */
    byte[] file(String name);
}
