package org.spindle.host;

import org.spindle.host.cache.CacheConfig;
import org.spindle.host.cache.CacheFactory;
import org.spindle.host.cache.DeviceCacheConfig;
import org.spindle.host.cache.DeviceCacheFactory;
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
        to.layer("cache", CacheConfig.class, CacheFactory.class);
        to.layer("concatenation", ConcatenationConfig.class, ConcatenationFactory.class);
        to.layer("device-cache", DeviceCacheConfig.class, DeviceCacheFactory.class);
        to.driver("standard", StandardDriverConfig.class, StandardDriverFactory.class);
    }
}
