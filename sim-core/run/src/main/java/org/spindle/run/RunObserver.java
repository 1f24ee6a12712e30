package org.spindle.run;

import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/** Receives the workload's requests on arrival and completion. Must not keep a request beyond the call, nor change it. */
public interface RunObserver {

    /** The run is assembled and about to begin; the schema says what its requests carry. */
    default void begin(RequestSchema schema) {}

    /** The run is assembled and about to begin; this says how far it goes and ends it earlier. */
    default void begin(RunControl run) {}

    /** The request enters the system now. */
    default void arrived(Request request) {}

    /** The request is complete; the workload has not been told yet. */
    default void completed(Request request) {}
}
