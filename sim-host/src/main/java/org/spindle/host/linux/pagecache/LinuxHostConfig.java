package org.spindle.host.linux.pagecache;

import org.spindle.host.linux.throttle.TickClock;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Configuration of the host {@code linux}. */
@Doc(
        "Linux's page cache, without CPUs: requests read and write files, one file for each unit, and a flush is an fsync. A read"
                + " is complete when its pages are in the cache, a write when its pages are dirty.")
public record LinuxHostConfig(
        @Doc("Memory for pages of 4 KiB.") @Range(min = "1 MiB", max = "64 GiB")
        Size memory,

        @Doc("How files are read ahead: on-demand (6.18) or two-window (2.6.20).") @Default("on-demand")
        ReadAheadGeneration readAhead,

        @Doc(
                "Largest read-ahead window (read_ahead_kb), a multiple of 4 KiB; 0 B for none; at most a quarter of the memory.")
        @Default("128 KiB")
        @Range(min = "0 B")
        Size readAheadSize,

        @Doc(
                "How processes that write are slowed down: by-rate (3.1 and later, such as 6.18) or at-limit (2.6.0 to 3.0, short form).")
        @Default("by-rate")
        Throttling throttling,

        @Doc(
                "Percentage of the memory that pages dirty or being written back may take: writes wait for write-backs from there on"
                        + " (dirty_ratio).")
        @Default("20")
        @Range(min = "1", max = "100")
        int dirtyRatio,

        @Doc("Percentage of the memory above which dirty pages are written back (dirty_background_ratio).")
        @Default("10")
        @Range(min = "0", max = "100")
        int dirtyBackgroundRatio,

        @Doc("Age from which a dirty page is written back (dirty_expire_centisecs).")
        @Default("30 s")
        @Range(min = "0 s", max = "1 d")
        Time dirtyExpire,

        @Doc("Interval at which the flusher looks for such pages (dirty_writeback_centisecs).")
        @Default("5 s")
        @Range(min = "1 ms", max = "1 d")
        Time dirtyWriteback,

        @Doc(
                "Ticks of the kernel's clock per second (CONFIG_HZ). It matters if throttling is by-rate: pauses are whole ticks.")
        @Default("1000")
        @Range(min = "24", max = "1200")
        int hz)
        implements Validated {

    static final long PAGE = 4096;

    @Override
    public void validate(Problems problems) {
        if (readAheadSize.bytes() % PAGE != 0 || readAheadSize.bytes() > memory.bytes() / 4) {
            problems.report(
                    "readAheadSize",
                    readAheadSize + " is not a whole number of pages, or is more than a quarter of the memory of "
                            + memory,
                    "a multiple of 4 KiB up to " + new Size(memory.bytes() / 4));
        }
    }

    TickClock clock() {
        return new TickClock(hz);
    }

    int pages() {
        return (int) (memory.bytes() / PAGE);
    }

    /** Returns the number of pages dirty or being written back from which writes wait. */
    int dirtyLimit() {
        return Math.max(1, (int) ((long) pages() * dirtyRatio / 100));
    }

    /** Returns the number of dirty pages above which the flusher writes back; half of {@link #dirtyLimit} if not below that. */
    int backgroundLimit() {
        int limit = (int) ((long) pages() * dirtyBackgroundRatio / 100);
        return limit >= dirtyLimit() ? dirtyLimit() / 2 : limit;
    }
}
