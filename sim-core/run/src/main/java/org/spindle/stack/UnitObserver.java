package org.spindle.stack;

import org.spindle.spi.request.Request;

/** Observes the requests that one user of a unit sends to it. Must not keep a request beyond the call. */
public interface UnitObserver {

    /** Observes nothing. */
    UnitObserver NONE = new UnitObserver() {};

    /** The user submits a request. */
    default void submitted(Request request) {}

    /** A request is complete; the user has not been notified yet. */
    default void completed(Request request) {}
}
