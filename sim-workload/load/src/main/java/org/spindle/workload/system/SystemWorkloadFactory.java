package org.spindle.workload.system;

import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.workload.system.SystemWorkload.Classes;
import org.spindle.workload.trace.system.SystemFormat;
import org.spindle.workload.trace.system.SystemTrace;
import org.spindle.workload.trace.system.SystemTraceReader;

/** Creates workloads of type {@code system}. */
public final class SystemWorkloadFactory implements WorkloadFactory<SystemWorkload> {

    @Override
    public Workload create(SystemWorkload config, WorkloadContext context) {
        SystemTrace trace = load(config, context);
        new AddressCheck(context).require(trace);
        trace.classify(config.criticality() == Classes.WAITS);
        context.execute(trace);
        return new ExecutedWorkload();
    }

    private static SystemTrace load(SystemWorkload config, WorkloadContext context) {
        try (TraceReader reader = context.openTrace(config.file(), SystemFormat.NAME)) {
            if (reader instanceof SystemTraceReader whole) {
                return whole.load();
            }
        }
        throw new TraceException(config.file() + ": is not a system trace");
    }
}
