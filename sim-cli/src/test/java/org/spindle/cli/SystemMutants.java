package org.spindle.cli;

import java.util.List;

/** Substitutes for parts of Spindle in experiments on methodology and on systems. */
final class SystemMutants {

    private static final String COSTLY = ", host.costs.interrupt: 0.52 ms}";

    static final List<Mutant> ALL = List.of(
            new Mutant(
                    "gonzalez-2012-accuracy-sizes",
                    "a table that knows the sizes of requests in any case",
                    "{name: sizes, path: driver.scheduler.disk.sizes, values: [true, false]}",
                    "{name: sizes, cases: {true: {driver.scheduler.disk.sizes: true}, false:"
                            + " {driver.scheduler.disk.sizes: true}}}"),
            new Mutant(
                    "ganger-1995-open-criticality",
                    "a scheduler that does not care who waits",
                    "criticality: {driver.scheduler: {type: priority, base: {type: c-look}}}",
                    "criticality: {driver.scheduler: c-look}"),
            new Mutant(
                    "gonzalez-2012-redcap-ssd-row",
                    "a page cache that is larger than it is told to be",
                    "few-pages: {layers.redcap.layer.activation: adaptive, host.memory: 64 MiB}",
                    "few-pages: {layers.redcap.layer.activation: adaptive, host.memory: 696 MiB}"),
            new Mutant(
                    "gonzalez-2012-redcap-ssd-8k",
                    "a system that takes one scheduler for the other",
                    "{name: scheduler, as: gonzalez-2012-redcap-ssd-lkr}",
                    "{name: scheduler, cases: {cfq: {driver.scheduler: {type: noop}, layers.redcap.layer.comparison.scheduler:"
                            + " {type: noop}}, noop: {driver.scheduler: {type: cfq, kernel: 2.6.24},"
                            + " layers.redcap.layer.comparison.scheduler: {type: cfq, kernel: 2.6.24}}}}"),
            new Mutant(
                    "ganger-1995-criticality-scheduling",
                    "a scheduler that does not care who waits",
                    "{type: priority, base: {type: c-look}}",
                    "{type: c-look}"),
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
                    "ganger-1995-mix",
                    "a file cache that does not read ahead",
                    "fileCache: {size: 32 MiB, block: 4 KiB}",
                    "fileCache: {size: 32 MiB, block: 4 KiB, prefetch: {type: sequential, after: 1000, lines: 1}}"),
            new Mutant(
                    "ganger-1995-cache-aware",
                    "a scheduler that ignores what the buffer holds",
                    "spctf: {driver.scheduler: spctf}",
                    "spctf: {driver.scheduler: sptf}"),
            new Mutant(
                    "ganger-1995-cache-aware",
                    "a scheduler without predictions",
                    "sptf: {driver.scheduler: sptf}",
                    "sptf: {driver.scheduler: fcfs}"),
            new Mutant(
                    "ganger-1995-cache-aware",
                    "a scheduler that knows the buffer and serves in order of arrival",
                    "spctf: {driver.scheduler: spctf}",
                    "spctf: {driver.scheduler: fcfs}"),
            new Mutant(
                    "ganger-1995-collapsing",
                    "a scheduler that collapses what is nearest",
                    "{type: collapse, base: {type: c-look}}",
                    "{type: collapse, base: {type: sptf}}"),
            new Mutant(
                    "ganger-1995-collapsing",
                    "a scheduler that joins neighbours",
                    "{type: collapse, base: {type: c-look}}",
                    "{type: concatenate, base: {type: c-look}}"),
            new Mutant(
                    "ganger-1995-collapsing",
                    "a scheduler that collapses nothing",
                    "{type: collapse, base: {type: c-look}}",
                    "{type: c-look}"),
            new Mutant(
                    "ganger-1995-collapsing",
                    "a scheduler that collapses what is in order of arrival",
                    "{type: collapse, base: {type: c-look}}",
                    "{type: collapse, base: {type: fcfs}}"),
            new Mutant(
                    "ganger-1995-criticality-scheduling",
                    "a scheduler that does not keep to the order of arrival",
                    "{type: priority, base: {type: fcfs}}",
                    "{type: priority, base: {type: sptf}}"),
            new Mutant("ganger-1995-drive", "files of another drive", "hp_c2247a.parv", "barracuda.parv"),
            new Mutant(
                            "ganger-1995-drivers",
                            "a driver that keeps one more outstanding",
                            "population: 1}",
                            "population: 2}")
                    .and("population: 7", "population: 8"),
            new Mutant("ganger-1995-drivers", "arrivals that are 5 % too fast", "mean: 20 ms", "mean: 19 ms"),
            new Mutant(
                    "ganger-1995-drivers",
                    "a warm-up that ends too early",
                    "warmUp: {requests: 2}",
                    "warmUp: {requests: 1}"),
            new Mutant(
                    "ganger-1995-idle-flush",
                    "a cache that takes a tenth of a second for idle time, whatever happens",
                    "flush: {idle: 500 ms}",
                    "flush: {idle: 500 ms, period: 100 ms}"),
            new Mutant(
                    "ganger-1995-idle-flush", "a cache that never finds idle time", "{idle: 500 ms}", "{idle: 500 s}"),
            new Mutant(
                    "ganger-1995-idle-writes",
                    "a cache that never finds idle time",
                    "{idle: 500 ms}",
                    "{idle: 5000 s}"),
            new Mutant(
                    "ganger-1995-mix",
                    "a CPU that is four times as fast",
                    "    type: unix\n",
                    "    type: unix\n    speed: 4\n"),
            new Mutant(
                            "ganger-1995-replay",
                            "an open model that replays at twice the speed, and a dependent one",
                            "open: {methodology.model: open}",
                            "open: {methodology.model: open, methodology.scale: 2}")
                    .and(
                            "dependent: {methodology.model: dependent}",
                            "dependent: {methodology.model: dependent, methodology.scale: 2}"),
            new Mutant(
                    "ganger-1995-replay",
                    "a dependent model of a recording of a slower drive",
                    "dependent: {methodology.model: dependent}",
                    "dependent: {methodology.model: dependent, methodology.recordedOn.devices:"
                            + " {disk0: {type: hdd, model: hp-c2247a, mechanics: {rotation: 3600 rpm}}}}"),
            new Mutant(
                    "ganger-1995-replay",
                    "an open model that forgets the end of its recording",
                    "open: {methodology.model: open}",
                    "open: {methodology.model: open, stop.requests: 100}"),
            new Mutant(
                            "ganger-1995-routes",
                            "requests that go to the wrong device",
                            "devices: [far]",
                            "devices: [far, near]")
                    .and("workload.devices: [near]", "workload.devices: [near, far]")
                    .and("workload.devices: [sixteenth]", "workload.devices: [sixteenth, far]")
                    .and("workload.devices: [fifth]", "workload.devices: [fifth, w2]"),
            new Mutant(
                    "ganger-1995-routes",
                    "a device that is not on its bus",
                    "{bus: b1, attached: [c1, near, ",
                    "{bus: b1, attached: [c1, "),
            new Mutant(
                    "ganger-1995-schedulers",
                    "an elevator that takes the host's time",
                    "c-look: {driver.scheduler: c-look}",
                    "c-look: {driver.scheduler: c-look" + COSTLY),
            new Mutant(
                    "ganger-1995-speed",
                    "a recording of a drive that turns more slowly",
                    "methodology.recordedOn.devices: {disk0: {type: hdd, model: hp-c2247a}}",
                    "methodology.recordedOn.devices: {disk0: {type: hdd, model: hp-c2247a, mechanics: {rotation: 3600 rpm}}}"),
            new Mutant("ganger-1995-starved", "a file cache that has room", "size: 1 MiB", "size: 32 MiB"),
            new Mutant(
                    "ganger-1995-swap",
                    "an elevator that waits before it serves",
                    "c-look: {driver.scheduler: c-look}",
                    "c-look: {driver.scheduler: {type: c-look}, devices.disk0.overheads.scale: 1.5}"),
            new Mutant(
                    "ganger-1995-two-outstanding",
                    "a driver that serves in order of arrival in any case",
                    "{name: scheduler, path: driver.scheduler, values: [fcfs, c-look, sstf, sptf]}",
                    "{name: scheduler, cases: {fcfs: {driver.scheduler: fcfs}, c-look: {driver.scheduler: fcfs}, sstf: {driver.scheduler: fcfs}, sptf: {driver.scheduler: fcfs}}}"));

    private SystemMutants() {}
}
