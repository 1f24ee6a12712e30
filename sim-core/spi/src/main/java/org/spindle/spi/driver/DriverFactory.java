package org.spindle.spi.driver;

/** Makes the drivers of one type. */
public interface DriverFactory<C extends Record> {

    Driver create(C config, DriverContext context);
}
