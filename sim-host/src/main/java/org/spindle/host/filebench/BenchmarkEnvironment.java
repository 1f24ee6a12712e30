package org.spindle.host.filebench;

import org.spindle.host.filesystem.FileSystemImage;
import org.spindle.host.virtualdisk.ProcessRelations;
import org.spindle.spi.workload.WorkloadContext;

/** What all benchmarks of a workload share. */
record BenchmarkEnvironment(
        FileBenchmarksConfig config,
        WorkloadContext context,
        FileSystemImage image,
        SharedCpus cpus,
        ProcessRelations relations,
        ProcessNumbers numbers) {}
