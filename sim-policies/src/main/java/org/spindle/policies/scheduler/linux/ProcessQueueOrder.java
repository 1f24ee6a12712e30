package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** In which order cfq, and bfq after it, serve the requests in the queue of one process. */
public record ProcessQueueOrder(
        @Doc("Time after which a synchronous request comes first in its queue (fifo_expire_sync).")
        @Default("125 ms")
        @Range(min = "0 ms", max = "1 d")
        Time fifoExpireSync,

        @Doc("Time after which an asynchronous request comes first in its queue (fifo_expire_async).")
        @Default("250 ms")
        @Range(min = "0 ms", max = "1 d")
        Time fifoExpireAsync,

        @Doc("Half the distance within which going back is considered (back_seek_max).") @Default("16 MiB")
        Size backSeekMax,

        @Doc("How many times a distance back counts (back_seek_penalty).") @Default("2") @Range(min = "1")
        int backSeekPenalty) {

    /** How costly a request before the head is beside one behind it. */
    BackSeek backSeek() {
        return new BackSeek(2 * backSeekMax.bytes() / 1024, backSeekPenalty);
    }
}
