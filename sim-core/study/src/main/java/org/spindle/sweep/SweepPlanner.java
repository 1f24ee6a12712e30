package org.spindle.sweep;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.spindle.config.Assignment;
import org.spindle.config.ConfigException;
import org.spindle.config.ConfigLoader;
import org.spindle.config.Loaded;
import org.spindle.config.Node;
import org.spindle.config.Problem;
import org.spindle.scenario.Scenario;

/** Makes the entries of a plan: binds each of its points to a scenario. */
public final class SweepPlanner {

    private final ConfigLoader configs;
    private final Loaded<Scenario> base;
    private final SweepPlan plan;
    private final String spindle;
    private final Node tree;

    /**
     * @param base scenario that the points vary
     * @param spindle version of Spindle, for the plan
     */
    public SweepPlanner(ConfigLoader configs, Loaded<Scenario> base, SweepPlan plan, String spindle) {
        this.configs = configs;
        this.base = base;
        this.plan = plan;
        this.spindle = spindle;
        tree = Assignment.parse("sweep=").applyTo(base.tree());
    }

    public SweepPlan plan() {
        return plan;
    }

    public String spindle() {
        return spindle;
    }

    public Scenario base() {
        return base.value();
    }

    /** Returns the base scenario as YAML whose paths are relative to a directory. */
    public String baseYaml(Path directory) {
        return base.effective().canonicalYaml(directory);
    }

    /**
     * Binds every value of every axis once, at the first point that has it.
     *
     * @throws ConfigException with all problems
     */
    public void check() {
        List<Problem> problems = new ArrayList<>();
        Set<Map.Entry<String, String>> seen = new HashSet<>();
        for (SweepPlan.Point point : plan.inOrder()) {
            if (seen.addAll(point.axes().entrySet())) {
                try {
                    bind(point);
                } catch (ConfigException e) {
                    problems.addAll(e.problems());
                }
            }
        }
        if (!problems.isEmpty()) {
            throw new ConfigException(problems);
        }
    }

    /**
     * Returns the entries in order, each made on demand; {@code next} throws a {@link ConfigException} if the values of the point are
     * incompatible.
     *
     * @param directory against which the scenarios' paths are resolved
     */
    public Iterator<PlanEntry> entries(Path directory) {
        return new Entries(directory);
    }

    private Loaded<Scenario> bind(SweepPlan.Point point) {
        Node varied = tree;
        List<Problem> problems = new ArrayList<>();
        for (Assignment assignment : point.assignments()) {
            try {
                varied = assignment.applyTo(varied);
            } catch (ConfigException e) {
                problems.addAll(e.problems());
            }
        }
        if (!problems.isEmpty()) {
            throw new ConfigException(problems);
        }
        return configs.bind(varied, Path.of(""), Scenario.class);
    }

    private final class Entries implements Iterator<PlanEntry> {

        private final Path directory;
        private final Iterator<SweepPlan.Point> points = plan.inOrder().iterator();
        private int replication = plan.replications();
        private SweepPlan.Point point = new SweepPlan.Point(-1, Map.of(), List.of());
        private long seed;
        private String scenario = "";

        Entries(Path directory) {
            this.directory = directory;
        }

        @Override
        public boolean hasNext() {
            return replication < plan.replications() || points.hasNext();
        }

        @Override
        public PlanEntry next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            if (replication == plan.replications()) {
                point = points.next();
                Loaded<Scenario> bound = bindPoint();
                seed = bound.value().seed();
                scenario = bound.effective().canonicalYaml(directory);
                replication = 0;
            }
            int number = point.number();
            String id = PlanEntry.id(number, replication);
            return new PlanEntry(id, spindle, number, replication++, point.axes(), seed, scenario);
        }

        /** Binds the current point. Each value has been bound before, so that a problem is one of the combination. */
        private Loaded<Scenario> bindPoint() {
            try {
                return bind(point);
            } catch (ConfigException e) {
                throw new ConfigException(
                        e.problems().stream().map(this::atPoint).toList());
            }
        }

        private Problem atPoint(Problem problem) {
            List<String> remedy = new ArrayList<>(problem.remedy());
            remedy.add("at the point " + point.axes());
            return new Problem(problem.what(), problem.origin(), problem.path(), problem.type(), remedy);
        }
    }
}
