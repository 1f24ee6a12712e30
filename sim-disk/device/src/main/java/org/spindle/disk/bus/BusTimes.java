package org.spindle.disk.bus;

import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.TimeComponent;

/** What a client of a bus spends on it for a request. */
public record BusTimes(TimeComponent waiting, TimeComponent transfer) {

    /** Declares the components, or finds those that another client has declared. */
    public static BusTimes of(RequestSchema schema) {
        return new BusTimes(CommonTimes.busWait(schema), CommonTimes.busTransfer(schema));
    }
}
