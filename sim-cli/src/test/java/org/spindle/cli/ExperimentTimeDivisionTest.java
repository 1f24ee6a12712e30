package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Assignment;
import org.spindle.config.MapNode;
import org.spindle.config.Node;
import org.spindle.plugin.PluginOptions;
import org.spindle.reproduce.DiskSimFiles;
import org.spindle.reproduce.Experiment;
import org.spindle.reproduce.ExperimentPlan;
import org.spindle.reproduce.ExperimentReader;
import org.spindle.reproduce.TrialFactory;
import org.spindle.reproduce.Verdict;
import org.spindle.result.Metric;

/**
 * As {@link TimeDivisionTest}, for the scenarios of all experiments: their first requests. Scenarios that differ only in numbers are
 * run once.
 */
class ExperimentTimeDivisionTest {

    /** The beginning of a run, without a warm-up, which may be longer. */
    private static final List<String> BEGINNING = List.of("warmUp={}", "stop={requests: 300}");

    /** Of the runs that measure tables of times for others. */
    private static final Assignment FEWER_SAMPLES = Assignment.parse("workload.samples=1");

    /** @param experiment the first that has such a scenario */
    private record Found(String experiment, TrialFactory.Trial trial) {}

    /** Remembers the scenarios of which it makes trials. */
    private static final class Scenarios implements TrialFactory {

        private final TrialFactory factory;
        private final Map<String, Found> found = new LinkedHashMap<>();
        private final List<PreparedFile> read = new ArrayList<>();
        private String experiment = "";

        Scenarios(TrialFactory factory) {
            this.factory = factory;
        }

        @Override
        public MapNode scenario(DiskSimFiles files) {
            return factory.scenario(files);
        }

        @Override
        public Path data(String name) {
            return factory.data(name);
        }

        @Override
        public Trial trial(Node scenario) {
            Node beginning = scenario;
            for (String set : BEGINNING) {
                beginning = Assignment.parse(set).applyTo(beginning);
            }
            Trial trial = factory.trial(beginning);
            String form = String.valueOf(trial.identity()).replaceAll("[0-9.]+", "#");
            found.putIfAbsent(form, new Found(experiment, trial));
            return trial;
        }

        @Override
        public PreparedFile prepare(Node scenario, String file) {
            boolean hasSamples = scenario instanceof MapNode map
                    && map.get("workload") instanceof MapNode load
                    && load.get("samples") != null;
            PreparedFile prepared = factory.prepare(hasSamples ? FEWER_SAMPLES.applyTo(scenario) : scenario, file);
            read.add(prepared);
            return prepared;
        }

        @Override
        public Trial traces(Node traces) {
            return factory.traces(traces);
        }
    }

    @Test
    @Tag("nightly")
    void theComponentsSumToTheResponseTime() {
        SpindleProcess spindle = SpindleProcess.start(PluginOptions.NONE);
        ExperimentReader reader = new ExperimentReader(spindle.configs(), BuiltInExperiments.LIBRARY);
        Path shared = Project.ROOT.resolveSibling("shared");
        Scenarios scenarios =
                new Scenarios(new SpindleTrialFactory(spindle, Files.isDirectory(shared) ? shared : null));
        for (String id : BuiltInExperiments.ids()) {
            Experiment experiment = reader.read(id);
            scenarios.experiment = id;
            for (Verdict.Mode mode : Verdict.Mode.values()) {
                if (!ExperimentPlan.of(experiment, mode, spindle.configs(), scenarios)
                        .points()
                        .isEmpty()) {
                    break;
                }
            }
        }
        scenarios.read.forEach(TrialFactory.PreparedFile::make);
        assertThat(scenarios.found).hasSizeGreaterThan(500);
        scenarios.found.values().forEach(ExperimentTimeDivisionTest::isDivided);
    }

    private static void isDivided(Found found) {
        Map<String, Metric.Distribution> times = new HashMap<>();
        for (Metric metric : found.trial().run(0).metrics()) {
            if (metric.component().equals("system")
                    && metric.requestClass().equals("all")
                    && metric.name().endsWith("-time")
                    && metric.value() instanceof Metric.Distribution distribution) {
                times.put(metric.name(), distribution);
            }
        }
        double response = times.get("response-time").mean();
        times.keySet().removeAll(TimeDivisionTest.SUMS);
        assertThat(times.get("unaccounted-time").max()).as(found.experiment()).isZero();
        assertThat(times.values().stream()
                        .mapToDouble(Metric.Distribution::mean)
                        .sum())
                .as("%s: %s", found.experiment(), times.keySet())
                .isCloseTo(response, within(1e-9 * response));
    }
}
