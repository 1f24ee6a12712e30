package org.spindle.cli;

import java.util.List;

/** Substitutes for parts of Spindle in experiments of which claims are left to {@code --full}. */
final class FullLengthMutants {

    static final List<Mutant> ALL = List.of(
            new Mutant(
                            "gonzalez-2012-accuracy-sizes",
                            "a table that knows the sizes of requests in any case",
                            "{name: sizes, path: driver.scheduler.disk.sizes, values: [true, false]}",
                            "{name: sizes, cases: {true: {driver.scheduler.disk.sizes: true}, false: {driver.scheduler.disk.sizes: true}}}")
                    .atFullLength(),
            new Mutant(
                            "gonzalez-2012-dads-ssd",
                            "a choice of schedulers that copies requests 200 times as slowly",
                            "copyTime: 2 us",
                            "copyTime: 400 us")
                    .atFullLength(),
            alwaysOn("gonzalez-2012-segments-512k", 1),
            alwaysOn("gonzalez-2012-segments-tpcc", 1),
            alwaysOn("gonzalez-2012-formats-tpcc", 2),
            alwaysOn("gonzalez-2012-formats-512k", 2),
            new Mutant(
                            "hsu-2003-disks",
                            "a volume that keeps all data on its first disk",
                            "type: striping, unit: 2 MiB",
                            "type: striping, unit: 8 GiB")
                    .atFullLength(),
            new Mutant("hsu-2003-technology", "progress of ten years in one", "years: 1,", "years: 10,").atFullLength(),
            new Mutant(
                            "hsu-2003-years",
                            "years that are counted from the wrong end",
                            "{name: years, path: devices.disk0.technology.years, values: [0, 1, 2, 4]}",
                            "{name: years, cases: {0: {devices.disk0.technology.years: 4}, 1: {devices.disk0.technology.years: 3}, 2: {devices.disk0.technology.years: 2}, 4: {devices.disk0.technology.years: 0}}}")
                    .atFullLength(),
            new Mutant(
                            "hsu-2003-prefetch",
                            "read-ahead of a megabyte",
                            "ra-32: {layers.cache.layer.prefetch: {type: read-ahead, length: 32 KiB}",
                            "ra-32: {layers.cache.layer.prefetch: {type: read-ahead, length: 1 MiB}")
                    .atFullLength(),
            new Mutant(
                            "hsu-2003-write-elimination",
                            "a buffer that writes everything out at once",
                            "high: 1, low: 1,",
                            "high: 0.01, low: 0,")
                    .atFullLength(),
            new Mutant(
                            "hsu-2003-alis-area",
                            "an area that is never filled",
                            "default: {}",
                            "default: {layers.storage.layer.interval: 30 d}")
                    .atFullLength(),
            new Mutant(
                            "hsu-2003-alis-runs",
                            "blocks that are never rearranged",
                            "combined-0.4: {layers.storage.layer.runs: {threshold: 0.4}}",
                            "combined-0.4: {layers.storage.layer.interval: 30 d}")
                    .atFullLength());

    private FullLengthMutants() {}

    /** The experiment with a cache of disk segments that is never off, whether it helps or not. */
    private static Mutant alwaysOn(String experiment, int version) {
        String cache = "{type: redcap, version: " + version + ", segments: 64, segment: 128 KiB";
        return new Mutant(
                        experiment, "a cache that never turns itself off", cache + "}", cache + ", activation: always}")
                .atFullLength();
    }
}
