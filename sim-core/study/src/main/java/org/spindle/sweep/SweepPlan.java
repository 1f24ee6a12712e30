package org.spindle.sweep;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.spindle.config.Assignment;
import org.spindle.config.ConfigException;
import org.spindle.config.KeyPath;
import org.spindle.config.Loaded;
import org.spindle.config.Origin;
import org.spindle.config.Problem;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Sweep;
import org.spindle.scenario.Sweep.Mode;

/** The points of a sweep in their order, and the number of replications. */
public final class SweepPlan {

    /** Largest number of runs of a sweep. */
    public static final int MOST_RUNS = 1_000_000;

    private final List<ResolvedAxis> axes;
    private final Mode mode;
    private final int replications;
    private final int points;

    private SweepPlan(List<ResolvedAxis> axes, Mode mode, int replications, int points) {
        this.axes = axes;
        this.mode = mode;
        this.replications = replications;
        this.points = points;
    }

    /**
     * Reads the sweep of a scenario and of the command line.
     *
     * @param options further axes as typed: {@code path=a,b,c}
     * @param replications overrides the scenario's; null for the scenario's
     * @throws ConfigException if there is nothing to sweep, there are too many runs, or an axis is invalid
     */
    public static SweepPlan of(Loaded<Scenario> scenario, List<String> options, @Nullable Integer replications) {
        List<ResolvedAxis> axes = AxisReader.read(scenario, options);
        Sweep sweep = scenario.value().sweep();
        Mode mode = sweep == null ? Mode.CROSSED : sweep.mode();
        int runs = replications != null ? replications : sweep == null ? 1 : sweep.replications();
        if (axes.isEmpty() && runs == 1) {
            throw refused(
                    "there is nothing to sweep: no axis, and one replication",
                    scenario.tree().origin(),
                    "write --axis path=a,b,c or a key 'sweep' in the scenario");
        }
        if (mode == Mode.ZIPPED) {
            checkZipped(axes);
        }
        int points = 0;
        for (Iterator<int[]> each = new Choices(axes, mode); each.hasNext(); each.next()) {
            points++;
            if ((long) points * runs > MOST_RUNS) {
                throw refused(
                        "the plan has more than " + MOST_RUNS + " runs: " + sizes(axes, mode, runs),
                        axes.isEmpty()
                                ? scenario.tree().origin()
                                : axes.get(axes.size() - 1).origin(),
                        "use fewer values or replications, or sweep in parts");
            }
        }
        return new SweepPlan(axes, mode, runs, points);
    }

    private static String sizes(List<ResolvedAxis> axes, Mode mode, int replications) {
        String values = axes.stream()
                .limit(mode == Mode.ZIPPED ? 1 : axes.size())
                .map(axis -> axis.values().size() + " values of " + axis.path())
                .collect(Collectors.joining(" x "));
        return (values.isEmpty() ? "" : values + " x ") + replications + " replications";
    }

    private static void checkZipped(List<ResolvedAxis> axes) {
        Set<Integer> lengths = new TreeSet<>();
        List<Problem> problems = new ArrayList<>();
        for (ResolvedAxis axis : axes) {
            lengths.add(axis.values().size());
            if (!axis.when().isEmpty()) {
                problems.add(problem("zipped axes cannot have conditions", axis.origin(), "leave out 'when'"));
            }
        }
        if (lengths.size() > 1) {
            String counts = axes.stream()
                    .map(axis -> axis.path() + " has " + axis.values().size())
                    .collect(Collectors.joining(", "));
            problems.add(problem(
                    "zipped axes need equally many values: " + counts,
                    axes.get(0).origin(),
                    "add values, or write mode: crossed"));
        }
        if (!problems.isEmpty()) {
            throw new ConfigException(problems);
        }
    }

    private static ConfigException refused(String problem, Origin origin, String remedy) {
        Origin place = origin.line() > 0 ? new Origin(origin.source(), 0, 0) : origin;
        return new ConfigException(List.of(problem(problem, place, remedy)));
    }

    private static Problem problem(String text, Origin origin, String remedy) {
        return new Problem(text, origin, KeyPath.ROOT, null, List.of(remedy));
    }

    public List<SweepResult.VariedKey> axes() {
        return axes.stream()
                .map(axis -> new SweepResult.VariedKey(axis.path(), axis.texts()))
                .toList();
    }

    public int replications() {
        return replications;
    }

    public int points() {
        return points;
    }

    /** Returns the number of runs, at most {@link #MOST_RUNS}. */
    public int runs() {
        return points * replications;
    }

    /** Returns all points, the last axis changing fastest. */
    Iterable<Point> inOrder() {
        return () -> {
            Iterator<int[]> choices = new Choices(axes, mode);
            return new Iterator<>() {
                private int next;

                @Override
                public boolean hasNext() {
                    return choices.hasNext();
                }

                @Override
                public Point next() {
                    return point(next++, choices.next());
                }
            };
        };
    }

    private Point point(int number, int[] chosen) {
        Map<String, String> values = new LinkedHashMap<>();
        List<Assignment> assignments = new ArrayList<>();
        for (int i = 0; i < chosen.length; i++) {
            if (chosen[i] >= 0) {
                ResolvedAxis axis = axes.get(i);
                ResolvedAxis.Value value = axis.values().get(chosen[i]);
                values.put(axis.path(), value.text());
                assignments.add(value.assignment());
            }
        }
        return new Point(number, values, assignments);
    }

    /**
     * @param axes value by path, of the axes that apply
     * @param assignments that turn the base scenario into this point
     */
    record Point(int number, Map<String, String> axes, List<Assignment> assignments) {}

    /** Iterates over the combinations of value indices like an odometer; -1 stands for an axis that does not apply. */
    private static final class Choices implements Iterator<int[]> {

        private final List<ResolvedAxis> axes;
        private final Mode mode;
        private final int[] next;
        private boolean more = true;

        Choices(List<ResolvedAxis> axes, Mode mode) {
            this.axes = axes;
            this.mode = mode;
            next = new int[axes.size()];
            reset(0);
        }

        @Override
        public boolean hasNext() {
            return more;
        }

        @Override
        public int[] next() {
            if (!more) {
                throw new NoSuchElementException();
            }
            int[] current = next.clone();
            more = mode == Mode.ZIPPED ? advanceAll() : advance();
            return current;
        }

        private boolean advanceAll() {
            for (int i = 0; i < next.length; i++) {
                next[i]++;
            }
            return next.length > 0 && next[0] < axes.get(0).values().size();
        }

        private boolean advance() {
            for (int i = next.length - 1; i >= 0; i--) {
                if (next[i] >= 0 && next[i] + 1 < axes.get(i).values().size()) {
                    next[i]++;
                    reset(i + 1);
                    return true;
                }
            }
            return false;
        }

        private void reset(int from) {
            for (int i = from; i < next.length; i++) {
                next[i] = applies(axes.get(i), i) ? 0 : -1;
            }
        }

        private boolean applies(ResolvedAxis axis, int before) {
            int met = 0;
            for (int i = 0; i < before; i++) {
                @Nullable String wanted = axis.when().get(axes.get(i).path());
                if (wanted != null
                        && next[i] >= 0
                        && axes.get(i).values().get(next[i]).text().equals(wanted)) {
                    met++;
                }
            }
            return met == axis.when().size();
        }
    }
}
