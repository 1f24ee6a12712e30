package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("Linux's mq-deadline scheduler of kernels 5.14 to 7.0: batches as in deadline within each I/O priority class,"
        + " more urgent classes first. Needs no processes. Not modelled: zoned devices; insertion at the head.")
public record MqDeadlineConfig(
        @Inline DeadlineTunables tunables,

        @Doc("Time after which a request is served before those of more urgent classes (prio_aging_expire).")
        @Default("10 s")
        @Range(min = "0 ms", max = "1 d")
        Time prioAgingExpire,

        @Doc("Maximum number of requests other than synchronous reads that the driver 'linux' admits"
                + " (async_depth); no limit if absent.")
        @Range(min = "1")
        @Nullable
        Integer asyncDepth) {}
