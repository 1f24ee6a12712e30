package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

@Doc("Linux's deadline scheduler of kernels 2.6.20, and 2.6.32 to 4.20: one-way sweeps in batches by direction, reads"
        + " before writes, expired requests first at the beginning of a batch. Needs no processes. Not modelled: zoned"
        + " devices.")
public record DeadlineConfig(
        @Doc("Kernel whose rules apply: 2.6.20 (a batch ends at a request that is not contiguous with the last one, and"
                + " a sweep begins with the lowest sector) or 2.6.32 (a batch goes on upward, and a sweep begins with"
                + " the earliest request).")
        @Default("2.6.32")
        String kernel,

        @Inline DeadlineTunables tunables)
        implements Validated {

    private static final String CONTIGUOUS = "2.6.20";
    private static final String UPWARD = "2.6.32";

    @Override
    public void validate(Problems problems) {
        if (!kernel.equals(CONTIGUOUS) && !kernel.equals(UPWARD)) {
            problems.report("kernel", "there is no deadline of '" + kernel + "'", CONTIGUOUS + " or " + UPWARD);
        }
    }

    /** Returns whether a batch has contiguous requests only, and a sweep begins with the lowest sector. */
    boolean hasContiguousBatches() {
        return kernel.equals(CONTIGUOUS);
    }
}
