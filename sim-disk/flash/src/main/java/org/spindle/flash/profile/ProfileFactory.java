package org.spindle.flash.profile;

import jakarta.inject.Inject;
import org.spindle.flash.front.Front;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.DeviceFactory;

/** Makes {@code ssd-profile} devices. */
public final class ProfileFactory implements DeviceFactory<ProfileConfig> {

    @Inject
    public ProfileFactory() {}

    @Override
    public Device create(ProfileConfig config, DeviceContext context) {
        return Front.of(config.link(), context, completions -> ProfileDrive.of(config, context, completions));
    }
}
