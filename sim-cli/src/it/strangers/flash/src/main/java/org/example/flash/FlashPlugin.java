package org.example.flash;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.device.DeviceFactory;

/** Announces the device {@code example.flash}. */
public final class FlashPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(DeviceFactory.KIND, "example.flash", FlashConfig.class, Flash::new);
    }
}
