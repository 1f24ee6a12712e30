package org.spindle.spi.metric;

/** Counts occurrences. */
public interface Counter {
    void add(long occurrences);
}
