package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("Linux's deadline scheduler of kernels 2.6 to 4.20: one-way sweeps in batches by direction, reads before"
        + " writes, expired requests first at the beginning of a batch. Needs no processes.")
public record DeadlineConfig(@Inline DeadlineTunables tunables) {}
