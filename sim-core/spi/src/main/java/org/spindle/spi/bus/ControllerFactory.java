package org.spindle.spi.bus;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the controllers of one type. */
public interface ControllerFactory<C extends Record> extends Factory<C, ControllerContext, Controller> {

    Kind<ControllerContext, Controller> KIND =
            Kind.of("controller", ControllerFactory.class, Controller.class, "Joins a bus to the buses below it.");

    @Override
    Controller create(C config, ControllerContext context);
}
