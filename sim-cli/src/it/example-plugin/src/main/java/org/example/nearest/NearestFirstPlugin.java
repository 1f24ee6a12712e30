package org.example.nearest;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Announces what this plugin offers. */
public final class NearestFirstPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(SchedulerFactory.KIND, "example.nearest-first", NearestFirstConfig.class, NearestFirstFactory.class);
    }
}
