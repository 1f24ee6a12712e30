package org.spindle.workload.system;

import java.nio.file.Path;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

/** Config of the workload {@code system}. */
@Doc("Processes of a system trace, which a host with CPUs executes, such as host: {type: unix}.")
public record SystemWorkload(
        @Doc("System trace, plain or compressed by gzip, bzip2, xz or zstd.")
        Path file,

        @Doc(
                "Which criticality the driver is told of requests: as the trace says, and by the waits of the processes where"
                        + " it does not (trace), or by the waits of the processes throughout (waits).")
        @Default("trace")
        Classes criticality) {

    /** Where the criticality of requests comes from. */
    public enum Classes {
        TRACE,
        WAITS
    }
}
