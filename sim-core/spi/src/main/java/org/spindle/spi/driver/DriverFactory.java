package org.spindle.spi.driver;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the drivers of one type. */
public interface DriverFactory<C extends Record> extends Factory<C, DriverContext, Driver> {

    Kind<DriverContext, Driver> KIND =
            Kind.of("driver", DriverFactory.class, Driver.class, "Manages the request queues of the host.");

    @Override
    Driver create(C config, DriverContext context);
}
