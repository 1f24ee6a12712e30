package org.example.nvme;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.device.DeviceFactory;

/** Announces the device {@code example.nvme}. */
public final class NvmePlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(DeviceFactory.KIND, "example.nvme", NvmeConfig.class, Nvme::new);
    }
}
