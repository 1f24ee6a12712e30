package org.spindle.flash.blackbox;

import jakarta.inject.Inject;
import org.spindle.flash.front.Front;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.DeviceFactory;

/** Makes {@code black-box} devices. */
public final class BlackBoxFactory implements DeviceFactory<BlackBoxConfig> {

    @Inject
    public BlackBoxFactory() {}

    /** Creates a factory of devices with given trees, independently of the file in the config. */
    public static DeviceFactory<BlackBoxConfig> with(TimeTrees trees) {
        return (config, context) -> device(config, trees, context);
    }

    @Override
    public Device create(BlackBoxConfig config, DeviceContext context) {
        return device(config, TreeFile.read(config.trees()), context);
    }

    private static Device device(BlackBoxConfig config, TimeTrees trees, DeviceContext context) {
        return Front.of(config.link(), context, finished -> new BlackBoxDrive(config, trees, context, finished));
    }
}
