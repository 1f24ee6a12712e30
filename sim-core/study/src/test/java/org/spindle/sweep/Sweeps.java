package org.spindle.sweep;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.config.ConfigLoader;
import org.spindle.config.Loaded;
import org.spindle.config.TypeCatalogue;
import org.spindle.result.Metric;
import org.spindle.scenario.Scenario;
import org.spindle.spi.Kind;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.host.HostFactory;
import org.spindle.spi.workload.WorkloadFactory;

/** Scenarios that can be planned, and rows that follow from their entries without a simulation. */
final class Sweeps {

    @Doc("A device.")
    record Disk(
            @Doc("Time.") @Default("1 ms") Time time,

            @Doc("Queue.") @Default("1") @Range(min = "1", max = "99")
            int depth) {}

    @Doc("A driver.")
    record Standard(@Doc("Policy.") @Default("fcfs") String policy) {}

    @Doc("A workload.")
    record Load(
            @Doc("Rate.") @Default("1") double rate,
            @Doc("File.") @Nullable Path file) {}

    static final ConfigLoader CONFIGS = new ConfigLoader(new TypeCatalogue() {
        @Override
        public List<Kind<?, ?>> kinds() {
            return List.of(DeviceFactory.KIND, DriverFactory.KIND, HostFactory.KIND, WorkloadFactory.KIND);
        }

        @Override
        public List<PluginType> types(Kind<?, ?> kind) {
            return kind == DeviceFactory.KIND
                    ? List.of(new PluginType(kind, "disk", "", Disk.class))
                    : kind == HostFactory.KIND
                            ? List.of(new PluginType(kind, "transparent", "", Standard.class))
                            : kind == DriverFactory.KIND
                                    ? List.of(new PluginType(kind, "standard", "", Standard.class))
                                    : List.of(new PluginType(kind, "load", "", Load.class));
        }
    });

    private static final String BASE =
            "name: base\ndevices: {d: {type: disk}}\nworkload: {type: load, file: a.trace}\n";

    private Sweeps() {}

    static Loaded<Scenario> scenario(String sweep) {
        return CONFIGS.load("s.yaml", BASE + sweep, Path.of("in"), List.of(), Scenario.class);
    }

    static SweepPlan plan(String sweep, String... axes) {
        return SweepPlan.of(scenario(sweep), List.of(axes), null);
    }

    static SweepPlanner planner(int replications, String... axes) {
        Loaded<Scenario> scenario = scenario("");
        return new SweepPlanner(CONFIGS, scenario, SweepPlan.of(scenario, List.of(axes), replications), "1.0");
    }

    /** The axes of each point, as text. */
    static List<String> points(SweepPlan plan) {
        List<String> points = new ArrayList<>();
        plan.inOrder().forEach(point -> points.add(point.axes().toString()));
        return points;
    }

    /** A row that depends on its entry alone; every seventh fails. */
    static RunRow row(PlanEntry entry) {
        int number = entry.point() * 3 + entry.replication();
        boolean fails = number % 7 == 6;
        return new RunRow(
                entry.id(),
                entry.point(),
                entry.replication(),
                entry.axes(),
                fails ? "no reason, really" : null,
                number % 5 == 0 ? List.of("a \"note\"\nin two lines") : List.of(),
                fails ? List.of() : List.of(response(10 + number), count(number), level(number / 3.0)));
    }

    static Metric response(double mean) {
        Metric.Percentiles percentiles = new Metric.Percentiles(mean, mean + 1, mean + 2, mean + 3, mean + 4);
        return new Metric(
                "system",
                "all",
                "response-time",
                "ms",
                "",
                new Metric.Distribution(9, mean, Double.NaN, 1, 0, mean + 5, percentiles, null, List.of()));
    }

    static Metric count(long value) {
        return new Metric("driver", "all", "merges", "", "", new Metric.Count(value));
    }

    static Metric level(double mean) {
        return new Metric("d", "all", "queue", "requests", "", new Metric.Level(mean, Double.NaN));
    }
}
