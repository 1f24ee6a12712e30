package org.spindle.cli.calibrate;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;

/** Fits values of a scenario, such as those of a disk from its data sheet, to the times that its trace has recorded. */
final class ScenarioCalibration {

    private static final int LEAST_REQUESTS = 100;

    private final SpindleProcess spindle;
    private final Path scenario;
    private final List<String> sets;
    private final List<String> patterns;
    private final List<String> patternsOfEach;

    /**
     * @param sets assignments to the scenario before the fit
     * @param patterns paths of times that share a factor
     * @param patternsOfEach paths of times that have a factor each
     */
    ScenarioCalibration(
            SpindleProcess spindle,
            Path scenario,
            List<String> sets,
            List<String> patterns,
            List<String> patternsOfEach) {
        this.spindle = spindle;
        this.scenario = scenario;
        this.sets = List.copyOf(sets);
        this.patterns = List.copyOf(patterns);
        this.patternsOfEach = List.copyOf(patternsOfEach);
    }

    void run(PrintWriter stdout, @Nullable Path out) {
        Loaded<Scenario> start = loaded(List.of());
        List<ScaledKeys> keys = new ArrayList<>();
        patterns.forEach(pattern -> keys.add(ScaledKeys.in(start.effective(), pattern)));
        patternsOfEach.forEach(pattern -> keys.addAll(ScaledKeys.eachIn(start.effective(), pattern)));
        ScenarioFit fit = new ScenarioFit(keys, this::times);
        ReplayedTimes before = fit.times();
        if (before.count() < LEAST_REQUESTS) {
            throw new UsageException(scenario + ": the trace of the workload has recorded the times of "
                    + before.count() + " requests\n  give a trace with " + LEAST_REQUESTS + " or more");
        }
        fit.run();
        print(stdout, keys, fit, before);
        if (out != null) {
            WholeFile.write(
                    out,
                    text -> text.append(loaded(fit.assignments()).effective().canonicalYaml()));
        }
    }

    private Loaded<Scenario> loaded(List<String> assignments) {
        List<String> all = new ArrayList<>(sets);
        all.addAll(assignments);
        return spindle.scenario(scenario, all);
    }

    private ReplayedTimes times(List<String> assignments) {
        ReplayedTimes times = new ReplayedTimes();
        Loaded<Scenario> tried = loaded(assignments);
        spindle.attributing(tried, () -> spindle.runner().run(new Runner.Job(tried.value(), 0, "", List.of(times))));
        return times;
    }

    private static void print(PrintWriter out, List<ScaledKeys> keys, ScenarioFit fit, ReplayedTimes before) {
        out.printf(Locale.ROOT, "%-52s %7s %8s%n", "keys", "values", "factor");
        for (int i = 0; i < keys.size(); i++) {
            out.printf(
                    Locale.ROOT,
                    "%-52s %7d %8.4f%s%n",
                    keys.get(i).pattern(),
                    keys.get(i).values().size(),
                    fit.factor(i),
                    keys.get(i).start() == 0 ? " ms" : "");
        }
        out.println();
        out.printf(
                "%-22s %8s %12s %13s %11s %11s %10s%n",
                "part", "requests", "recorded, ms", "simulated, ms", "error, ms", "demerit, ms", "within 10%");
        int half = ScenarioFit.fitted(before);
        int all = before.count();
        line(out, "fitted, as given", before.part(0, half));
        line(out, "fitted, calibrated", fit.times().part(0, half));
        line(out, "held out, as given", before.part(half, all));
        line(out, "held out, calibrated", fit.times().part(half, all));
        out.flush();
    }

    private static void line(PrintWriter out, String name, ReplayedTimes.Part part) {
        out.printf(
                Locale.ROOT,
                "%-22s %8d %12.3f %13.3f %11.4f %11.4f %8.1f %%%n",
                name,
                part.simulated().length,
                part.recordedMean(),
                part.simulatedMean(),
                part.meanError(),
                part.demerit(),
                100 * part.closeShare());
    }
}
