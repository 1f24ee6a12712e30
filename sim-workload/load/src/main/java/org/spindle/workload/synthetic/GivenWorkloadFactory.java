package org.spindle.workload.synthetic;

import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;

/** Creates workloads of type {@code given}. */
public final class GivenWorkloadFactory implements WorkloadFactory<GivenWorkload> {

    @Override
    public Workload create(GivenWorkload config, WorkloadContext context) {
        return new GivenRequests(config, context);
    }
}
