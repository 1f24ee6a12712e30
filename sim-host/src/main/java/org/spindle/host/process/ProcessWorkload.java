package org.spindle.host.process;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Configuration of the workload {@code processes}. */
@Doc("Processes that repeatedly think on a CPU, send a request, and wait for it if they need it immediately.")
public record ProcessWorkload(
        @Doc("Total number of requests of all processes; no limit if absent.") @Range(min = "1") @Nullable
        Long requests,

        @Doc("Simulated time from which no process prepares another request; no limit if absent.")
        @Range(min = "1 ns")
        @Nullable
        Time time,

        @Doc(
                "What happens when a process has reached the limit: drain (it ends, and outstanding requests are completed) or"
                        + " abandon (the run ends at that moment, and outstanding requests are discarded).")
        @Default("drain")
        AtLimit atLimit,

        @Doc("Number of CPUs; a process needs one to think. As many as processes if absent.")
        @Range(min = "1", max = "1000000")
        @Nullable
        Integer cpus,

        @Doc("Factor by which all CPU times of processes are multiplied.") @Default("1") @Range(min = "0", max = "1e6")
        double cpuTimeScale,

        @Doc("CPU time of a request in addition to the think time.") @Default("{}")
        SystemCall systemCall,

        @Doc("The processes.") List<ProcessConfig> processes,

        @Doc("Behaviours of DiskSim 4.0 to reproduce; 'disksim' stands for all of them.") @Default("[]")
        List<ProcessCompat> compat,

        @Doc(
                "Seeds of DiskSim's random numbers; without 'disksim' or 'random-sequence' under compat they have no effect.")
        @Default("{}")
        Seeds disksimSeeds)
        implements Validated {

    public ProcessWorkload {
        processes = List.copyOf(processes);
        compat = List.copyOf(compat);
    }

    /** What happens to outstanding requests when a limit is reached. */
    public enum AtLimit {
        DRAIN,
        ABANDON
    }

    /** CPU times around a request. */
    @Doc("CPU time of a request in addition to the think time.")
    public record SystemCall(
            @Doc("From the system call to the request.") @Default("0 ms") @Range(min = "0 ms", max = "1 d")
            Time before,

            @Doc("From the request, or from its completion if the process waits for it, to the return of the call.")
            @Default("0 ms")
            @Range(min = "0 ms", max = "1 d")
            Time after) {

        static final SystemCall FREE = new SystemCall(Time.ZERO, Time.ZERO);
    }

    /** DiskSim draws the first request of each process, then reseeds its generator. */
    @Doc("Seeds of DiskSim's random numbers.")
    public record Seeds(
            @Doc("For the first request of each process.") @Default("1000003") @Range(min = "0", max = "4294967295")
            long first,

            @Doc("For all others; always 1000003 in DiskSim.") @Default("1000003") @Range(min = "0", max = "4294967295")
            long others) {

        /** The seed of DiskSim's generator before each run. */
        public static final long DISKSIM = 1_000_003;
    }

    boolean has(ProcessCompat defect) {
        return compat.contains(ProcessCompat.DISKSIM) || compat.contains(defect);
    }

    @Override
    public void validate(Problems problems) {
        if (processes.isEmpty()) {
            problems.report("processes", "there is no process", "name at least one");
        }
        if (requests == null && time == null && atLimit == AtLimit.ABANDON) {
            problems.report(
                    "atLimit", "the run cannot be abandoned at a limit, as there is none", "give requests or time");
        }
    }
}
