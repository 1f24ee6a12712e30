package org.spindle.policies.scheduler.seek;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code cv-scan} schedulers. */
public final class CvScanFactory implements SchedulerFactory<CvScanConfig> {

    @Override
    public RequestScheduler create(CvScanConfig config, SchedulerContext context) {
        PlaceMap map = config.places().map(context);
        return new TwoSidedScan(map, Math.round(config.r() * map.places()), config.n(), ReferencePoint.FIRST_SECTOR);
    }
}
