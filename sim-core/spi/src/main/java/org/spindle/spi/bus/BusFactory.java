package org.spindle.spi.bus;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the buses of one type. */
public interface BusFactory<C extends Record> extends Factory<C, BusContext, Bus> {

    Kind<BusContext, Bus> KIND =
            Kind.of("bus", BusFactory.class, Bus.class, "Carries messages and data between its clients.");
}
