package org.example.regions;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.observer.ObserverFactory;
import org.spindle.spi.report.ReportSectionFactory;
import org.spindle.spi.scheduler.SchedulerFactory;

public final class RegionsPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(ObserverFactory.KIND, "example.regions", RegionsObserver.Config.class, RegionsObserver.Factory.class);
        to.add(
                ReportSectionFactory.KIND,
                "example.regions",
                "Which regions of a device are used.",
                RegionsSection.Factory.class);
        to.add(
                ReportSectionFactory.KIND,
                "example.broken",
                "Fails where regions are shown.",
                BrokenSection.Factory.class);
        to.add(
                SchedulerFactory.KIND,
                "example.counting",
                "First come, first served, counted.",
                CountingScheduler.Factory.class);
    }
}
