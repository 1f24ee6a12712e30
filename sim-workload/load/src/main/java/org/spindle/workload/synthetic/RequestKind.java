package org.spindle.workload.synthetic;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

/** A class of requests of one size with properties that depend on it. */
@Doc("Requests of one size, with properties that depend on it.")
public record RequestKind(
        @Doc("Size, a whole number of sectors.") @Range(min = "512 B", max = "1 TiB")
        Size size,

        @Doc("Share among the kinds; only proportions matter.") @Default("1") @Range(min = "0", max = "1e15")
        double share,

        @Doc("Fraction of reads.") @Default("0.66") @Range(min = "0", max = "1")
        double reads,

        @Doc("Probability that a request continues its stream sequentially. If absent, the run length of the"
                + " stream decides.")
        @Nullable
        @Range(min = "0", max = "1")
        Double sequential,

        @Doc("Fraction of requests that go to data accessed before; only with addresses of type stack-distance,"
                + " whose own fraction it replaces.")
        @Nullable
        @Range(min = "0", max = "1")
        Double reuse) {}
