package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("Linux's kyber scheduler of kernels 4.20 to 7.0: order of arrival within reads, writes and discards, which"
        + " alternate in batches; the number of each at the device is adapted to latency targets. Needs no"
        + " processes. Not modelled: turns of the domains for each hardware queue; here several share one.")
public record KyberConfig(
        @Doc("Target latency of reads (read_lat_nsec).") @Default("2 ms") @Range(min = "1 ns", max = "1 h")
        Time readLat,

        @Doc("Target latency of writes (write_lat_nsec).") @Default("10 ms") @Range(min = "1 ns", max = "1 h")
        Time writeLat,

        @Doc("Target latency of discards.") @Default("5 s") @Range(min = "1 ns", max = "1 h")
        Time discardLat,

        @Doc("Share of the driver's pool for requests other than synchronous reads, in percent (async_depth).")
        @Default("75")
        @Range(min = "1", max = "100")
        int asyncPercent,

        @Inline KernelClock clock) {}
