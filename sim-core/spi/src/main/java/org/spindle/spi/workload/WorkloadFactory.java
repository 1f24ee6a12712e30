package org.spindle.spi.workload;

/** Makes the workloads of one type. */
public interface WorkloadFactory<C extends Record> {

    /**
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be opened
     * @throws IllegalArgumentException if the workload does not fit the devices; the message says what would
     */
    Workload create(C config, WorkloadContext context);
}
