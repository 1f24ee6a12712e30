package org.spindle.spi.workload;

/** When the requests of a generated workload are sent. */
public interface ArrivalPattern {

    /** Schedules the first requests. Called once, at time 0. */
    void start();
}
