package org.spindle.flash.ssd;

import jakarta.inject.Inject;
import org.spindle.flash.front.Front;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.DeviceFactory;

/** Makes {@code ssd} devices. */
public final class SsdFactory implements DeviceFactory<SsdConfig> {

    @Inject
    public SsdFactory() {}

    @Override
    public Device create(SsdConfig config, DeviceContext context) {
        ZonesConfig zones = config.zones();
        return Front.of(config.link(), context, completions -> {
            SsdDrive drive = SsdDrive.of(config, context, completions);
            return zones == null ? drive : new ZonedDrive(config, zones, context, drive);
        });
    }
}
