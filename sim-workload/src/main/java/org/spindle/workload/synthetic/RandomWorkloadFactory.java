package org.spindle.workload.synthetic;

import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;

/** Makes workloads of type {@code random}. */
public final class RandomWorkloadFactory implements WorkloadFactory<RandomWorkload> {

    @Override
    public Workload create(RandomWorkload config, WorkloadContext context) {
        RequestGenerator requests = new RequestGenerator(config, context);
        if (config.arrivals() instanceof Arrivals.Closed closed) {
            return new ClosedArrivals(requests, closed.population(), closed.think(), context);
        }
        return new OpenArrivals(requests, ((Arrivals.Open) config.arrivals()).interarrival(), context);
    }
}
