package org.spindle.spi.bus;

/** Makes the controllers of one type. */
public interface ControllerFactory<C extends Record> {

    Controller create(C config, ControllerContext context);
}
