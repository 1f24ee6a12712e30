package org.spindle.cli;

import java.util.List;

/** Substitutes for parts of Spindle in experiments of which claims are left to {@code --full}. */
final class FullLengthMutants {

    static final List<Mutant> ALL = List.of(
            neverOn("gonzalez-2012-segments-512k"),
            alwaysOn("gonzalez-2012-segments-512k"),
            neverOn("gonzalez-2012-segments-tpcc"),
            alwaysOn("gonzalez-2012-segments-tpcc"),
            new Mutant("hsu-2003-technology", "progress of ten years in one", "years: 1,", "years: 10,").atFullLength(),
            new Mutant(
                            "hsu-2003-years",
                            "years that are counted from the wrong end",
                            "{name: years, path: devices.disk0.technology.years, values: [0, 1, 2, 4]}",
                            "{name: years, cases: {0: {devices.disk0.technology.years: 4}, 1:"
                                    + " {devices.disk0.technology.years: 3}, 2: {devices.disk0.technology.years: 2}, 4:"
                                    + " {devices.disk0.technology.years: 0}}}")
                    .atFullLength(),
            new Mutant(
                            "hsu-2003-years",
                            "years of which the last is eight",
                            "{name: years, path: devices.disk0.technology.years, values: [0, 1, 2, 4]}",
                            "{name: years, cases: {0: {devices.disk0.technology.years: 0}, 1:"
                                    + " {devices.disk0.technology.years: 1}, 2: {devices.disk0.technology.years: 2}, 4:"
                                    + " {devices.disk0.technology.years: 8}}}")
                    .atFullLength(),
            new Mutant(
                            "hsu-2003-write-buffer",
                            "data that are written after a second, not an hour, or at once, not after half a minute",
                            "age-30s: {}",
                            "age-30s: {layers.buffer.layer.writeBack: {type: least-recently-written, high: 0, low: 0,"
                                    + " outstanding: 8}}")
                    .and("age: 1 h,", "age: 1 s,")
                    .atFullLength(),
            new Mutant(
                            "hsu-2003-alis-runs",
                            "blocks that are never rearranged",
                            "combined-0.4: {layers.storage.layer.runs: {threshold: 0.4}}",
                            "combined-0.4: {layers.storage.layer.interval: 30 d}")
                    .atFullLength(),
            new Mutant(
                            "cross-check-mm25",
                            "servers that are 3.4 % too slow, in one run",
                            "mean: 14.8973333 ms",
                            "mean: 15.4 ms")
                    .and("replications: 10", "replications: 1")
                    .atFullLength(),
            new Mutant(
                            "cross-check-mm25-near-saturation",
                            "servers that are half a percent too slow, in one run",
                            "mean: 14.8973333 ms",
                            "mean: 14.9718 ms")
                    .and("replications: 10", "replications: 1")
                    .atFullLength(),
            new Mutant(
                            "worthington-1994-figure-3",
                            "a nearest-first scheduler that is an elevator, in one run",
                            "sstf: {driver.scheduler: sstf}",
                            "sstf: {driver.scheduler: c-look}")
                    .and("full: {replications: 5", "full: {replications: 1")
                    .atFullLength(),
            new Mutant("saturation", "servers that are 1 % too slow, in one run", "mean: 10 ms", "mean: 10.1 ms")
                    .and("full: {replications: 10}", "full: {replications: 1}")
                    .atFullLength(),
            oneRun(new Mutant(
                    "worthington-1994-figure-4",
                    "a nearest-first scheduler that does not look at the map, in one run",
                    "sstf-map: {driver.scheduler: {type: sstf, knowledge: map}}",
                    "sstf-map: {driver.scheduler: sstf}")),
            oneRun(new Mutant(
                            "worthington-1994-maps",
                            "a fixed map and one of an elevator that are not looked at, and a circular elevator that"
                                    + " serves in order of arrival, in one run",
                            "knowledge: fixed-map, sectorsPerCylinder: 1024",
                            "knowledge: lbn")
                    .and(
                            "look-map: {driver.scheduler: {type: look, knowledge: map}}",
                            "look-map: {driver.scheduler: {type: look}}")
                    .and("c-look: {driver.scheduler: {type: c-look}}", "c-look: {driver.scheduler: fcfs}")),
            oneRun(new Mutant(
                            "worthington-1994-traces",
                            "elevators that serve in order of arrival, in one run",
                            "look: {driver.scheduler: {type: look}}",
                            "look: {driver.scheduler: fcfs}")
                    .and("v-scan: {driver.scheduler: {type: v-scan, r: 0.2}}", "v-scan: {driver.scheduler: fcfs}")),
            oneRun(new Mutant(
                    "worthington-1994-traces",
                    "a V-SCAN that is LOOK, in one run",
                    "v-scan: {driver.scheduler: {type: v-scan, r: 0.2}}",
                    "v-scan: {driver.scheduler: {type: look}}")),
            oneRun(new Mutant(
                    "worthington-1994-buffer",
                    "a circular elevator that serves what is nearest, in one run",
                    "c-look: {driver.scheduler: {type: c-look}}",
                    "c-look: {driver.scheduler: {type: sstf}}")),
            oneRun(new Mutant(
                    "worthington-1994-positions",
                    "a scheduler that ignores what the buffer holds, in one run",
                    "spctf: {driver.scheduler: spctf}",
                    "spctf: {driver.scheduler: sptf}")),
            oneRun(new Mutant(
                    "worthington-1994-rule-maps",
                    "a fixed map that is not looked at, in one run",
                    "full: {replications: 3, set: {workload.requests: 60000}}",
                    """
                      - name: scheduler
                        as: worthington-1994-maps
                        cases:
                          c-look-fixed: {driver.scheduler: {type: c-look}}
                          look-fixed: {driver.scheduler: {type: look}}
                          v-scan-fixed: {driver.scheduler: {type: v-scan, r: 0.2}}
                          sstf-fixed: {driver.scheduler: {type: sstf}}
                    full: {replications: 3}\
                    """)),
            oneRun(new Mutant(
                    "worthington-1994-rule-positions",
                    "schedulers that know the buffer and serve in order of arrival, or without regard to age, in one"
                            + " run",
                    "full: {replications: 3}",
                    """
                      - name: scheduler
                        as: worthington-1994-positions
                        cases:
                          spctf: {driver.scheduler: fcfs}
                          aspctf-6: {driver.scheduler: spctf}
                    full: {replications: 3}\
                    """)),
            oneRun(new Mutant(
                    "worthington-1994-rule-traces",
                    "a circular elevator that serves what is nearest, in one run",
                    "full: {replications: 3}",
                    """
                      - name: scheduler
                        as: worthington-1994-traces
                        cases:
                          c-look: {driver.scheduler: sstf}
                    full: {replications: 3}\
                    """)),
            new Mutant(
                            "gonzalez-2012-redcap-ssd-8k",
                            "a cache that never turns itself on",
                            "{name: cache, as: gonzalez-2012-redcap-lkr}",
                            "{name: cache, cases: {original: {layers.redcap.layer.activation: never}, redcap:"
                                    + " {layers.redcap.layer.activation: never}, decided: {layers.redcap.layer.activation:"
                                    + " adaptive}}}")
                    .atFullLength(),
            replayed(
                    "hsu-2003-write-buffer-traces",
                    "data that are written after a second, not an hour, or at once, not after half a minute",
                    "buffer",
                    "hsu-2003-write-buffer",
                    "age-1h: {layers.buffer.layer.writeBack: {type: least-recently-written, high: 0.8, low: 0.2, age:"
                            + " 1 s, outstanding: 8}}, age-30s: {layers.buffer.layer.writeBack: {type:"
                            + " least-recently-written, high: 0, low: 0, outstanding: 8}}"),
            replayed(
                    "hsu-2003-alis-heat-traces",
                    "extents that are a thousandth of their length",
                    "layout",
                    "hsu-2003-alis-heat",
                    "packed-1gib: {layers.storage.layer.clustering: heat, layers.storage.layer.area.share: 0.1,"
                            + " layers.storage.layer.heat: {order: packed-extents, extent: 1 MiB}}"),
            replayed(
                    "hsu-2003-alis-area-traces",
                    "an area that is never filled",
                    "area",
                    "hsu-2003-alis-area",
                    "default: {layers.storage.layer.interval: 30 d}"),
            replayed(
                    "hsu-2003-alis-technology-traces",
                    "a reorganisation that never begins on a later drive",
                    "drive",
                    "hsu-2003-alis-technology",
                    "mechanical: {layers.storage.layer.interval: 30 d, devices.disk0.technology: {years: 4, knobs:"
                            + " [seek, rotation]}}, areal: {layers.storage.layer.interval: 30 d,"
                            + " devices.disk0.technology: {years: 2, knobs: [linear-density, track-density]}}, all:"
                            + " {layers.storage.layer.interval: 30 d, devices.disk0.technology: {years: 2}}"));

