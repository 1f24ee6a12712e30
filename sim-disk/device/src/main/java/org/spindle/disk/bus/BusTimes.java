package org.spindle.disk.bus;

import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.TimeComponent;

/** The times that requests spend on a bus. */
public record BusTimes(TimeComponent waiting, TimeComponent transfer) {

    /** Declares the components unless another client has declared them. */
    public static BusTimes of(RequestSchema schema) {
        return new BusTimes(CommonTimes.busWait(schema), CommonTimes.busTransfer(schema));
    }
}
