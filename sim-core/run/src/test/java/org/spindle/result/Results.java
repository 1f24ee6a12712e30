package org.spindle.result;

import java.util.List;
import org.spindle.result.RunResult.PluginInfo;
import org.spindle.result.RunResult.RunInfo;
import org.spindle.result.RunResult.ScenarioInfo;

/** Results for tests, with invented values. */
final class Results {

    private Results() {}

    static RunResult small() {
        return new RunResult(
                "1.2.3",
                new ScenarioInfo("two disks", "says \"hello\", twice", "ab12", -7, 3),
                List.of(new PluginInfo("acme", "0.1")),
                new RunInfo(30_000_000, 5, 99, 3, 3, 2, "end-of-events"),
                List.of("a note"),
                List.of(
                        new Metric("system", "all", "response-time", "ms", "From arrival.", distribution()),
                        new Metric("disk,0", "all", "hits", "requests", "Hits.", new Metric.Count(12)),
                        new Metric("disk,0", "all", "busy", "", "Busy.", new Metric.Level(0.25, Double.NaN))),
                List.of(new Series("system", "arrivals", "requests", 1000, List.of(1.0, Double.NaN, 0.5))));
    }

    @SuppressWarnings("FloatingPointLiteralPrecision") // a value that versions of Java write differently
    private static Metric.Distribution distribution() {
        return new Metric.Distribution(
                2,
                0.1,
                2.0E23,
                Double.NaN,
                0,
                1e-3,
                new Metric.Percentiles(1, 2, 3, 4, 1e22),
                new Metric.Confidence(0.5, 32, -0.01),
                List.of(new Metric.Bucket(0, 1), new Metric.Bucket(1000, 1)));
    }
}
