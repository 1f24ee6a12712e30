package org.spindle.workload.system;

import org.spindle.spi.workload.Workload;

/** A workload that the host executes by itself. */
final class ExecutedWorkload implements Workload {

    @Override
    public void start() {}

    @Override
    public void close() {}
}
