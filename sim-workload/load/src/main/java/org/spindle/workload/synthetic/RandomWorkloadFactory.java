package org.spindle.workload.synthetic;

import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;

/** Creates workloads of type {@code random}. */
public final class RandomWorkloadFactory implements WorkloadFactory<RandomWorkload> {

    @Override
    public Workload create(RandomWorkload config, WorkloadContext context) {
        return new GeneratedWorkload(
                new RequestGenerator(config, context), config.requests(), config.arrivals(), context);
    }
}
