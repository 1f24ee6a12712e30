package org.example.deadline;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Announces the scheduler {@code example.fd-scan}. */
public final class FdScanPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(SchedulerFactory.KIND, "example.fd-scan", FdScanConfig.class, FdScan::new);
    }
}
