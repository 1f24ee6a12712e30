package org.spindle.config;

import java.util.ArrayList;
import java.util.List;

/** Collects problems, so that all of them are reported at once. */
final class ProblemList {

    private final List<Problem> problems = new ArrayList<>();

    void add(Problem problem) {
        problems.add(problem);
    }

    /** Adds a problem of a text rather than of a key in it. */
    void add(String what, Origin origin, String... remedy) {
        add(new Problem(what, origin, KeyPath.ROOT, null, List.of(remedy)));
    }

    int size() {
        return problems.size();
    }

    boolean isEmpty() {
        return problems.isEmpty();
    }

    List<Problem> all() {
        return List.copyOf(problems);
    }

    ConfigException asException() {
        return new ConfigException(problems);
    }

    /**
     * Throws if there is any problem.
     *
     * @throws ConfigException if there is any problem
     */
    void throwIfAny() {
        if (!problems.isEmpty()) {
            throw asException();
        }
    }
}
