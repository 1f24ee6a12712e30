package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("Linux's anticipatory scheduler of kernel 2.6.32: one-way sweeps in alternating batches of reads"
        + " and writes; after a read the device is left idle for the next read of the same process. Needs"
        + " requests with processes. Not modelled: moving a request to the front when another one begins at the same"
        + " sector.")
public record AnticipatoryConfig(
        @Doc("Time after which a synchronous request is expired and served first (read_expire).")
        @Default("125 ms")
        @Range(min = "0 ms", max = "1 d")
        Time readExpire,

        @Doc("Time after which an asynchronous request is expired and served first (write_expire).")
        @Default("250 ms")
        @Range(min = "0 ms", max = "1 d")
        Time writeExpire,

        @Doc("Maximum duration of a batch of synchronous requests while others wait (read_batch_expire).")
        @Default("500 ms")
        @Range(min = "0 ms", max = "1 d")
        Time readBatchExpire,

        @Doc("Maximum duration of a batch of asynchronous requests while others wait (write_batch_expire).")
        @Default("125 ms")
        @Range(min = "0 ms", max = "1 d")
        Time writeBatchExpire,

        @Doc("Time for which the device is left idle (antic_expire), in whole ticks, at least one; 0 for never.")
        @Default("6 ms")
        @Range(min = "0 ms", max = "1 s")
        Time anticExpire,

        @Inline ProcessTunables processes) {}
