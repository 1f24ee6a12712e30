package org.spindle.stats;

/** A collector of the values of one metric. */
public sealed interface Collector permits EventCounter, Sample, TimeWeighted {

    /** Discards the collected values: the warm-up is over. */
    void reset();
}
