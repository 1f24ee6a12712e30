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

/** Config of the host {@code unix}. */
@Doc("A UNIX host: CPUs that execute processes and interrupt handlers, and what these cost.")
public record UnixConfig(
        @Doc("Number of CPUs. The first of them takes all interrupts.") @Default("1") @Range(min = "1", max = "1024")
        int cpus,

        @Doc("Speed of the CPUs over that of those on which the computation of processes was measured; costs are not"
                + " scaled.")
        @Default("1")
        @Range(min = "1e-6", max = "1e6")
        double speed,

        @Doc("CPU time that the kernel takes.") @Default("{}")
        Costs costs,

        @Doc("The clock.") @Default("{}") Clock clock,

        @Doc(
                "Where a CPU without work idles: in the context of the process that ran last (last-process), so that it goes on"
                        + " without a context switch, or in that of a process of its own (idle-process).")
        @Default("last-process")
        IdleLoop idle,

        @Doc(
                "Whether a process whose request is complete pre-empts a running one of lower priority at once; otherwise it"
                        + " waits until a CPU is given up.")
        @Default("true")
        boolean ioPreempts,

        @Doc("How long a process runs before another of its priority does, for priorities from 0 to 9, from 10 to 19,"
                + " and so on: six times.")
        @Default("[200 ms, 160 ms, 120 ms, 80 ms, 40 ms, 20 ms]")
        List<Time> quanta,

        @Doc("How long a process waits for a CPU until its priority is raised; looked at every 100 clock interrupts.")
        @Default("1 s")
        @Range(min = "1 ms", max = "1 d")
        Time starvation,

        @Doc(
                "A cache of file blocks in its memory. Without one the accesses of a system trace through the cache do nothing, and"
                        + " its requests are taken as they are.")
        @Implied
        @Nullable
        FileCacheConfig fileCache)
        implements Validated {

    public UnixConfig {
        quanta = List.copyOf(quanta);
    }

    /** Where a CPU idles. */
    public enum IdleLoop {
        LAST_PROCESS,
        IDLE_PROCESS
    }

    /** What the kernel takes of the CPU, beside the computation of processes. */
    @Doc("CPU time that the kernel takes.")
    public record Costs(
            @Doc("To give a CPU to another process.") @Default("0 ms") @Range(min = "0 ms", max = "1 s")
            Time contextSwitch,

            @Doc("To enter a system call or trap, beside the computation of the process.")
            @Default("0 ms")
            @Range(min = "0 ms", max = "1 s")
            Time systemCall,

            @Doc("To issue a request: the driver, in the context of the process.")
            @Default("0 ms")
            @Range(min = "0 ms", max = "1 s")
            Time request,

            @Doc("To handle an interrupt of the storage.") @Default("0 ms") @Range(min = "0 ms", max = "1 s")
            Time interrupt,

            @Doc("Interrupts of the storage for each request; all are handled when it is complete.")
            @Default("1")
            @Range(min = "1", max = "1000")
            int interruptsPerRequest,

            @Doc(
                    "To fill the caches of a CPU again for a process that has waited for storage, which is false computation as a"
                            + " context switch for storage is; nothing if absent.")
            @Nullable
            Refill refill) {}

    /** What it costs that caches have lost what a process needs. */
    @Doc("How much slower a process is at first when it has waited for storage, as its caches are cold.")
    public record Refill(
            @Doc("The longest wait after which the caches still hold what the process needs.")
            @Default("0 ms")
            @Range(min = "0 ms", max = "1 d")
            Time after,

            @Doc("How much of its computation is slowed, as long as it would take in warm caches.")
            @Range(min = "1 ns", max = "1 s")
            Time work,

            @Doc("What that takes on top, over what it would take in warm caches.") @Range(min = "0", max = "1000")
            double factor) {}

    /** When the clock interrupts, and what it does to sleeps. */
    @Doc("The clock of the host.")
    public record Clock(
            @Doc(
                    "Where clock interrupts come from: one each period (generated), in which case those of a trace are left"
                            + " out with their handlers, or those of the trace (traced).")
            @Default("generated")
            Source source,

            @Doc("Time between generated interrupts, and what each interrupt takes off the quantum of a running"
                    + " process.")
            @Default("10 ms")
            @Range(min = "10 us", max = "1 s")
            Time period,

            @Doc("CPU time of the handler of a generated interrupt.") @Default("0 ms") @Range(min = "0 ms", max = "1 s")
            Time cost,

            @Doc("When a pause ends: with the first clock interrupt at or after its end (ticks), or at its end, by an"
                    + " interrupt of its own that costs as much as one of the clock (exact).")
            @Default("ticks")
            Timers timers) {}

    /** Where clock interrupts come from. */
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
                problems.report("quanta[" + i + "]", quanta.get(i) + " is no time to run", "at least 1 ns");
            }
        }
        if (clock.cost().compareTo(clock.period()) >= 0) {
            problems.report(
                    "clock.cost",
                    "the handler takes " + clock.cost() + ", as long as its period of " + clock.period() + " or longer",
                    "less than the period");
        }
    }
}
