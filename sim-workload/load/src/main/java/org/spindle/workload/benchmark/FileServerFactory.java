package org.spindle.workload.benchmark;

import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;

/** Creates workloads of type {@code file-server}. */
public final class FileServerFactory implements WorkloadFactory<FileServerWorkload> {

    @Override
    public Workload create(FileServerWorkload config, WorkloadContext context) {
        return new FileServerSource(config, context);
    }
}
