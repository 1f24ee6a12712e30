package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** The order in which cfq and bfq serve the requests in the queue of one process. */
public record ProcessQueueOrder(
        @Doc("Time after which a synchronous request is expired and served first in its queue (fifo_expire_sync).")
        @Default("125 ms")
        @Range(min = "0 ms", max = "1 d")
        Time fifoExpireSync,

        @Doc("Time after which an asynchronous request is expired and served first in its queue (fifo_expire_async).")
        @Default("250 ms")
        @Range(min = "0 ms", max = "1 d")
        Time fifoExpireAsync,

        @Doc("Maximum distance of a seek back (back_seek_max).") @Default("16 MiB")
        Size backSeekMax,

        @Doc("Factor of the cost of a seek back (back_seek_penalty).") @Default("2") @Range(min = "1")
        int backSeekPenalty) {

    /** Returns the rule that compares distances ahead of the device and back. */
    BackSeek backSeek() {
        return new BackSeek(2 * backSeekMax.bytes() / 1024, backSeekPenalty);
    }
}
