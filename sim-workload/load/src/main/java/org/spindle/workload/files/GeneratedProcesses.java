package org.spindle.workload.files;

import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.workload.trace.system.SystemTrace;

/** A workload whose processes are executed by the host. */
final class GeneratedProcesses implements Workload {

    private GeneratedProcesses() {}

    static Workload of(SystemTrace trace, WorkloadContext context) {
        trace.classify(false);
        context.execute(trace);
        return new GeneratedProcesses();
    }

    @Override
    public void start() {}

    @Override
    public void close() {}
}
