package org.spindle.host;

import org.spindle.host.cache.CacheConfig;
import org.spindle.host.cache.CacheFactory;
import org.spindle.host.cache.DeviceCacheConfig;
import org.spindle.host.cache.DeviceCacheFactory;
import org.spindle.host.driver.StandardDriverConfig;
import org.spindle.host.driver.StandardDriverFactory;
import org.spindle.host.process.ProcessWorkload;
import org.spindle.host.process.ProcessWorkloadFactory;
import org.spindle.host.transparent.TransparentConfig;
import org.spindle.host.transparent.TransparentFactory;
import org.spindle.host.volume.ConcatenationConfig;
import org.spindle.host.volume.ConcatenationFactory;
import org.spindle.host.volume.DeclusteredConfig;
import org.spindle.host.volume.DeclusteredFactory;
import org.spindle.host.volume.MirrorConfig;
import org.spindle.host.volume.MirrorFactory;
import org.spindle.host.volume.Raid10Config;
import org.spindle.host.volume.Raid10Factory;
import org.spindle.host.volume.Raid3Config;
import org.spindle.host.volume.Raid3Factory;
import org.spindle.host.volume.Raid4Config;
import org.spindle.host.volume.Raid4Factory;
import org.spindle.host.volume.Raid5Config;
import org.spindle.host.volume.Raid5Factory;
import org.spindle.host.volume.Raid6Config;
import org.spindle.host.volume.Raid6Factory;
import org.spindle.host.volume.ScatterConfig;
import org.spindle.host.volume.ScatterFactory;
import org.spindle.host.volume.StripingConfig;
import org.spindle.host.volume.StripingFactory;
import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;

/** Announces the built-in models of the host. */
public final class HostPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.layer("cache", CacheConfig.class, CacheFactory.class);
        to.layer("concatenation", ConcatenationConfig.class, ConcatenationFactory.class);
        to.layer("device-cache", DeviceCacheConfig.class, DeviceCacheFactory.class);
        to.layer("striping", StripingConfig.class, StripingFactory.class);
        to.layer("mirror", MirrorConfig.class, MirrorFactory.class);
        to.layer("raid-3", Raid3Config.class, Raid3Factory.class);
        to.layer("raid-4", Raid4Config.class, Raid4Factory.class);
        to.layer("raid-5", Raid5Config.class, Raid5Factory.class);
        to.layer("raid-6", Raid6Config.class, Raid6Factory.class);
        to.layer("raid-10", Raid10Config.class, Raid10Factory.class);
        to.layer("scatter", ScatterConfig.class, ScatterFactory.class);
        to.layer("declustered", DeclusteredConfig.class, DeclusteredFactory.class);
        to.driver("standard", StandardDriverConfig.class, StandardDriverFactory.class);
        to.host("transparent", TransparentConfig.class, TransparentFactory.class);
        to.workload("processes", ProcessWorkload.class, ProcessWorkloadFactory.class);
    }
}
