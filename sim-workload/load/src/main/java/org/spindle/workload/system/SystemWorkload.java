package org.spindle.workload.system;

import java.nio.file.Path;
import org.spindle.spi.BuiltInTypes.Host;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

/** Config of the workload {@code system}. */
@Doc("Processes of a system trace, which a host with CPUs executes, such as host: {type: " + Host.UNIX + "}.")
public record SystemWorkload(
        @Doc("System trace, plain or compressed by gzip, bzip2, xz or zstd.")
        Path file,

        @Doc("Source of the criticality that requests have for the driver: the trace, and the waits of processes"
                + " for requests without one (trace), or the waits of processes only (waits).")
        @Default("trace")
        Classes criticality) {

    /** Source of the criticality of requests. */
    public enum Classes {
        TRACE,
        WAITS
    }
}
