package org.spindle.spi.device;

/** Makes the devices of one type. */
public interface DeviceFactory<C extends Record> {

    /**
     * @throws IllegalArgumentException if the configuration contradicts itself in a way that only the model can see; the
     *     message says what is wrong and what would be right
     */
    Device create(C config, DeviceContext context);
}
