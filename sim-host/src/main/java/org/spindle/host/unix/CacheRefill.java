package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;

/** The cost of refilling a CPU's caches after a process has waited for storage (Ganger 1995, section 2: false computation). */
final class CacheRefill {

    private final long after;
    private final long work;
    private final double factor;

    /** @param config null if refilling costs nothing */
    CacheRefill(UnixConfig.@Nullable Refill config) {
        after = config == null ? Long.MAX_VALUE : config.after().nanos();
        work = config == null ? 0 : config.work().nanos();
        factor = config == null ? 0 : config.factor();
    }

    /** Marks the caches as cold for a process whose wait for storage has ended, if it waited longer than the caches stay warm. */
    void woken(UnixProcess process, long waited) {
        if (waited > after) {
            process.coldNanos = work;
        }
    }

    /** Charges the CPU for cold caches when a process begins the computation of its next event. */
    void begin(Cpu cpu, UnixProcess process) {
        if (process.coldNanos > 0) {
            long slowed = Math.min(process.remaining, process.coldNanos);
            process.coldNanos -= slowed;
            cpu.refill(Math.round(factor * slowed));
        }
    }
}
