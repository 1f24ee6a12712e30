package org.spindle.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.spindle.reproduce.Evidence;
import org.spindle.reproduce.Experiment;

/** Experiments by id, each with its claim, its source, and the number of expectations by evidence. */
final class ExperimentList {

    private ExperimentList() {}

    static void print(List<Experiment> experiments, boolean json, PrintWriter out) {
        if (json) {
            ListingJson.print(
                    experiments.stream()
                            .map(each -> ListingJson.of(
                                    "id",
                                    each.id(),
                                    "claim",
                                    each.claim(),
                                    "source",
                                    each.source(),
                                    "expectations",
                                    counts(each),
                                    "findings",
                                    each.findings().isEmpty() ? null : new TreeMap<>(each.findings()),
                                    "needsFull",
                                    each.needsFull().isEmpty() ? null : each.needsFull()))
                            .toList(),
                    out);
            return;
        }
        int width =
                experiments.stream().mapToInt(each -> each.id().length()).max().orElse(0);
        String line = "%-" + Math.max(1, width) + "s  %s%n";
        for (Experiment experiment : experiments) {
            out.printf(line, experiment.id(), experiment.claim());
            out.printf(line, "", experiment.source());
            out.printf(line, "", words(counts(experiment)));
        }
        Map<String, Integer> sums = new LinkedHashMap<>();
        for (Evidence evidence : Evidence.values()) {
            experiments.forEach(each -> {
                Integer count = counts(each).get(evidence.text());
                if (count != null) {
                    sums.merge(evidence.text(), count, Integer::sum);
                }
            });
        }
        out.printf("%n%d experiments: %s%n", experiments.size(), words(sums));
        out.flush();
    }

    /** Expectations by evidence, the strongest first. */
    private static Map<String, Integer> counts(Experiment experiment) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Evidence evidence : Evidence.values()) {
            int count = (int) experiment.expectations().stream()
                    .filter(each -> experiment.evidence(each) == evidence)
                    .count();
            if (count > 0) {
                counts.put(evidence.text(), count);
            }
        }
        return counts;
    }

    private static String words(Map<String, Integer> counts) {
        return counts.entrySet().stream()
                .map(each -> each.getValue() + " " + each.getKey())
                .collect(Collectors.joining(", "));
    }
}
