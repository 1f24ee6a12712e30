package org.spindle.host;

import org.spindle.host.driver.StandardDriverConfig;
import org.spindle.host.driver.StandardDriverFactory;
import org.spindle.host.volume.ConcatenationConfig;
import org.spindle.host.volume.ConcatenationFactory;
import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;

/** Announces the built-in models of the host. */
public final class HostPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.layer("concatenation", ConcatenationConfig.class, ConcatenationFactory.class);
        to.driver("standard", StandardDriverConfig.class, StandardDriverFactory.class);
    }
}
