package org.spindle.spi.scheduler;

import org.spindle.spi.request.Request;

/** Decides which of the waiting requests the owner of a queue can start at this moment. */
public interface Eligibility {

    Eligibility ALL = request -> true;

    boolean test(Request request);
}
