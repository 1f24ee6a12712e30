package org.spindle.cli;

import java.util.List;

/** Substitutes for parts of Spindle in experiments on the resource-rich configuration of Hsu 2003. */
final class RichMutants {

    private static final String AXES = "sweep:\n";

    static final List<Mutant> ALL = List.of(
            onAxis(
                            "hsu-2003-technology-rich",
                            "progress of ten years in one",
                            "{name: drive, as: hsu-2003-technology, cases: {rotation: {devices.disk0.technology: {years: 10,"
                                    + " knobs: [rotation]}}, linear: {devices.disk0.technology: {years: 10, knobs:"
                                    + " [linear-density]}}, all: {devices.disk0.technology: {years: 10}}}}")
                    .atFullLength(),
            onAxis(
                            "hsu-2003-years-rich",
                            "years that are counted from the wrong end",
                            "{name: years, cases: {0: {devices.disk0.technology.years: 4}, 1: {devices.disk0.technology.years:"
                                    + " 3}, 2: {devices.disk0.technology.years: 2}, 4: {devices.disk0.technology.years: 0}}}")
                    .atFullLength(),
            onAxis(
                            "hsu-2003-years-rich",
                            "years of which the last is eight",
                            "{name: years, cases: {0: {devices.disk0.technology.years: 0}, 1: {devices.disk0.technology.years:"
                                    + " 1}, 2: {devices.disk0.technology.years: 2}, 4: {devices.disk0.technology.years: 8}}}")
                    .atFullLength(),
            new Mutant(
                    "hsu-2003-times-rich",
                    "an arm that takes the average time over any distance",
                    "model: ibm-ultrastar-73lzx-9g,",
                    "model: ibm-ultrastar-73lzx-9g, mechanics: {seek: {type: constant, time: 4.9 ms}},"),
            new Mutant(
                    "hsu-2003-times-rich",
                    "media with a tenth of their rates",
                    "outerRate: 57 MB/s, innerRate: 29 MB/s",
                    "outerRate: 5.7 MB/s, innerRate: 2.9 MB/s"),
            new Mutant(
                            "hsu-2003-write-buffer-rich",
                            "data that are written at once, not after an hour, and a low mark that is the high one",
                            "    cases:\n      age-30s:",
                            "    cases:\n      age-1h: {layers.buffer.layer.writeBack: {type: least-recently-written, high: 0,"
                                    + " low: 0, outstanding: 8}}\n      age-30s:")
                    .and(
                            "marks-8-2: {layers.buffer.layer.writeBack: {type:"
                                    + " least-recently-written, high: 0.8, low: 0.2",
                            "marks-8-2: {layers.buffer.layer.writeBack: {type:"
                                    + " least-recently-written, high: 0.8, low: 0.79")
                    .atFullLength(),
            onAxis(
                            "hsu-2003-alis-runs-rich",
                            "blocks that are never rearranged",
                            "{name: clustering, as: hsu-2003-alis-runs, cases: {combined-0.4:"
                                    + " {layers.storage.layer.interval: 30 d}}}")
                    .atFullLength());

    private RichMutants() {}

    /** The experiment, which takes an axis from the one on the resource-poor configuration, with another axis of that name. */
    private static Mutant onAxis(String experiment, String fault, String axis) {
        return new Mutant(experiment, fault, AXES, AXES + "  - " + axis + "\n");
    }
}
