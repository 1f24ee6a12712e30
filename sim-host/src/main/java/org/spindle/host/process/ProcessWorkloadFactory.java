package org.spindle.host.process;

import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;

/** Makes workloads of type {@code processes}. */
public final class ProcessWorkloadFactory implements WorkloadFactory<ProcessWorkload> {

    @Override
    public Workload create(ProcessWorkload config, WorkloadContext context) {
        return new ProcessFlow(config, context);
    }
}
