package org.spindle.workload.system;

import org.spindle.spi.workload.Workload;

/** A workload whose processes are executed by the host. */
final class ExecutedWorkload implements Workload {

    @Override
    public void start() {}

    @Override
    public void close() {}
}
