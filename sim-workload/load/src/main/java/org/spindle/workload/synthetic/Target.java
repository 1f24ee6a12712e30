package org.spindle.workload.synthetic;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

/** A device to which requests go. */
@Doc("A device to which requests go.")
public record Target(
        @Doc("Name of the device.") String device,

        @Doc("Share of the runs, and of requests in no run, that go to it; only proportions matter.")
        @Default("1")
        @Range(min = "1e-9", max = "1e15")
        double share,

        @Doc("Start of the range to which requests go.") @Default("0 B")
        Size from,

        @Doc("End of that range; the end of the device if absent.") @Nullable
        Size to) {}
