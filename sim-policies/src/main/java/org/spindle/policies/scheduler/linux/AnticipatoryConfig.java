package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc(
        "Linux's anticipatory scheduler of kernels 2.6.20 to 2.6.32: one-way sweeps in batches of reads and of writes, and after a read"
                + " the device is left idle for the next read of the same process. It needs processes.")
public record AnticipatoryConfig(
        @Doc("Time after which a synchronous request comes first (read_expire).")
        @Default("125 ms")
        @Range(min = "0 ms", max = "1 d")
        Time readExpire,

        @Doc("Time after which an asynchronous request comes first (write_expire).")
        @Default("250 ms")
        @Range(min = "0 ms", max = "1 d")
        Time writeExpire,

        @Doc("Longest batch of synchronous requests while others wait (read_batch_expire).")
        @Default("500 ms")
        @Range(min = "0 ms", max = "1 d")
        Time readBatchExpire,

        @Doc("Longest batch of asynchronous requests while others wait (write_batch_expire).")
        @Default("125 ms")
        @Range(min = "0 ms", max = "1 d")
        Time writeBatchExpire,

        @Doc("Time for which the device is left idle (antic_expire), in whole ticks, at least one; 0 for never.")
        @Default("6 ms")
        @Range(min = "0 ms", max = "1 s")
        Time anticExpire,

        @Doc("Requests that no process has issued: refuse, shared (as if one process had).") @Default("refuse")
        Anonymous anonymous,

        @Doc("Ticks of the kernel's clock in a second (CONFIG_HZ).") @Default("1000") @Range(min = "24", max = "1200")
        int hz) {}
