package org.spindle.experiment;

import org.spindle.spi.request.Request;

/** Someone who follows the workload's requests. Must not keep a request beyond the call, nor change it. */
public interface RunObserver {

    /** The request enters the system now. */
    default void arrived(Request request) {}

    /** The request is complete; the workload has not been told yet. */
    default void completed(Request request) {}
}
