package org.spindle.run;

import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/** Receives the workload's requests on arrival and completion. Must not keep a request beyond the call, nor change it. */
public interface RunObserver {

    /** The run is assembled and about to begin; the schema contains the fields of its requests. */
    default void begin(RequestSchema schema) {}

    /** The run is assembled and about to begin; the control contains its limits and can end it earlier. */
    default void begin(RunControl run) {}

    /** The request enters the system now. */
    default void arrived(Request request) {}

    /** The request is complete; the workload has not been notified yet. */
    default void completed(Request request) {}
}
