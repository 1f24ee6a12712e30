package org.spindle.host.filebench;

import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;

/** Makes workloads of type {@code file-benchmarks}. */
public final class FileBenchmarksFactory implements WorkloadFactory<FileBenchmarksConfig> {

    @Override
    public Workload create(FileBenchmarksConfig config, WorkloadContext context) {
        return new FileBenchmarks(config, context);
    }
}
