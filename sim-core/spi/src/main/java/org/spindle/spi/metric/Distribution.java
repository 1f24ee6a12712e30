package org.spindle.spi.metric;

/** Collects measured values. */
public interface Distribution {

    /** Records a value in the metric's unit (times in nanoseconds, shown in milliseconds); not negative. */
    void record(long value);
}
