package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc(
        "Linux's kyber scheduler of kernels 4.20 to 7.0: arrival order within reads, writes and discards, which take turns by"
                + " batches and whose number at the device follows from latency targets. It needs no processes.")
public record KyberConfig(
        @Doc("Latency that reads are to have (read_lat_nsec).") @Default("2 ms") @Range(min = "1 ns", max = "1 h")
        Time readLat,

        @Doc("Latency that writes are to have (write_lat_nsec).") @Default("10 ms") @Range(min = "1 ns", max = "1 h")
        Time writeLat,

        @Doc("Latency that discards are to have.") @Default("5 s") @Range(min = "1 ns", max = "1 h")
        Time discardLat,

        @Doc("Share of the driver's pool for requests other than synchronous reads, in percent (async_depth).")
        @Default("75")
        @Range(min = "1", max = "100")
        int asyncPercent,

        @Doc("Ticks of the kernel's clock in a second (CONFIG_HZ).") @Default("1000") @Range(min = "24", max = "1200")
        int hz) {}
