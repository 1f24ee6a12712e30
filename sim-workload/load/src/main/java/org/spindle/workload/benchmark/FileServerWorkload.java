package org.spindle.workload.benchmark;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Config of the workload {@code file-server}. */
@Doc("Operations of a file server modelled on SPEC SFS: 85 % of reads and half of the writes transfer full blocks"
        + " of 8 KiB, the others 1, 2 or 4 KiB.")
public record FileServerWorkload(
        @Doc("Number of operations.") @Range(min = "1") long operations,

        @Doc("Mean operations per second; Poisson arrivals.") @Range(min = "1e-6", max = "1e9")
        double rate,

        @Doc("Relative frequency of reads; not specified by the published description.")
        @Default("0.4")
        @Range(min = "0", max = "1e9")
        double reads,

        @Doc("Relative frequency of writes; not specified by the published description.")
        @Default("0.15")
        @Range(min = "0", max = "1e9")
        double writes,

        @Doc("Relative frequency of other operations, each a read of one sector; not specified by the published"
                + " description.")
        @Default("0.45")
        @Range(min = "0", max = "1e9")
        double others,

        @Doc("Total size of the files, placed from the beginning of each device. If absent, 1 GB per 100 operations"
                + " per second, as the benchmark requires.")
        @Nullable
        Size files)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (!(reads + writes + others > 0)) {
            problems.report("", "all frequencies are 0", "at least one of reads, writes and others above 0");
        }
    }

    /** Returns the bytes of all files. */
    double fileBytes() {
        return files == null ? 0.01e9 * rate : files.bytes();
    }
}
