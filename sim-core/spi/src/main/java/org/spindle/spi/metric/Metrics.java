package org.spindle.spi.metric;

/**
 * A component's own metrics, in the order in which it declares them, at construction. Names are lower-case words joined
 * by hyphens, unique within the component. The unit of a time is {@code ns}; reports show it in milliseconds. Everything before the end of the warm-up is forgotten by the host.
 */
public interface Metrics {

    /** A number of occurrences. */
    Counter counter(String name, String unit, String doc);

    /** A quantity measured once per occurrence, such as a seek distance. */
    Distribution distribution(String name, String unit, String doc);

    /** A quantity that holds over time, such as a queue length or busy (1) and idle (0). */
    Level level(String name, String unit, String doc);

    /**
     * A quantity that holds over time and whose course is of interest: a {@link #level} of which the result has the means over
     * successive intervals as well, as a time series of the same name, warm-up included.
     */
    default Level course(String name, String unit, String doc) {
        return level(name, unit, doc);
    }

    /**
     * Registers what brings the component's metrics up to date. It is called before they are read or forgotten, so that a
     * component may count what has happened at a later time than it happened.
     */
    void beforeReading(Runnable update);
}
