package org.spindle.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.predict.PredictedPerformance;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "predict",
        description = {
            "Predicts performance away from a scenario's values by one-parameter curves, and checks it by simulation.",
            "Each axis is swept with the others at their values in the scenario; ratios along the curves are"
                    + " multiplied."
        },
        mixinStandardHelpOptions = true)
final class PredictCommand implements Callable<Integer> {

    private static final int MOST_POINTS = 1000;
    private static final double CLOSE = 0.1;

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ScenarioFile scenarioFile = new ScenarioFile();

    @Mixin
    private PredictionAxes axes = new PredictionAxes();

    @Option(
            names = "--metric",
            paramLabel = "NAME",
            defaultValue = "data-rate",
            description = "Performance: data-rate or throughput of the system (default: ${DEFAULT-VALUE}).")
    private String metric;

    @Option(
            names = "--points",
            paramLabel = "N",
            defaultValue = "10",
            description =
                    "Mixed points to predict and to simulate, spread over all of them (default: ${DEFAULT-VALUE}).")
    private int points;

    @Override
    public Integer call() {
        if (points < 1 || points > MOST_POINTS) {
            throw new UsageException("--points " + points + " is out of range\n  write 1 to " + MOST_POINTS);
        }
        if (!metric.equals("data-rate") && !metric.equals("throughput")) {
            throw new UsageException(
                    "--metric " + metric + " is not a measure of performance\n  write data-rate or throughput");
        }
        Map<String, List<String>> values = axes.values();
        SpindleProcess spindle = main.start();
        Scenario nominal = scenario(Map.of(), spindle);
        List<Map<String, String>> mixed = PredictionAxes.mixed(values, points);
        mixed.forEach(point -> scenario(point, spindle));
        PrintWriter out = spec.commandLine().getOut();
        double base = performance(nominal, spindle);
        Map<String, Map<String, Double>> curves = new LinkedHashMap<>();
        values.forEach((path, along) -> {
            Map<String, Double> curve = new LinkedHashMap<>();
            for (String value : along) {
                curve.put(value, performance(scenario(Map.of(path, value), spindle), spindle));
            }
            curves.put(path, curve);
        });
        print(new PredictedPerformance(base, curves), mixed, spindle, out);
        out.flush();
        return ExitCode.OK;
    }

    private void print(
            PredictedPerformance predicted, List<Map<String, String>> mixed, SpindleProcess spindle, PrintWriter out) {
        String unit = metric.equals("data-rate") ? "MB/s" : "requests/s";
        out.printf(Locale.ROOT, "%.4g %s as the scenario has it%n", predicted.nominal(), unit);
        predicted.curves().forEach((path, curve) -> {
            out.println();
            out.println(path);
            curve.forEach((value, performance) -> out.printf(
                    Locale.ROOT, "  %-12s %10.4g  x %.3f%n", value, performance, performance / predicted.nominal()));
        });
        out.println();
        out.printf("%-10s %-10s %-10s  at%n", "predicted", "simulated", "error");
        int close = 0;
        for (Map<String, String> point : mixed) {
            double expected = predicted.at(point);
            double simulated = performance(scenario(point, spindle), spindle);
            double error = expected / simulated - 1;
            close += Math.abs(error) <= CLOSE ? 1 : 0;
            out.printf(
                    Locale.ROOT,
                    "%-10.4g %-10.4g %-10s  %s%n",
                    expected,
                    simulated,
                    String.format(Locale.ROOT, "%+.1f %%", 100 * error),
                    String.join(
                            ", ",
                            point.entrySet().stream()
                                    .map(each -> each.getKey() + "=" + each.getValue())
                                    .toList()));
        }
        out.printf("%d of %d predictions within 10 %%%n", close, mixed.size());
    }

    private Scenario scenario(Map<String, String> values, SpindleProcess spindle) {
        List<String> more = new ArrayList<>();
        values.forEach((path, value) -> more.add(path + "=" + value));
        return scenarioFile.load(spindle, more).value();
    }

    private double performance(Scenario scenario, SpindleProcess spindle) {
        Runner runner = spindle.runner();
        RunResult result = spindle.attributing(() -> runner.run(new Runner.Job(scenario, 0, "", List.of())));
        return result.metrics().stream()
                .filter(each -> each.component().equals("system")
                        && each.requestClass().equals("all")
                        && each.name().equals(metric))
                .mapToDouble(each -> each.value() instanceof Metric.Level level ? level.mean() : Double.NaN)
                .findFirst()
                .orElse(Double.NaN);
    }
}
