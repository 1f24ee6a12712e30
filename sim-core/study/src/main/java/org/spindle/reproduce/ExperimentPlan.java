package org.spindle.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.config.Assignment;
import org.spindle.config.ConfigLoader;
import org.spindle.config.KeyPath;
import org.spindle.config.Node;
import org.spindle.config.ScalarNode;
import org.spindle.reproduce.Laboratory.Trial;

/**
 * The runs of one experiment.
 *
 * @param points in order, the last axis changing fastest; empty if nothing is run
 * @param obstacle the reason for not running it; null if it is run
 */
public record ExperimentPlan(
        Experiment experiment,
        Verdict.Mode mode,
        List<Point> points,
        @Nullable Obstacle obstacle) {

    /**
     * The reason for running nothing.
     *
     * @param status of all its expectations
     */
    public record Obstacle(Verdict.Status status, String reason) {}

    /**
     * One combination of axis values.
     *
     * @param axes value by name of the axis
     */
    record Point(Map<String, String> axes, Trial trial) {}

    public ExperimentPlan {
        points = List.copyOf(points);
    }

    /**
     * Plans an experiment; nothing is run yet.
     *
     * @throws org.spindle.config.ConfigException if a scenario is invalid
     */
    public static ExperimentPlan of(
            Experiment experiment, Verdict.Mode mode, ConfigLoader configs, Laboratory laboratory) {
        if (experiment.notRunnable() != null) {
            return notRun(experiment, mode, Verdict.Status.NOT_RUNNABLE, experiment.notRunnable());
        }
        String tooMuch = experiment.extent(mode).notRunnable();
        if (tooMuch != null) {
            return notRun(
                    experiment,
                    mode,
                    mode == Verdict.Mode.QUICK ? Verdict.Status.LEFT_TO_FULL : Verdict.Status.NOT_RUNNABLE,
                    tooMuch);
        }
        try {
            Node base = assigned(
                    base(experiment, configs, laboratory),
                    experiment.extent(mode).set());
            List<Point> points = new ArrayList<>();
            if (experiment.expectations().stream().anyMatch(each -> experiment.judged(each, mode) != null)) {
                cross(experiment.sweep(), 0, base, Map.of(), trials(experiment, configs, laboratory), points);
            }
            return new ExperimentPlan(experiment, mode, points, null);
        } catch (NotRunnableException e) {
            return notRun(experiment, mode, Verdict.Status.NOT_RUNNABLE, String.valueOf(e.getMessage()));
        }
    }

    private static ExperimentPlan notRun(
            Experiment experiment, Verdict.Mode mode, Verdict.Status status, String reason) {
        return new ExperimentPlan(experiment, mode, List.of(), new Obstacle(status, reason));
    }

    private static Function<Node, Trial> trials(Experiment experiment, ConfigLoader configs, Laboratory laboratory) {
        if (experiment.analytic() != null) {
            return models -> AnalyticTrial.of(models, configs);
        }
        if (experiment.traces() != null) {
            return laboratory::traces;
        }
        return scenario -> {
            Node given = withData(experiment.data(), scenario, laboratory);
            return experiment.prepare().isEmpty()
                    ? laboratory.trial(given)
                    : prepared(experiment.prepare(), given, laboratory);
        };
    }

    private static Node withData(List<String> paths, Node point, Laboratory laboratory) {
        Node given = point;
        for (String path : paths) {
            KeyPath key = KeyPath.parse(path);
            if (Paths.find(given, key.steps()) instanceof ScalarNode name) {
                String file = laboratory.data(name.text()).toString();
                given = new Assignment(key, new ScalarNode(name.origin(), file, ScalarNode.Form.TEXT)).applyTo(given);
            }
        }
        return given;
    }

    private static Trial prepared(List<Preparation> preparations, Node point, Laboratory laboratory) {
        List<Laboratory.PreparedFile> files = new ArrayList<>();
        Node given = point;
        for (Preparation preparation : preparations) {
            if (preparation.concerns(point)) {
                Laboratory.PreparedFile file = laboratory.prepare(preparation.scenario(given), preparation.file());
                files.add(file);
                given = preparation.given(given, file.path().toString());
            }
        }
        return new PreparedTrial(files, laboratory.trial(given));
    }

    private static Node base(Experiment experiment, ConfigLoader configs, Laboratory laboratory) {
        DiskSimFiles files = experiment.disksim();
        if (files != null) {
            return laboratory.scenario(files);
        }
        if (experiment.analytic() != null) {
            return experiment.analytic();
        }
        if (experiment.traces() != null) {
            return experiment.traces();
        }
        Node scenario = experiment.scenario();
        if (scenario instanceof ScalarNode file) {
            return configs.parse(file.origin().source().directory().resolve(file.text()));
        }
        if (scenario == null) {
            throw new IllegalArgumentException("the experiment " + experiment.id() + " has nothing to run");
        }
        return scenario;
    }

    private static void cross(
            List<VariedAxis> axes,
            int depth,
            Node tree,
            Map<String, String> chosen,
            Function<Node, Trial> trials,
            List<Point> to) {
        if (depth == axes.size()) {
            to.add(new Point(chosen, trials.apply(tree)));
            return;
        }
        VariedAxis axis = axes.get(depth);
        for (VariedAxis.AxisValue choice : axis.choices()) {
            Map<String, String> more = new LinkedHashMap<>(chosen);
            more.put(axis.label(), choice.label());
            cross(axes, depth + 1, assigned(tree, choice.set()), more, trials, to);
        }
    }

    private static Node assigned(Node tree, Map<String, Node> set) {
        Node assigned = tree;
        for (Map.Entry<String, Node> each : set.entrySet()) {
            assigned = new Assignment(KeyPath.parse(each.getKey()), each.getValue()).applyTo(assigned);
        }
        return assigned;
    }
}
