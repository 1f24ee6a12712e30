package org.spindle.stats;

/** Something that collects the values of one metric. */
public sealed interface Collector permits EventCounter, Sample, TimeWeighted {

    /** Forgets what was collected: the warm-up is over. */
    void reset();
}
