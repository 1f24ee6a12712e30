package org.spindle.cli.trace;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Suggestions;
import org.spindle.plugin.Contribution;
import org.spindle.spi.BuiltInTypes.Analysis;
import org.spindle.spi.Component;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.workload.characterize.CharacterizePlugin;
import picocli.CommandLine.Option;

/** The analyses of traces that a command makes, and their keys. */
final class AnalysisOptions {

    @Option(
            names = "--only",
            split = ",",
            paramLabel = "NAME",
            description = "Make only these analyses (default: all).")
    private List<String> only = new ArrayList<>();

    @Option(
            names = "--set",
            paramLabel = "NAME.KEY=VALUE",
            description = "Set a key of an analysis, such as idle-periods.threshold=40.")
    private List<String> sets = new ArrayList<>();

    @Option(
            names = "--window",
            paramLabel = "TIME",
            description = "Length of the windows of working sets; the same as --set working-sets.window=TIME.")
    private @Nullable String window;

    @Option(
            names = "--mips",
            paramLabel = "N",
            description = "Speed of the traced machine's processors; the same as --set intensity.mips=N.")
    private @Nullable String mips;

    @Option(
            names = "--capacity",
            paramLabel = "SIZE",
            description = "Storage in use on the traced machine; the same as --set intensity.capacity=SIZE.")
    private @Nullable String capacity;

    @Option(
            names = "--sample",
            paramLabel = "SHARE",
            description =
                    "Share of the blocks whose reuse is followed; the same as --set reuse-distances.sample=SHARE.")
    private @Nullable String sample;

    /** Returns the configuration of each analysis, by its name. */
    Map<String, Component> plan(SpindleProcess spindle) {
        List<String> known = spindle.registry().contributions(AnalysisFactory.KIND).stream()
                .map(Contribution::type)
                .toList();
        List<String> chosen = only.isEmpty() ? known : only.stream().distinct().toList();
        Map<String, Object> plan = new LinkedHashMap<>();
        for (String each : chosen) {
            require(each, known);
            plan.put(each, Map.of("type", each));
        }
        List<String> assignments = new ArrayList<>();
        for (String set : sets) {
            require(set.replaceAll("\\..*|=.*", ""), chosen);
            assignments.add("analyses." + set);
        }
        assign(CharacterizePlugin.WORKING_SETS, "window", window, chosen, assignments);
        assign(Analysis.INTENSITY, "mips", mips, chosen, assignments);
        assign(Analysis.INTENSITY, "capacity", capacity, chosen, assignments);
        assign(CharacterizePlugin.REUSE_DISTANCES, "sample", sample, chosen, assignments);
        return spindle.attributing(() -> spindle.configs()
                .load(
                        "the analyses",
                        Map.of("analyses", plan),
                        Path.of("").toAbsolutePath(),
                        assignments,
                        AnalysisPlan.class)
                .value()
                .analyses());
    }

    private static void assign(
            String analysis, String key, @Nullable String value, List<String> chosen, List<String> to) {
        if (value == null) {
            return;
        }
        if (!chosen.contains(analysis)) {
            throw new UsageException("--" + key + " is for the analysis " + analysis + ", which is not selected");
        }
        to.add("analyses." + analysis + "." + key + "=" + value);
    }

    private static void require(String name, List<String> known) {
        if (!known.contains(name)) {
            List<String> meant = Suggestions.nearest(name, known);
            throw new UsageException("unknown analysis '" + name + "'"
                    + (meant.isEmpty() ? "" : "\n  did you mean: " + String.join(", ", meant))
                    + "\n  known: " + String.join(", ", known));
        }
    }
}
