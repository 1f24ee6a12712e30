package org.spindle.disk.fixed;

import jakarta.inject.Inject;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.DeviceFactory;

/** Makes {@code fixed} devices. */
public final class FixedFactory implements DeviceFactory<FixedConfig> {

    @Inject
    public FixedFactory() {}

    @Override
    public Device create(FixedConfig config, DeviceContext context) {
        return config.link() == FixedLink.QUEUE_PAIRS
                ? new QueuePairFixedDevice(config, context)
                : new FixedDevice(config, context);
    }
}
