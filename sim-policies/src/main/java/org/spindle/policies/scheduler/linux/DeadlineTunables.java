package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** Tunables common to {@code deadline} and {@code mq-deadline}. */
public record DeadlineTunables(
        @Doc("Time after which a read is expired and served first in its direction (read_expire).")
        @Default("500 ms")
        @Range(min = "0 ms", max = "1 d")
        Time readExpire,

        @Doc("Time after which a write is expired and served first in its direction (write_expire).")
        @Default("5 s")
        @Range(min = "0 ms", max = "1 d")
        Time writeExpire,

        @Doc("Number of read batches that may be served before waiting writes (writes_starved).")
        @Default("2")
        @Range(min = "0")
        int writesStarved,

        @Doc("Maximum number of requests in a batch, which is served in ascending order of sectors (fifo_batch).")
        @Default("16")
        @Range(min = "0")
        int fifoBatch,

        @Doc("Whether a waiting request is sought that begins where an arrival ends, so that the arrival can be merged"
                + " in front of it (front_merges). The request that was merged last is tried in any case.")
        @Default("true")
        boolean frontMerges,

        @Doc("Ticks of the kernel's clock per second (CONFIG_HZ); times are counted in whole ticks.")
        @Default("1000")
        @Range(min = "24", max = "1200")
        int hz) {

    Jiffies clock() {
        return new Jiffies(hz);
    }
}
