package org.spindle.host.virtualdisk.training;

import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;

/** Makes workloads of type {@code io-time-training}. */
public final class TrainingFactory implements WorkloadFactory<IoTimeTraining> {

    @Override
    public Workload create(IoTimeTraining config, WorkloadContext context) {
        return new TrainingWorkload(config, context);
    }
}
