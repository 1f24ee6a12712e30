package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

/** The common tunable of schedulers that count in ticks. */
@Doc("The kernel's clock.")
public record KernelClock(
        @Doc("Ticks of the kernel's clock per second (CONFIG_HZ).") @Default("1000") @Range(min = "24", max = "1200")
        int hz) {

    Jiffies jiffies() {
        return new Jiffies(hz);
    }
}
