package org.spindle.spi.driver;

import org.spindle.spi.request.BlockTarget;

/** Makes the drivers of one type. */
public interface DriverFactory<C extends Record> {

    /** The driver accepts requests for every device of the context, by index. */
    BlockTarget create(C config, DriverContext context);
}
