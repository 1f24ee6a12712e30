package org.spindle.spi.workload;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the workloads of one type. */
public interface WorkloadFactory<C extends Record> extends Factory<C, WorkloadContext, Workload> {

    Kind<WorkloadContext, Workload> KIND =
            Kind.of("workload", WorkloadFactory.class, Workload.class, "Generates or replays requests.");

    /**
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be opened
     * @throws IllegalArgumentException if the workload does not fit the devices; the message says what would
     */
    @Override
    Workload create(C config, WorkloadContext context);
}
