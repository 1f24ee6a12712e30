package org.spindle.cli;

import java.util.List;
import java.util.stream.Stream;

/** What stands in for parts of the product, by how long it takes to find it out. */
final class Mutants {

    /** How an experiment that is never shortened ends, up to the reason. What follows the axes may be a further axis. */
    private static final String NEVER_SHORTENED = "full: {replications: 3}\nquick: {notRunnable: ";

    /** A shorter version in its place. */
    private static final String SHORTENED = "quick: {set: {workload.requests: 1000}, shortens: ";

    /** A load without memory, in place of a trace. */
    private static final String MEMORYLESS = "scenario: {devices: {disk: {type: fixed, capacity: 1 GiB, service:"
            + " {type: constant, time: 20 ms}}}, workload: {type: random, requests: 100000, reads: 0.8,"
            + " arrivals: {type: open, interarrival: {type: poisson, rate: 40}}}}";

    /** Seconds each. */
    static final List<Mutant> QUICK = List.of(
            new Mutant(
                    "ganger-1995-open-criticality",
                    "a scheduler that does not care who waits",
                    "criticality: {driver.scheduler: {type: priority, base: {type: c-look}}}",
                    "criticality: {driver.scheduler: c-look}"),
            new Mutant(
                    "gonzalez-2012-redcap-ssd-lkr",
                    "a cache that never turns itself on",
                    "{name: cache, as: gonzalez-2012-redcap-lkr}",
                    "{name: cache, cases: {original: {layers.redcap.layer.activation: never}, redcap: {layers.redcap.layer.activation: never},"
                            + " decided: {layers.redcap.layer.activation: adaptive}}}"),
            new Mutant(
                    "mm1",
                    "service times that hardly vary",
                    "{type: exponential, mean: 10 ms}",
                    "{type: gamma, mean: 10 ms, scv: 0.5}"),
            new Mutant(
                    "hsu-2003-read-ahead-by-hand",
                    "a drive that does not go on with what it is reading ahead",
                    "almostHits: true",
                    "almostHits: false"),
            new Mutant("hsu-2003-alis-by-hand", "a context of one read", "context: 2", "context: 1"),
            new Mutant(
                    "hsu-2003-replay",
                    "dependent requests that depend on nothing",
                    "dependent: {}",
                    "dependent: {workload.replay: {type: open}}"),
            new Mutant(
                    "md1",
                    "service times that vary",
                    "{type: constant, time: 10 ms}",
                    "{type: gamma, mean: 10 ms, scv: 0.5}"),
            new Mutant(
                    "saturation",
                    "a server that is a third too slow",
                    "mean: 10 ms",
                    "mean: 13.3 ms"),
            new Mutant(
                    "operational-laws",
                    "a run that forgets its first requests",
                    "arrivals: {type: open, interarrival: {type: poisson, rate: 10}}",
                    "arrivals: {type: open, interarrival: {type: poisson, rate: 10}}\n  warmUp: {requests: 500}"),
            new Mutant(
                    "random-seeks-hp-c2247a",
                    "an arm that needs another drive's time",
                    "model: hp-c2247a",
                    "model: hp-c2247a\n      mechanics: {rotation: 5000 rpm}"),
            new Mutant(
                    "cross-check-mm1",
                    "service times that hardly vary",
                    "type: exponential",
                    "type: gamma, scv: 0.5"),
            new Mutant(
                    "cross-check-md1",
                    "service times that vary",
                    "{type: constant, time: 10 ms}",
                    "{type: gamma, mean: 10 ms, scv: 0.2}"),
            new Mutant(
                    "cross-check-mg1",
                    "a server that is 5 % too slow",
                    "mean: 10 ms",
                    "mean: 10.5 ms"),
            new Mutant(
                    "cross-check-in-service",
                    "too few servers",
                    "servers: 1000",
                    "servers: 11"),
            new Mutant(
                    "cross-check-interactive",
                    "a server that is a tenth too slow",
                    "mean: 10 ms",
                    "mean: 11 ms"),
            new Mutant(
                    "cross-check-interactive",
                    "users who think when they should not",
                    "path: workload.arrivals.think.mean, values: [50 ms, 0 ms]",
                    "cases: {50 ms: {}, 0 ms: {workload.arrivals.think.mean: 1 ms}}"),
            new Mutant(
                    "cross-check-string",
                    "a reply that takes 10 % longer",
                    "time: 1.8 ms",
                    "time: 2 ms"),
            new Mutant(
                    "cross-check-seeks",
                    "an arm that crosses the disk in 24 ms",
                    "average: 11 ms, fullStroke: 22.5 ms",
                    "average: 12 ms, fullStroke: 24 ms"),
            new Mutant(
                    "cross-check-seek-calibration",
                    "a straight seek curve",
                    "calibration: one-third",
                    "calibration: naive"),
            new Mutant(
                    "cross-check-raid-small-write",
                    "parity that stays where it is",
                    "type: raid-5, unit: 64 KiB, rotation: left-asymmetric",
                    "type: raid-4, unit: 64 KiB"),
            new Mutant(
                    "cross-check-raid-reconstruction",
                    "parity that moves the other way",
                    "rotation: left-asymmetric",
                    "rotation: right-asymmetric"),
            new Mutant(
                    "cross-check-raid-reconstruction",
                    "units of twice the size",
                    "unit: 64 KiB",
                    "unit: 128 KiB"),
            new Mutant(
                    "cross-check-raid-concurrency",
                    "units of twice the size",
                    "unit: 64 KiB",
                    "unit: 128 KiB"),
            new Mutant(
                    "cross-check-raid-concurrency",
                    "parity that stays where it is",
                    "type: raid-5, unit: 64 KiB, rotation: left-asymmetric",
                    "type: raid-4, unit: 64 KiB"),
            new Mutant(
                    "cross-check-write-back",
                    "a cache that writes back after 20 s",
                    "type: age, age: 30 s",
                    "type: age, age: 20 s"),
            new Mutant(
                    "file-lifetimes",
                    "a cache that writes through",
                    "layer: {type: cache, size: 1 GiB, flush",
                    "layer: {type: cache, size: 1 GiB, writeScheme: through, flush"),
            new Mutant(
                    "textbook-disks",
                    "a straight seek curve",
                    "calibration: mean, distance: 875",
                    "calibration: naive, distance: 875"),
            new Mutant(
                    "textbook-queues",
                    "a server that is 1 % too slow",
                    "service: 20 ms",
                    "service: 20.2 ms"),
            new Mutant(
                    "textbook-design", "memory of half the width", "width: 16 B", "width: 8 B"),
            new Mutant(
                    "textbook-hosts",
                    "disks that are a thirtieth too fast",
                    "diskRate: 30",
                    "diskRate: 31"),
            new Mutant(
                    "textbook-raid",
                    "one level less",
                    "level: raid-6",
                    "level: raid-5"),
            new Mutant(
                    "textbook-seek-curves",
                    "a curve through a third of the disk",
                    "calibration: mean",
                    "calibration: one-third"),
            new Mutant(
                    "smartstor",
                    "another scaling rule",
                    "rule: cube-root",
                    "rule: square-root"),
            new Mutant(
                    "workload-laws",
                    "processors that are 1 % faster",
                    "perMhz: 0.00697",
                    "perMhz: 0.00690"),
            new Mutant(
                    "workload-generator",
                    "a fifth more requests",
                    "mean: 50, variance: 500",
                    "mean: 60, variance: 500"),
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
                    "workload-below-cache",
                    "a cache that holds next to nothing",
                    "cache: 512 MiB",
                    "cache: 64 KiB"),
            new Mutant(
                    "workload-shared-traces",
                    "a personal computer whose requests know nothing of each other",
                    "file: traces/hp-srt/ajw.1week.srt.gz",
                    MEMORYLESS),
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
            new Mutant(
                    "ganger-1995-criticality-scheduling",
                    "a scheduler that does not care who waits",
                    "{type: priority, base: {type: c-look}}",
                    "{type: c-look}"),
            new Mutant(
                    "worthington-1994-drive",
                    "a drive without skew",
                    "trackSkew: 14, cylinderSkew: 32",
                    "trackSkew: 0, cylinderSkew: 0"),
            new Mutant(
                    "worthington-1994-validation",
                    "a drive that turns more slowly by a third",
                    "model: hp-c2247a",
                    "model: hp-c2247a, mechanics: {rotation: 3600 rpm}"),
            new Mutant(
                    "worthington-1994-validation",
                    "a drive without read-ahead",
                    "model: hp-c2247a",
                    "model: hp-c2247a, buffer: {readAhead: {maximum: 0 B}}"),
            new Mutant(
                    "worthington-1994-runs",
                    "a drive without read-ahead",
                    "disk0: {type: hdd, model: hp-c2247a}",
                    "disk0: {type: hdd, model: hp-c2247a, buffer: {caching: false, readAhead: {until: none}}}"),
            new Mutant(
                    "worthington-1994-figure-4",
                    "a map that is not looked at, and batches",
                    "type: c-look, knowledge: map",
                    "type: look, knowledge: map"),
            new Mutant(
                    "worthington-1994-rule-traces",
                    "elevators that serve in order of arrival",
                    "\nsweep:\n",
                    """

                    sweep:
                      - name: scheduler
                        cases:
                          fcfs: &arrival {driver.scheduler: fcfs}
                          c-look: *arrival
                          look: *arrival
                          v-scan: *arrival
                          sstf: *arrival
                    """),
            new Mutant(
                    "predicted-performance-in-cache",
                    "a file cache that is too small",
                    "size: 16 MiB",
                    "size: 1 MiB"),
            new Mutant(
                    "worthington-1994-computation",
                    "a scheduler that predicts nothing",
                    "sptf: {driver.scheduler: sptf}",
                    "sptf: {driver.scheduler: sstf}"),
            new Mutant(
                    "ganger-1995-drivers",
                    "requests that nobody waits for",
                    "critical: 1, think",
                    "critical: 0, think"),
            new Mutant(
                    "ganger-1995-two-outstanding",
                    "a driver that keeps one more outstanding",
                    "{name: population, path: workload.arrivals.population, values: [1, 2, 9]}",
                    "{name: population, cases: {1: {workload.arrivals.population: 3}, 2: {workload.arrivals.population: 3}, 9: {workload.arrivals.population: 9}}}"),
            new Mutant(
                    "ganger-1995-idle-flush",
                    "a cache that writes out all the time",
                    "flush: {idle: 500 ms}",
                    "flush: {idle: 500 ms, period: 1 s}"),
            new Mutant(
                    "ganger-1995-criticality",
                    "a cache above, which the trace is below",
                    "file: traces/hp-srt/ajw.1week.srt.gz",
                    "file: traces/hp-srt/ajw.1week.srt.gz\n    cache: 1 MiB"),
            new Mutant(
                    "validate-hp-c2247a",
                    "files of another drive",
                    "hp_c2247a.parv",
                    "barracuda.parv"));

    /** Longer. */
    static final List<Mutant> LONG = List.of(
            new Mutant(
                    "worthington-1994-figure-3",
                    "an elevator that serves in order of arrival",
                    "look: {driver.scheduler: look}",
                    "look: {driver.scheduler: fcfs}"),
            new Mutant(
                    "worthington-1994-figure-5",
                    "a scheduler that goes by distance, not by time",
                    "asptf-12: {driver.scheduler: {type: sptf, w: 12}}",
                    "asptf-12: {driver.scheduler: sstf}"),
            new Mutant(
                    "worthington-1994-traces",
                    "a circular elevator that turns",
                    "c-look: {driver.scheduler: {type: c-look}}",
                    "c-look: {driver.scheduler: {type: sstf}}"),
            new Mutant(
                    "worthington-1994-maps",
                    "elevators without the map",
                    "knowledge: map",
                    "knowledge: lbn"),
            new Mutant(
                    "worthington-1994-positions",
                    "a scheduler that ignores what the buffer holds",
                    "spctf: {driver.scheduler: spctf}",
                    "spctf: {driver.scheduler: sptf}"),
            new Mutant(
                    "worthington-1994-rule-positions",
                    "a scheduler that ignores what the buffer holds",
                    NEVER_SHORTENED,
                    """
                      - name: scheduler
                        cases:
                          c-look: {driver.scheduler: c-look}
                          look: {driver.scheduler: look}
                          sstf: {driver.scheduler: sstf}
                          sptf: {driver.scheduler: sptf}
                          asptf-6: {driver.scheduler: {type: sptf, w: 6}}
                          spctf: {driver.scheduler: sptf}
                          aspctf-6: {driver.scheduler: {type: sptf, w: 6}}
                    """ + SHORTENED),
            new Mutant(
                    "worthington-1994-rule-maps",
                    "elevators without the map",
                    NEVER_SHORTENED,
                    """
                      - name: scheduler
                        cases:
                          c-look: &c-look {driver.scheduler: {type: c-look}}
                          look: &look {driver.scheduler: {type: look}}
                          v-scan: &v-scan {driver.scheduler: {type: v-scan, r: 0.2}}
                          sstf: &sstf {driver.scheduler: {type: sstf}}
                          c-look-map: *c-look
                          look-map: *look
                          v-scan-map: *v-scan
                          sstf-map: *sstf
                          c-look-fixed: *c-look
                          look-fixed: *look
                          v-scan-fixed: *v-scan
                          sstf-fixed: *sstf
                          sstf-map-start: *sstf
                    """ + SHORTENED),
            new Mutant(
                    "cross-check-mm25",
                    "a pool that is short of a server",
                    "servers: 25",
                    "servers: 24"),
            new Mutant(
                    "cross-check-large-4",
                    "strings that are a fifth too slow",
                    "arbitrationTime: 1.8 ms",
                    "arbitrationTime: 2.5 ms"),
            new Mutant(
                    "cross-check-small-7",
                    "strings that are a fifth too fast",
                    "arbitrationTime: 1.8 ms",
                    "arbitrationTime: 1.5 ms"),
            new Mutant(
                    "workload-shared-traces",
                    "a cache that holds next to nothing",
                    "cache: 32 MiB",
                    "cache: 4 KiB"),
            new Mutant(
                    "workload-queues",
                    "writes that are handed over one by one",
                    "local: 0.976, think: {type: constant, time: 30 s}, localThink: {type: constant, time: 0 ms}",
                    "local: 0.976, think: {type: constant, time: 30 s}, localThink: {type: constant, time: 700 ms}"),
            new Mutant(
                    "workload-rhythms",
                    "machines that share no hours",
                    "type: mmpp, states: [{rate: 0.4, sojourn: 8 h}, {rate: 0, sojourn: 16 h}]",
                    "type: open, interarrival: {type: exponential, mean: 7.5 s}"));

    private Mutants() {}

    /** All of them. */
    static Stream<Mutant> all() {
        return Stream.of(
                        QUICK,
                        LONG,
                        TheoryMutants.ALL,
                        SystemMutants.ALL,
                        DiskMutants.ALL,
                        WorkloadMutants.ALL)
                .flatMap(List::stream);
    }
}
