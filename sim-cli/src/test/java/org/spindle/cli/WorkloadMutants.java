package org.spindle.cli;

import java.util.List;
import java.util.stream.IntStream;

/** Substitutes for parts of Spindle, or for traces, in experiments on workloads. */
final class WorkloadMutants {

    /** A load of independent requests, in place of a trace. */
    private static final String MEMORYLESS = "scenario: {devices: {disk: {type: fixed, capacity: 1 GiB, service:"
            + " {type: constant, time: 20 ms}}}, workload: {type: random, requests: 100000, reads: 0.8,"
            + " arrivals: {type: open, interarrival: {type: poisson, rate: 40}}}}";

    /** Requests at a high and a low rate in turn, each for half a minute on average, in a range that is smaller than a cache. */
    private static final String BY_TURNS =
            "scenario: {devices: {disk: {type: fixed, capacity: 16 MiB, service: {type: constant, time: 1 ms}}}, workload:"
                    + " {type: synthetic, requests: 100000, kinds: [{size: 8 KiB, share: 1, reads: 0.5}],"
                    + " arrivals: {type: mmpp, states: [{rate: 100, sojourn: 30 s}, {rate: 1, sojourn: 30 s}]}}}";

    /** Reads that repeat their addresses, and writes that do not. */
    private static final String LOCAL_READS =
            "scenario: {devices: {disk: {type: fixed, capacity: 1 GiB, service: {type: constant, time: 1 ms}}}, workload:"
                    + " {type: processes, requests: 100000, processes: [{reads: 1, capacity: 512 KiB, think: {type: exponential,"
                    + " mean: 20 ms}, sizes: {type: constant, size: 4 KiB}}, {reads: 0, think: {type: exponential, mean: 20 ms},"
                    + " sizes: {type: constant, size: 4 KiB}}]}}";

    /** Silences that are short and long in turn. */
    private static final String ALTERNATING =
            "scenario: {devices: {disk: {type: fixed, capacity: 1 GiB, service: {type: constant, time: 1 ms}}}, workload:"
                    + " {type: synthetic, requests: 200000, arrivals: {type: mmpp, states: ["
                    + "{rate: 40, sojourn: 30 s, next: [0, 1, 0, 0]}, {rate: 0.01, sojourn: 60 s, next: [0, 0, 1, 0]}, "
                    + "{rate: 40, sojourn: 30 s, next: [0, 0, 0, 1]}, {rate: 0.01, sojourn: 3000 s, next: [1, 0, 0, 0]}]}}}";

    /** The same with parts of several stages each, whose lengths differ less, so that short and long silences alternate clearly. */
    private static final String REGULAR =
            "scenario: {devices: {disk: {type: fixed, capacity: 1 GiB, service: {type: constant, time: 1 ms}}}, workload:"
                    + " {type: synthetic, requests: 200000, arrivals: {type: mmpp, states: "
                    + ring(
                            "40, 30",
                            "40, 30",
                            "40, 30",
                            "40, 30",
                            "0.01, 60",
                            "40, 30",
                            "40, 30",
                            "40, 30",
                            "40, 30",
                            "0.01, 600",
                            "0.01, 600",
                            "0.01, 600",
                            "0.01, 600",
                            "0.01, 600")
                    + "}}}";

    private static final String PERSONAL = "file: traces/hp-srt/ajw.1week.srt.gz";

    /** The part of the personal computer's trace that is analysed for its memory. */
    private static final String HOUR = "from: 160 h, until: 161 h, ";

    private static final String SERVER = "file: traces/hp-srt/hourly.03126.srt.bz2";

