package org.spindle.host.unix;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.host.filecache.FileCacheConfig;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Implied;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Configuration of the host {@code unix}. */
@Doc("A UNIX host: CPUs that execute processes and interrupt handlers, with the CPU costs of the kernel.")
public record UnixConfig(
        @Doc("Number of CPUs. The first of them takes all interrupts.") @Default("1") @Range(min = "1", max = "1024")
        int cpus,

        @Doc("Speed of the CPUs relative to those on which the computation of processes was measured; costs are not"
                + " scaled.")
        @Default("1")
        @Range(min = "1e-6", max = "1e6")
        double speed,

        @Doc("CPU costs of the kernel.") @Default("{}") Costs costs,

        @Doc("The clock.") @Default("{}") Clock clock,

        @Doc(
                "The context in which a CPU without work idles: that of the process that ran last (last-process), so that this"
                        + " process continues without a context switch, or that of an idle process (idle-process).")
        @Default("last-process")
        IdleLoop idle,

        @Doc("Whether a process whose request is complete pre-empts a running process of lower priority immediately;"
                + " otherwise it waits until a CPU is released.")
        @Default("true")
        boolean ioPreempts,

        @Doc("The time slices (quanta) of processes of priorities 0 to 9, 10 to 19, and so on to 50 to 59: six times.")
        @Default("[200 ms, 160 ms, 120 ms, 80 ms, 40 ms, 20 ms]")
        List<Time> quanta,

        @Doc("How long a process waits for a CPU before its priority is raised; checked every 100 clock interrupts.")
        @Default("1 s")
        @Range(min = "1 ms", max = "1 d")
        Time starvation,

        @Doc(
                "A cache of file blocks in the host's memory. Without one, the accesses of a system trace through the cache do"
                        + " nothing, and its requests are issued as traced.")
        @Implied
        @Nullable
        FileCacheConfig fileCache)
        implements Validated {

    public UnixConfig {
        quanta = List.copyOf(quanta);
    }

    /** The context in which a CPU idles. */
    public enum IdleLoop {
        LAST_PROCESS,
        IDLE_PROCESS
    }

    /** CPU costs of the kernel, in addition to the computation of processes. */
    @Doc("CPU costs of the kernel.")
    public record Costs(
            @Doc("Cost of a context switch.") @Default("0 ms") @Range(min = "0 ms", max = "1 s")
            Time contextSwitch,

            @Doc("Cost of entering a system call or trap, in addition to the computation of the process.")
            @Default("0 ms")
            @Range(min = "0 ms", max = "1 s")
            Time systemCall,

            @Doc("Cost of issuing a request: the driver, in the context of the process.")
            @Default("0 ms")
            @Range(min = "0 ms", max = "1 s")
            Time request,

            @Doc("Cost of handling a storage interrupt.") @Default("0 ms") @Range(min = "0 ms", max = "1 s")
            Time interrupt,

            @Doc("Storage interrupts for each request; all are handled when it is complete.")
            @Default("1")
            @Range(min = "1", max = "1000")
            int interruptsPerRequest,

            @Doc(
                    "Cost of refilling the caches of a CPU for a process that has waited for storage, counted as false computation"
                            + " like a context switch for storage; none if absent.")
            @Nullable
            Refill refill) {}

    /** The cost of cold caches after a wait for storage. */
    @Doc("How much a process is slowed by cold caches after it has waited for storage.")
    public record Refill(
            @Doc("The longest wait after which the caches are still warm.")
            @Default("0 ms")
            @Range(min = "0 ms", max = "1 d")
            Time after,

            @Doc("The part of the computation that is slowed, as its duration with warm caches.")
            @Range(min = "1 ns", max = "1 s")
            Time work,

            @Doc("The additional time of that part, relative to its duration with warm caches.")
            @Range(min = "0", max = "1000")
            double factor) {}

    /** Configuration of the clock. */
    @Doc("The clock of the host.")
    public record Clock(
            @Doc("The source of clock interrupts: one each period (generated), in which case those of a trace and their"
                    + " handlers are ignored, or those of the trace (traced).")
            @Default("generated")
            Source source,

            @Doc(
                    "Time between generated interrupts, and the time that each clock interrupt subtracts from the quantum of a"
                            + " running process.")
            @Default("10 ms")
            @Range(min = "10 us", max = "1 s")
            Time period,

            @Doc("CPU time of the handler of a generated interrupt.") @Default("0 ms") @Range(min = "0 ms", max = "1 s")
            Time cost,

            @Doc(
                    "When a pause ends: at the first clock interrupt at or after its expiry (ticks), or at its expiry, by an"
                            + " interrupt of its own that costs as much as a clock interrupt (exact).")
            @Default("ticks")
            Timers timers) {}

    /** Sources of clock interrupts. */
    public enum Source {
        GENERATED,
        TRACED
    }

    /** When a pause ends. */
    public enum Timers {
        TICKS,
        EXACT
    }

    @Override
    public void validate(Problems problems) {
        if (quanta.size() != TimeSharing.DECADES) {
            problems.report(
                    "quanta", "there are " + quanta.size() + " times", "list " + TimeSharing.DECADES + " of them");
        }
        for (int i = 0; i < quanta.size(); i++) {
            if (quanta.get(i).nanos() < 1) {
                problems.report("quanta[" + i + "]", quanta.get(i) + " is not a valid time slice", "at least 1 ns");
            }
        }
        if (clock.cost().compareTo(clock.period()) >= 0) {
            problems.report(
                    "clock.cost",
                    "the handler takes " + clock.cost() + ", not less than the clock's period of " + clock.period(),
                    "less than the period");
        }
    }
}
