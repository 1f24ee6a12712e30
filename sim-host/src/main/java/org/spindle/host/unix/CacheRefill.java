package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;

/** What it costs that the caches of a CPU have lost what a process needs while it waited (Ganger 1995, section 2: false computation). */
final class CacheRefill {

    private final long after;
    private final long work;
    private final double factor;

    /** @param config null if it costs nothing */
    CacheRefill(UnixConfig.@Nullable Refill config) {
        after = config == null ? Long.MAX_VALUE : config.after().nanos();
        work = config == null ? 0 : config.work().nanos();
        factor = config == null ? 0 : config.factor();
    }

    /** A wait for storage is over. */
    void woken(UnixProcess process, long waited) {
        if (waited > after) {
            process.cold = work;
        }
    }

    /** A process begins to compute for the next of its events. */
    void begin(Cpu cpu, UnixProcess process) {
        if (process.cold > 0) {
            long slowed = Math.min(process.remaining, process.cold);
            process.cold -= slowed;
            cpu.refill(Math.round(factor * slowed));
        }
    }
}
