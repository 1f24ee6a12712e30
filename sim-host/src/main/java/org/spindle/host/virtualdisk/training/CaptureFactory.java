package org.spindle.host.virtualdisk.training;

import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;

/** Makes workloads of type {@code drive-cache-capture}. */
public final class CaptureFactory implements WorkloadFactory<DriveCacheCapture> {

    @Override
    public Workload create(DriveCacheCapture config, WorkloadContext context) {
        return new CaptureWorkload(config, context);
    }
}
