package org.spindle.spi.workload;

import java.util.OptionalLong;

/** A source of requests in one simulation. */
public interface Workload extends AutoCloseable {

    /** Schedules the first arrivals. Called once, at time 0. */
    void start();

    /** Returns the number of requests that it sends unless the run ends earlier, if it is known at the start. */
    default OptionalLong requests() {
        return OptionalLong.empty();
    }

    /** Releases files. Called once, also after a failure. */
    @Override
    void close();
}
