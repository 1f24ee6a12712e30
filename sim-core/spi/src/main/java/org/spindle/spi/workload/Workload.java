package org.spindle.spi.workload;

/** A source of requests in one simulation. */
public interface Workload extends AutoCloseable {

    /** Schedules the first arrivals. Called once, at time 0. */
    void start();

    /** Releases files. Called once, also after a failure. */
    @Override
    void close();
}
