package org.spindle.disk.disksim.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Collects problems so that all of them can be shown at once. Not thread-safe. */
public final class ParameterProblems {
    private final List<ParameterProblem> found = new ArrayList<>();

    public void add(Position position, String message, String expected) {
        found.add(new ParameterProblem(position, message, expected));
    }

    /**
     * Runs a reading of a parameter and keeps its problems instead of letting them escape.
     *
     * @return what was read; empty if it had a problem
     */
    public <T> Optional<T> attempt(Supplier<T> reading) {
        try {
            return Optional.of(reading.get());
        } catch (DiskSimSyntaxException e) {
            found.addAll(e.problems());
            return Optional.empty();
        }
    }

    /** Returns the problems by file, line and column; each once. */
    public List<ParameterProblem> sorted() {
        return found.stream().sorted().distinct().toList();
    }

    /**
     * Ends the reading if there was a problem.
     *
     * @throws DiskSimSyntaxException with all problems
     */
    public void throwIfAny() {
        if (!found.isEmpty()) {
            throw new DiskSimSyntaxException(sorted());
        }
    }
}
