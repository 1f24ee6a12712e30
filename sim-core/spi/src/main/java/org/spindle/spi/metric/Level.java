package org.spindle.spi.metric;

/** Follows a quantity over simulated time. */
public interface Level {

    /** The quantity has this value from now on. */
    void set(double value);
}
