package org.spindle.workload.synthetic;

import java.util.List;
import org.spindle.spi.Parts;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;

/** Creates workloads of type {@code synthetic}. */
public final class SyntheticFactory implements WorkloadFactory<SyntheticWorkload> {

    @Override
    public Workload create(SyntheticWorkload config, WorkloadContext context) {
        GeneratorContext generator = new GeneratorContext() {

            @Override
            public List<String> devices() {
                return context.devices();
            }

            @Override
            public long sectors(int device) {
                return context.sectors(device);
            }

            @Override
            public Parts parts() {
                return context.parts();
            }

            @Override
            public RandomStream random(String purpose) {
                return context.random(purpose);
            }
        };
        SyntheticRequests requests = new SyntheticRequests(config, new AccessGenerator(config, generator), context);
        return new GeneratedWorkload(requests, config.requests(), config.arrivals(), context);
    }
}