    private FullLengthMutants() {}

    /** The mutant at full length, in the first of three replications only, which is enough for a gross fault. */
    private static Mutant oneRun(Mutant mutant) {
        return mutant.and("full: {replications: 3", "full: {replications: 1").atFullLength();
    }

    /** The experiment that replays complete traces, with other cases of an axis of the experiment on surrogates. */
    private static Mutant replayed(String experiment, String fault, String axis, String surrogates, String cases) {
        String end = "quick: {notRunnable: complete traces are replayed}";
        return new Mutant(
                        experiment,
                        fault,
                        end,
                        "  - {name: " + axis + ", as: " + surrogates + ", cases: {" + cases + "}}\n" + end)
                .atFullLength();
    }

    /** The experiment with a cache of disk segments that is never off, whether it helps or not. */
    private static Mutant alwaysOn(String experiment) {
        return activated(experiment, "a cache that never turns itself off", "always");
    }

    /** The experiment with a cache of disk segments that does nothing. */
    private static Mutant neverOn(String experiment) {
        return activated(experiment, "a cache that is off from the beginning", "never");
    }

    private static Mutant activated(String experiment, String fault, String activation) {
        String cache = "{type: redcap, version: 1, segments: 64, segment: 128 KiB";
        return new Mutant(experiment, fault, cache + "}", cache + ", activation: " + activation + "}").atFullLength();
    }
}
