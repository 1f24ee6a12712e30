package org.example.cpu;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.host.HostFactory;

/** Announces the host {@code example.one-cpu}. */
public final class OneCpuPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(HostFactory.KIND, "example.one-cpu", OneCpuConfig.class, OneCpuHost::new);
    }
}