    static final List<Mutant> ALL = List.of(
            new Mutant("workload-laws", "processors that are 1 % faster", "perMhz: 0.00697", "perMhz: 0.00690"),
            new Mutant(
                            "workload-generator",
                            "twice as many requests, in one run",
                            "mean: 50, variance: 500",
                            "mean: 100, variance: 500")
                    .and("full: {replications: 8}", "full: {replications: 1}")
                    .atFullLength(),
            new Mutant(
                    "workload-periods",
                    "periods without a heavy tail",
                    "type: pareto, mean: 3.5 s, shape: 1.4",
                    "type: exponential, mean: 3.5 s"),
            new Mutant(
                    "workload-periods",
                    "silences without a heavy tail",
                    "type: pareto, mean: 70 s, shape: 1.4",
                    "type: exponential, mean: 70 s"),
            new Mutant(
                            "workload-periods",
                            "silences without a heavy tail",
                            "type: pareto, mean: 70 s, shape: 1.4",
                            "type: exponential, mean: 70 s")
                    .atFullLength(),
            new Mutant(
                            "workload-periods",
                            "three times as many silences without a heavy tail",
                            "requests: 300000\n        arrivals: {type: on-off, sources: 1, rate: 40, on: {type:"
                                    + " constant, time: 30 s}, off: {type: pareto, mean: 70 s, shape: 1.4}}",
                            "requests: 900000\n        arrivals: {type: on-off, sources: 1, rate: 40, on: {type:"
                                    + " constant, time: 30 s}, off: {type: exponential, mean: 70 s}}")
                    .atFullLength(),
            new Mutant("workload-below-cache", "a cache that holds next to nothing", "cache: 512 MiB", "cache: 64 KiB"),
            new Mutant(
                            "workload-shared-traces",
                            "a personal computer whose requests know nothing of each other",
                            PERSONAL,
                            MEMORYLESS)
                    .and(HOUR, ""),
            new Mutant(
                            "workload-shared-traces",
                            "a personal computer whose days are all alike",
                            PERSONAL,
                            MEMORYLESS.replace("rate: 40", "rate: 0.17"))
                    .and(HOUR, ""),
            new Mutant(
                            "workload-shared-traces",
                            "a personal computer whose long silences follow short ones",
                            PERSONAL,
                            ALTERNATING)
                    .and(HOUR, ""),
            new Mutant(
                    "workload-shared-traces",
                    "a server whose requests know nothing of each other",
                    "file: traces/hp-srt/hourly.03126.srt.bz2",
                    MEMORYLESS),
            new Mutant(
                    "workload-queues",
                    "users of a server who do not wait for their reads",
                    "critical: 1, reads: 0.565",
                    "critical: 0, reads: 0.565"),
            new Mutant("workload-shared-traces", "a cache that holds next to nothing", "cache: 32 MiB", "cache: 4 KiB"),
            new Mutant(
                    "workload-queues",
                    "writes that are handed over one by one",
                    "local: 0.976, think: {type: constant, time: 30 s}, localThink: {type: constant, time: 0 ms}",
                    "local: 0.976, think: {type: constant, time: 30 s}, localThink: {type: constant, time: 700 ms}"),
            new Mutant(
                    "workload-rhythms",
                    "machines that share no hours",
                    "type: mmpp, states: [{rate: 0.4, sojourn: 8 h}, {rate: 0, sojourn: 16 h}]",
                    "type: open, interarrival: {type: exponential, mean: 7.5 s}"),
            new Mutant(
                            "workload-shared-traces",
                            "a personal computer that works by turns in a small place",
                            PERSONAL,
                            BY_TURNS)
                    .and(HOUR, ""),
            new Mutant("workload-shared-traces", "a server that works by turns in a small place", SERVER, BY_TURNS),
            new Mutant("workload-shared-traces", "a server whose silences are long and short in turn", SERVER, REGULAR),
            new Mutant(
                            "workload-shared-traces",
                            "a personal computer whose reads are more local than its writes",
                            PERSONAL,
                            LOCAL_READS)
                    .and(HOUR, ""),
            new Mutant(
                            "workload-below-cache",
                            "a cache on the wrong side",
                            "physical: {scenario: *applications, cache: 512 MiB, analyses: *analyses}",
                            "physical: {scenario: *applications, analyses: *analyses}")
                    .and("  logical:\n    scenario:", "  logical:\n    cache: 512 MiB\n    scenario:"),
            new Mutant(
                            "workload-below-cache",
                            "applications that keep to a few blocks",
                            "capacity: 8 GiB",
                            "capacity: 4 MiB")
                    .and("cache: 512 MiB", "cache: 64 KiB"),
            new Mutant(
                    "workload-generator",
                    "arrivals without memory, and a tenth of them",
                    "path: arrivals.scenario.workload.arrivals.hurst, values: [0.75, 0.8, 0.9]",
                    "cases: {0.75: &plain {arrivals.scenario.workload.arrivals: {type: open, interarrival: {type: exponential,"
                            + " mean: 200 ms}}, arrivals.scenario.workload.requests: 320000}, 0.8: *plain, 0.9: *plain}"),
            new Mutant(
                            "workload-queues",
                            "a personal computer whose requests know nothing of each other",
                            "critical: 1, reads: 0.5, local: 0.9,",
                            "critical: 0, reads: 1, local: 0.0,")
                    .and(
                            "sequential: 0.5, think: {type: exponential, mean: 14 s}",
                            "sequential: 0.0, think: {type: exponential, mean: 14 s}")
                    .and("reads: 0, local: 0.667,", "reads: 0, local: 0.0,"),
            new Mutant(
                    "workload-generator",
                    "arrivals that are bursty on one scale only",
                    "path: arrivals.scenario.workload.arrivals.hurst, values: [0.75, 0.8, 0.9]",
                    "cases: {0.75: &turns {arrivals.scenario.workload.arrivals: {type: mmpp, states: [{rate: 120, sojourn: 20 s}, {rate: 2, sojourn: 20 s}]}}, 0.8: *turns, 0.9: *turns}"),
            new Mutant(
                            "workload-periods",
                            "silences of the same length, and periods of any up to a limit",
                            "on: {type: pareto, mean: 3.5 s, shape: 1.4}, off: {type: exponential, mean: 4 s}",
                            "on: {type: constant, time: 3.5 s}, off: {type: exponential, mean: 4 ms}")
                    .and("off: {type: pareto, mean: 70 s, shape: 1.4}", "off: {type: constant, time: 70 s}"),
            new Mutant(
                    "workload-periods",
                    "silences with a heavy tail where they have none",
                    "off: {type: exponential, mean: 4 s}",
                    "off: {type: pareto, mean: 4 s, shape: 1.2}"),
            new Mutant(
                    "workload-queues",
                    "users of a personal computer who do not wait for their reads",
                    "critical: 1, reads: 0.5, local: 0.9",
                    "critical: 0, reads: 0.5, local: 0.99"),
            new Mutant(
                            "workload-queues",
                            "requests that come one by one",
                            "localThink: {type: constant, time: 0 ms}",
                            "localThink: {type: exponential, mean: 700 ms}")
                    .and(
                            "sequentialThink: {type: constant, time: 0 ms}",
                            "sequentialThink: {type: exponential, mean: 700 ms}")
                    .and("localThink: {type: exponential, mean: 10 ms}", "localThink: {type: exponential, mean: 10 s}"),
            new Mutant(
                    "workload-rhythms",
                    "machines that share no hours below the cache",
                    "personal-below: {scenario: *personal, cache: 256 MiB",
                    "personal-below: {scenario: {devices: *machines, workload: {type: synthetic, requests: 500000,"
                            + " arrivals: {type: open, interarrival: {type: exponential, mean: 7.5 s}}, addresses: {type: zipf,"
                            + " theta: 1, region: 8 KiB}}, stop: {time: 45 d}}, cache: 256 MiB"));

    private WorkloadMutants() {}

    /** Returns states that follow each other, of the rate, in requests per second, and the mean duration, in seconds, of each. */
    private static String ring(String... states) {
        return IntStream.range(0, states.length)
                .mapToObj(i -> "{rate: " + states[i].replace(", ", ", sojourn: ") + " s, next: "
                        + IntStream.range(0, states.length)
                                .mapToObj(to -> to == (i + 1) % states.length ? "1" : "0")
                                .toList()
                        + "}")
                .toList()
                .toString();
    }
}
