package org.spindle.spi.device;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the devices of one type. */
public interface DeviceFactory<C extends Record> extends Factory<C, DeviceContext, Device> {

    Kind<DeviceContext, Device> KIND =
            Kind.of("device", DeviceFactory.class, Device.class, "Stores data and serves requests.");

    /**
     * @throws IllegalArgumentException if the configuration contradicts itself in a way that only the model can detect;
     *     the message says what is wrong and what would be right
     */
    @Override
    Device create(C config, DeviceContext context);
}
