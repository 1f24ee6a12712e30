package org.spindle.cli;

import java.util.List;

/** Substitutes for parts of Spindle in experiments that compare it with theory and with cases worked by hand. */
final class TheoryMutants {

    /** A sweep that leaves the value as it is. */
    private static final String NO_SWEEP = "a sweep that runs every point with the first value";

    static final List<Mutant> ALL = List.of(
            new Mutant(
                    "mm1",
                    "service times that hardly vary",
                    "{type: exponential, mean: 10 ms}",
                    "{type: gamma, mean: 10 ms, scv: 0.5}"),
            new Mutant(
                    "md1",
                    "service times that vary",
                    "{type: constant, time: 10 ms}",
                    "{type: gamma, mean: 10 ms, scv: 0.5}"),
            new Mutant("saturation", "a server that is a third too slow", "mean: 10 ms", "mean: 13.3 ms"),
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
                    "cross-check-mm1", "service times that hardly vary", "type: exponential", "type: gamma, scv: 0.5"),
            new Mutant(
                    "cross-check-md1",
                    "service times that vary",
                    "{type: constant, time: 10 ms}",
                    "{type: gamma, mean: 10 ms, scv: 0.2}"),
            new Mutant("cross-check-mg1", "a server that is 5 % too slow", "mean: 10 ms", "mean: 10.5 ms"),
            new Mutant("cross-check-in-service", "too few servers", "servers: 1000", "servers: 11"),
            new Mutant("cross-check-interactive", "a server that is a tenth too slow", "mean: 10 ms", "mean: 11 ms"),
            new Mutant("cross-check-interactive", "a server that is twice as fast", "mean: 10 ms", "mean: 5 ms"),
            new Mutant(
                    "cross-check-interactive",
                    "users who think when they should not",
                    "path: workload.arrivals.think.mean, values: [50 ms, 0 ms]",
                    "cases: {50 ms: {}, 0 ms: {workload.arrivals.think.mean: 1 ms}}"),
            new Mutant("cross-check-string", "a reply that takes 10 % longer", "time: 1.8 ms", "time: 2 ms"),
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
            new Mutant("cross-check-raid-reconstruction", "units of twice the size", "unit: 64 KiB", "unit: 128 KiB"),
            new Mutant("cross-check-raid-concurrency", "units of twice the size", "unit: 64 KiB", "unit: 128 KiB"),
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
                            "layer: {type: cache, size: 1 GiB, flush: {period: 30 s}}",
                            "layer: {type: cache, size: 1 GiB, writeScheme: through}")
                    .and(
                            "path: layers.cache.layer.flush.period, values: [30 s, 1000 s]",
                            "cases: {30 s: {layers.cache.layer.size: 1 GiB}, 1000 s: {layers.cache.layer.size: 1 GiB}}"),
            new Mutant(
                    "textbook-disks",
                    "a straight seek curve",
                    "calibration: mean, distance: 875",
                    "calibration: naive, distance: 875"),
            new Mutant("textbook-queues", "a server that is 1 % too slow", "service: 20 ms", "service: 20.2 ms"),
            new Mutant("textbook-design", "memory of half the width", "width: 16 B", "width: 8 B"),
            new Mutant("textbook-hosts", "disks that are a thirtieth too fast", "diskRate: 30", "diskRate: 31"),
            new Mutant("textbook-raid", "one level less", "level: raid-6", "level: raid-5"),
            new Mutant(
                    "textbook-seek-curves",
                    "a curve through a third of the disk",
                    "calibration: mean",
                    "calibration: one-third"),
            new Mutant("smartstor", "another scaling rule", "rule: cube-root", "rule: square-root"),
            new Mutant(
                    "predicted-performance-in-cache", "a file cache that is too small", "size: 16 MiB", "size: 1 MiB"),
            new Mutant("cross-check-mm25", "a pool that is short of a server", "servers: 25", "servers: 24"),
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
                    "cross-check-interactive",
                    "users who think a tenth longer",
                    "path: workload.arrivals.think.mean, values: [50 ms, 0 ms]",
                    "cases: {50 ms: {workload.arrivals.think.mean: 55 ms}, 0 ms: {workload.arrivals.think.mean: 0 ms}}"),
            new Mutant(
                    "cross-check-large-2",
                    "strings that are a sixth too slow",
                    "arbitrationTime: 1.8 ms",
                    "arbitrationTime: 2.1 ms"),
            new Mutant("cross-check-small-13", "disks that are a fourteenth too slow", "mean: 14.9 ms", "mean: 16 ms"),
            new Mutant(
                    "cross-check-mm1",
                    "a server that is up to a fifth too slow",
                    "path: devices.server.service.mean, values: [20 ms, 10 ms]",
                    "cases: {20 ms: {devices.server.service.mean: 21 ms}, 10 ms: {devices.server.service.mean: 12 ms}}"),
            new Mutant("cross-check-mm25", "servers that are 3.4 % too slow", "mean: 14.8973333 ms", "mean: 15.4 ms"),
            new Mutant(
                    "cross-check-mm25",
                    NO_SWEEP,
                    "path: workload.arrivals.interarrival.rate, values: [1000, 1100, 1200, 1300, 1400, 1500, 1550, 1600, 1625, 1650, 1670]",
                    "cases: {1000: {}, 1100: {}, 1200: {}, 1300: {}, 1400: {}, 1500: {}, 1550: {}, 1600: {}, 1625: {}, 1650: {}, 1670: {}}"),
            new Mutant(
                    "mm1",
                    NO_SWEEP,
                    "path: workload.arrivals.interarrival.rate, values: [10, 20, 30, 40, 50, 60, 70, 80, 90]",
                    "cases: {10: {}, 20: {}, 30: {}, 40: {}, 50: {}, 60: {}, 70: {}, 80: {}, 90: {}}"),
            new Mutant(
                    "md1",
                    NO_SWEEP,
                    "path: workload.arrivals.interarrival.rate, values: [10, 20, 30, 40, 50, 60, 70, 80, 90]",
                    "cases: {10: {}, 20: {}, 30: {}, 40: {}, 50: {}, 60: {}, 70: {}, 80: {}, 90: {}}"),
            new Mutant("mm1", "a server that is 2 % too slow", "mean: 10 ms", "mean: 10.2 ms"),
            new Mutant("md1", "a server that is 2 % too slow", "time: 10 ms", "time: 10.2 ms"),
            new Mutant("cross-check-percentiles", "service times that vary less", "scv: 2}", "scv: 1}"),
            new Mutant("cross-check-raid-concurrency", "units of half the size", "unit: 64 KiB", "unit: 32 KiB"),
            new Mutant(
                    "cross-check-raid-concurrency",
                    "parity that moves where it should not",
                    "type: raid-4, unit: 64 KiB",
                    "type: raid-5, unit: 64 KiB, rotation: left-asymmetric"),
            new Mutant("cross-check-raid-reconstruction", "units of half the size", "unit: 64 KiB", "unit: 32 KiB"),
            new Mutant(
                    "cross-check-raid-reconstruction",
                    "a failure that is noticed late",
                    "fail: [{device: a2, at: 0 ms}]",
                    "fail: [{device: a2, at: 24.5 s}]"),
            new Mutant("cross-check-raid-small-write", "units of half the size", "unit: 64 KiB", "unit: 32 KiB"),
            new Mutant("cross-check-raid-small-write", "units of twice the size", "unit: 64 KiB", "unit: 128 KiB"),
            new Mutant(
                            "cross-check-raid-small-write",
                            "a volume that keeps no parity, and one that does",
                            "layer: {type: raid-5, unit: 64 KiB, rotation: left-asymmetric}",
                            "layer: {type: striping, unit: 64 KiB}")
                    .and(
                            "raid0: {over: [c1, c2, c3, c4, c5], layer: {type: striping, unit: 64 KiB}}",
                            "raid0: {over: [c1, c2, c3, c4, c5], layer: {type: raid-5, unit: 64 KiB}}")
                    .and(
                            "raid1: {over: [b1, b2], layer: {type: mirror}}",
                            "raid1: {over: [b1, b2], layer: {type: striping, unit: 64 KiB}}"),
            new Mutant("cross-check-seeks", "platters that turn 2 % too slowly", "5400 rpm", "5290 rpm"),
            new Mutant("cross-check-string-four", "replies that take a twelfth longer", "time: 1.2 ms", "time: 1.3 ms"),
            new Mutant(
                    "cross-check-string-independent",
                    "a string that is 7 % too slow",
                    "sectorTime: 150 us",
                    "sectorTime: 160 us"),
            new Mutant(
                    "cross-check-string-spaced",
                    "a string that is 7 % too slow",
                    "sectorTime: 150 us",
                    "sectorTime: 160 us"),
            new Mutant(
                    "cross-check-string-together",
                    "a string that is 7 % too slow",
                    "sectorTime: 150 us",
                    "sectorTime: 160 us"),
            new Mutant("cross-check-string-replies", "a tenth more requests", "rate: 121.9512", "rate: 134"),
            new Mutant(
                    "cross-check-raid-reconstruction",
                    "members that share a bus",
                    "  layers:\n",
                    "  buses: {shared: {type: exclusive, arbitrationTime: 1 ms}}\n"
                            + "  topology: [{bus: shared, attached: [a1, a2, a3, a4, a5]}]\n  layers:\n"),
            new Mutant(
                    "random-seeks-hp-c2247a",
                    "an arm that keeps to the outer part of the disk",
                    "    reads: 1\n",
                    "    reads: 1\n    to: 900 MiB\n"));

    private TheoryMutants() {}
}
