package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

/** Tunables common to the schedulers that tell processes apart. */
@Doc("Requests without a process, and the kernel's clock.")
public record ProcessTunables(
        @Doc("How to handle requests without a process: refuse, or shared (as if one process had issued them).")
        @Default("refuse")
        Anonymous anonymous,

        @Inline KernelClock clock) {}
