package org.example.cpu;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;

public final class OneCpuPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.host("example.one-cpu", OneCpuHost.Config.class, OneCpuHost.Factory.class);
    }
}
