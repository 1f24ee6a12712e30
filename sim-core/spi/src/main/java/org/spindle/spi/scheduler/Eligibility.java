package org.spindle.spi.scheduler;

import org.spindle.spi.request.Request;

/** Which of the waiting requests the owner of a queue could start at this moment. */
public interface Eligibility {

    Eligibility ALL = request -> true;

    boolean test(Request request);
}
