package org.spindle.spi.metric;

/** Records a quantity over simulated time. */
public interface Level {

    /** Sets the value of the quantity from now on. */
    void set(double value);
}
