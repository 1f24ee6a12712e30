package org.spindle.host.virtualdisk.training;

import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;

/** Makes trainings of tables of I/O times. */
public final class TrainingFactory implements WorkloadFactory<IoTimeTraining> {

    @Override
    public Workload create(IoTimeTraining config, WorkloadContext context) {
        return new TrainingWorkload(config, context);
    }
}
