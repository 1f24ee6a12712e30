package org.spindle.sweep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.spindle.config.Assignment;
import org.spindle.config.ConfigException;
import org.spindle.config.EffectiveConfig;
import org.spindle.config.KeyPath;
import org.spindle.config.Loaded;
import org.spindle.config.Origin;
import org.spindle.config.Problem;
import org.spindle.config.Source;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Sweep;

/** Reads the axes of a scenario and those of the command line. Reports all errors at once. */
final class AxisReader {

    private static final String SWEEP = "sweep";

    private final Map<String, Origin> origins = new HashMap<>();
    private final List<Problem> problems = new ArrayList<>();
    private final Map<String, ResolvedAxis> axes = new LinkedHashMap<>();

    private AxisReader() {}

    /**
     * Returns the axes of the scenario, then those of the options; an option replaces the values of the scenario's axis of the same path.
     *
     * @param options as typed: {@code path=a,b,c}
     * @throws ConfigException if an axis is invalid
     */
    static List<ResolvedAxis> read(Loaded<Scenario> scenario, List<String> options) {
        AxisReader reader = new AxisReader();
        for (EffectiveConfig.EffectiveKey row : scenario.effective().rows()) {
            reader.origins.put(row.key().toString(), row.origin());
        }
        Sweep sweep = scenario.value().sweep();
        if (sweep != null) {
            for (int i = 0; i < sweep.axes().size(); i++) {
                reader.fromScenario(sweep.axes().get(i), "sweep.axes[" + i + "]");
            }
        }
        Set<String> given = new HashSet<>();
        options.forEach(option -> reader.fromOption(option, given));
        reader.checkConditions();
        if (!reader.problems.isEmpty()) {
            throw new ConfigException(reader.problems);
        }
        return List.copyOf(reader.axes.values());
    }

    private void fromScenario(Sweep.SweepAxis axis, String key) {
        Origin origin = origins.getOrDefault(key + ".path", Origin.DEFAULT);
        List<String> texts;
        try {
            texts = AxisValues.of(axis, SweepPlan.MOST_RUNS);
        } catch (IllegalArgumentException e) {
            String inner = axis.range() != null ? ".range.from" : ".log.from";
            report(e, origins.getOrDefault(key + inner, origin));
            return;
        }
        List<Origin> places = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            places.add(origins.getOrDefault(key + ".values[" + i + "]", origin));
        }
        String path = normal(axis.path(), origin);
        if (axes.containsKey(path)) {
            report("there are two axes of the path " + path, origin, "give all its values to one");
            return;
        }
        Map<String, String> when = new LinkedHashMap<>();
        axis.when().forEach((other, value) -> when.put(normal(other, origin), value));
        add(path, texts, origin, places, when);
    }

    private void fromOption(String option, Set<String> given) {
        Origin origin = new Origin(Source.commandLine("--axis " + option), 0, 0);
        int equals = option.indexOf('=');
        if (equals < 1) {
            report("'" + option + "' is not an axis", origin, "write --axis path=a,b,c, such as --axis seed=1,2,3");
            return;
        }
        String path = normal(option.substring(0, equals).strip(), origin);
        List<String> texts = TextList.split(option.substring(equals + 1));
        if (texts.isEmpty() || texts.contains("")) {
            report(
                    "the axis " + path + (texts.size() > 1 ? " has an empty value" : " has no values"),
                    origin,
                    "write --axis path=a,b,c");
            return;
        }
        if (!given.add(path)) {
            report("there are two axes of the path " + path, origin, "give all its values to one");
            return;
        }
        ResolvedAxis replaced = axes.get(path);
        add(
                path,
                texts,
                origin,
                texts.stream().map(text -> origin).toList(),
                replaced == null ? Map.of() : replaced.when());
    }

    private String normal(String path, Origin origin) {
        try {
            return KeyPath.parse(path).toString();
        } catch (IllegalArgumentException e) {
            report(e, origin);
            return path;
        }
    }

    private void add(String path, List<String> texts, Origin origin, List<Origin> places, Map<String, String> when) {
        if (path.equals(SWEEP) || path.startsWith(SWEEP + ".")) {
            report("an axis cannot vary the sweep itself", origin, "name another key of the scenario");
            return;
        }
        List<ResolvedAxis.Value> values = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < texts.size(); i++) {
            Origin place = places.get(i);
            if (!seen.add(texts.get(i))) {
                report("the axis " + path + " has the value '" + texts.get(i) + "' twice", place, "write it once");
                continue;
            }
            try {
                values.add(new ResolvedAxis.Value(texts.get(i), Assignment.at(path, texts.get(i), place)));
            } catch (ConfigException e) {
                problems.addAll(e.problems());
            }
        }
        axes.put(path, new ResolvedAxis(path, origin, values, when));
    }

    private void checkConditions() {
        Map<String, ResolvedAxis> earlier = new LinkedHashMap<>();
        for (ResolvedAxis axis : axes.values()) {
            axis.when().forEach((path, value) -> {
                ResolvedAxis other = earlier.get(path);
                if (other == null) {
                    report(
                            "the axis " + axis.path() + " depends on " + path + ", which is not an earlier axis",
                            axis.origin(),
                            earlier.isEmpty()
                                    ? "there is no earlier axis"
                                    : "earlier axes: " + String.join(", ", earlier.keySet()));
                } else if (!other.texts().contains(value)) {
                    report(
                            "the axis " + axis.path() + " never applies: " + path + " is never '" + value + "'",
                            axis.origin(),
                            "values of " + path + ": " + String.join(", ", other.texts()));
                }
            });
            earlier.put(axis.path(), axis);
        }
    }

    private void report(IllegalArgumentException refusal, Origin origin) {
        String[] parts = String.valueOf(refusal.getMessage()).split("; ", 2);
        report(parts[0], origin, parts.length == 1 ? new String[0] : new String[] {parts[1]});
    }

    private void report(String problem, Origin origin, String... remedy) {
        problems.add(new Problem(problem, origin, KeyPath.ROOT, null, List.of(remedy)));
    }
}
