package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Request;

/** What {@code deadline} and {@code mq-deadline} have in common. */
public record DeadlineTunables(
        @Doc("Time after which a read comes first in its direction (read_expire).")
        @Default("500 ms")
        @Range(min = "0 ms", max = "1 d")
        Time readExpire,

        @Doc("Time after which a write comes first in its direction (write_expire).")
        @Default("5 s")
        @Range(min = "0 ms", max = "1 d")
        Time writeExpire,

        @Doc("Batches of reads that may pass waiting writes (writes_starved).") @Default("2") @Range(min = "0")
        int writesStarved,

        @Doc("Most requests of a batch, which is served in rising order of sectors (fifo_batch).")
        @Default("16")
        @Range(min = "0")
        int fifoBatch,

        @Doc("Whether an arrival may be merged into a request that begins where it ends (front_merges).")
        @Default("true")
        boolean frontMerges,

        @Doc("Ticks of the kernel's clock in a second (CONFIG_HZ); times are counted in whole ticks.")
        @Default("1000")
        @Range(min = "24", max = "1200")
        int hz) {

    Jiffies clock() {
        return new Jiffies(hz);
    }

    /** Whether a request may be merged into a waiting one, as far as this scheduler is concerned. */
    boolean mayMerge(Request waiting, Request arriving) {
        return frontMerges || arriving.end() != waiting.sector();
    }
}
