package org.spindle.workload.benchmark;

import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;

/** Creates workloads of type {@code file-lifetimes}. */
public final class FileLifetimesFactory implements WorkloadFactory<FileLifetimesWorkload> {

    @Override
    public Workload create(FileLifetimesWorkload config, WorkloadContext context) {
        return new FileLifetimesSource(config, context);
    }
}
