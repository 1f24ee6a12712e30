package org.spindle.cli;

import java.util.List;

/** What stands in for parts of the product in experiments that hold it against theory and cases worked by hand. */
final class TheoryMutants {

    /** A sweep that leaves the value as it is. */
    private static final String NO_SWEEP = "a sweep that runs every point with the first value";

    static final List<Mutant> ALL = List.of(
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
            new Mutant(
                    "cross-check-small-13", "disks that are a fourteenth too slow", "mean: 14.9 ms", "mean: 16 ms"),
            new Mutant(
                    "cross-check-mm1",
                    "a server that is up to a fifth too slow",
                    "path: devices.server.service.mean, values: [20 ms, 10 ms]",
                    "cases: {20 ms: {devices.server.service.mean: 21 ms}, 10 ms: {devices.server.service.mean: 12 ms}}"),
            new Mutant(
                    "cross-check-mm25",
                    "servers that are 3.4 % too slow",
                    "mean: 14.8973333 ms",
                    "mean: 15.4 ms"),
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
                    "operational-laws",
                    "a service time that begins in the queue of the drive",
                    "queueInDevice: false",
                    "queueInDevice: true"),
            new Mutant(
                    "random-seeks-hp-c2247a",
                    "an arm that keeps to the outer part of the disk",
                    "    reads: 1\n",
                    "    reads: 1\n    to: 900 MiB\n"),
            new Mutant(
                    "predicted-performance",
                    "a drive whose buffer is so large that a working set fits",
                    "model: seagate-cheetah-4lp-4g",
                    "model: seagate-cheetah-4lp-4g, buffer: {segments: 1}"));

    private TheoryMutants() {}
}
