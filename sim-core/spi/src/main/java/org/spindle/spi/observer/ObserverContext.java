package org.spindle.spi.observer;

import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.RandomStream;

/** The information and services that an observer gets from Spindle. */
public interface ObserverContext {

    /** Returns the observer's name in the scenario. */
    String name();

    /** Returns the simulated nanoseconds since the beginning of the run. */
    long now();

    /** Returns the metrics of the observer, which the result lists under its name. */
    Metrics metrics();

    /** Returns the random stream of a purpose. Each purpose has its own, so that an extra draw shifts no other. */
    RandomStream random(String purpose);

    /** Returns the factory of the components that the observer is configured with. */
    default Parts parts() {
        return Parts.NONE;
    }

    /**
     * Opens a file of the observer in the result directory, at construction. It appears there with the rest of the
     * result or not at all; {@code result.json} names it. Where a run leaves no directory, such as in a sweep, what is
     * written is discarded.
     *
     * @param name lower-case letters, digits, '.', '-' and '_', beginning with a letter or digit; unlike the files of
     *     the result and of other observers
     * @param doc what the file holds, in a sentence
     * @throws IllegalArgumentException if the name is not allowed or taken
     */
    ObserverFile file(String name, String doc);

    /**
     * Adds a time series to the result, in {@link Observer#end} at the latest.
     *
     * @param name lower-case words joined by hyphens, unique among the observer's series
     * @param unit of the points; empty for a plain number
     * @param intervalNs nanoseconds that each point stands for, from time 0; above 0
     * @param points NaN where an interval has no value
     * @throws IllegalArgumentException if the name or the interval is not allowed
     */
    void series(String name, String unit, long intervalNs, double... points);
}
