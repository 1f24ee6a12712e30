package org.spindle.run;

import java.util.List;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/** Receives the workload's requests on arrival and completion. Must not keep a request beyond the call, nor change it. */
public interface RunObserver {

    /** The run is assembled and about to begin; the schema contains the fields of its requests. */
    default void begin(RequestSchema schema) {}

    /**
     * The same, for observers that name the units.
     *
     * @param units those that requests address, by index, which are layers where there are any
     */
    default void begin(RequestSchema schema, List<String> units) {
        begin(schema);
    }

    /** The run is assembled and about to begin; the control contains its limits and can end it earlier. */
    default void begin(RunControl run) {}

    /** The request enters the system now. */
    default void arrived(Request request) {}

    /** The request is complete; the workload has not been notified yet. */
    default void completed(Request request) {}

    /** Returns whether {@link #submitted} and {@link #returned} are to be called. Constant. */
    default boolean observesStorage() {
        return false;
    }

    /** The host submits a request to the storage now: one of the workload, or one of its own. */
    default void submitted(Request request, long now) {}

    /** The storage has completed a request that the host had submitted; the host has not been notified yet. */
    default void returned(Request request, long now) {}
}
