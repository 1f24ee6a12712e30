package org.spindle.disk.simple;

import jakarta.inject.Inject;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.DeviceFactory;

/** Makes {@code simple} devices. */
public final class SimpleFactory implements DeviceFactory<SimpleConfig> {

    @Inject
    public SimpleFactory() {}

    @Override
    public Device create(SimpleConfig config, DeviceContext context) {
        return SimpleDisk.of(config, context);
    }
}
