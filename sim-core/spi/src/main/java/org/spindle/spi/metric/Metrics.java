package org.spindle.spi.metric;

/**
 * The metrics of a component, in order of declaration at construction. Names are lower-case words joined by hyphens,
 * unique within the component. The unit of a time is {@code ns}; reports show it in milliseconds. Spindle discards all
 * values from before the end of the warm-up.
 */
public interface Metrics {

    /** Declares a counter of occurrences. */
    Counter counter(String name, String unit, String doc);

    /** Declares a quantity measured once per occurrence, such as a seek distance. */
    Distribution distribution(String name, String unit, String doc);

    /** Declares a quantity over time, such as a queue length or busy (1) and idle (0). */
    Level level(String name, String unit, String doc);

    /**
     * Declares a {@link #level} of which the result also contains the means over successive intervals, as a time series
     * of the same name, warm-up included.
     */
    default Level levelSeries(String name, String unit, String doc) {
        return level(name, unit, doc);
    }

    /**
     * Registers a callback that brings the component's metrics up to date. It is called before they are read or
     * discarded, so that a component may count occurrences lazily.
     */
    void beforeReading(Runnable update);
}
