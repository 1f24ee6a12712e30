package org.example.ageing;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Announces the scheduler {@code example.ageing-distance}. */
public final class AgeingPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(SchedulerFactory.KIND, "example.ageing-distance", AgeingConfig.class, AgeingDistance::new);
    }
}
