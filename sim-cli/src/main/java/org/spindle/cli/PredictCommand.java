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
import org.spindle.config.KeyPath;
import org.spindle.predict.PredictedPerformance;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;
import org.spindle.sweep.TextList;
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
            "Each axis is swept with the others at their values in the scenario; ratios along the curves are multiplied."
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

    @Option(
            names = "--axis",
            paramLabel = "PATH=A,B,C",
            required = true,
            description = "A parameter and its values; may be repeated.")
    private List<String> axes = new ArrayList<>();

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

    private record PredictedKey(String path, List<String> values) {}

    @Override
    public Integer call() {
        if (points < 1 || points > MOST_POINTS) {
            throw new UsageException("--points " + points + " is out of range\n  write 1 to " + MOST_POINTS);
        }
        if (!metric.equals("data-rate") && !metric.equals("throughput")) {
            throw new UsageException(
                    "--metric " + metric + " is not a measure of performance\n  write data-rate or throughput");
        }
        Map<String, PredictedKey> parsed = new LinkedHashMap<>();
        for (String text : axes) {
            PredictedKey axis = axis(text);
            if (parsed.put(axis.path(), axis) != null) {
                throw new UsageException(
                        "there are two axes of the path " + axis.path() + "\n  give all its values to one");
            }
        }
        SpindleProcess spindle = main.start();
        Scenario nominal = scenario(Map.of(), spindle);
        List<Map<String, String>> mixed = mixed(List.copyOf(parsed.values()));
        mixed.forEach(point -> scenario(point, spindle));
        PrintWriter out = spec.commandLine().getOut();
        double base = performance(nominal, spindle);
        Map<String, Map<String, Double>> curves = new LinkedHashMap<>();
        for (PredictedKey axis : parsed.values()) {
            Map<String, Double> curve = new LinkedHashMap<>();
            for (String value : axis.values()) {
                curve.put(value, performance(scenario(Map.of(axis.path(), value), spindle), spindle));
            }
            curves.put(axis.path(), curve);
        }
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

    private static PredictedKey axis(String text) {
        int equals = KeyPath.endIn(text);
        List<String> values = equals < 1 ? List.of() : TextList.split(text.substring(equals + 1));
        if (values.isEmpty() || values.contains("")) {
            throw new UsageException("'" + text + "' is not an axis\n  write --axis path=a,b,c");
        }
        return new PredictedKey(
                text.substring(0, equals).strip(), values.stream().distinct().toList());
    }

    /** Returns points evenly spaced among all combinations, so that every axis varies. */
    private List<Map<String, String>> mixed(List<PredictedKey> all) {
        long combinations = 1;
        for (PredictedKey axis : all) {
            combinations = Math.multiplyExact(combinations, axis.values().size());
        }
        long count = Math.min(points, combinations);
        List<Map<String, String>> mixed = new ArrayList<>();
        for (long i = 0; i < count; i++) {
            long at = (2 * i + 1) * combinations / (2 * count);
            Map<String, String> point = new LinkedHashMap<>();
            for (PredictedKey axis : all) {
                point.put(
                        axis.path(), axis.values().get((int) (at % axis.values().size())));
                at /= axis.values().size();
            }
            mixed.add(point);
        }
        return mixed;
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
