package org.spindle.disk.disksim.parser;

import java.util.List;
import java.util.stream.Collectors;

/** A parameter file that cannot be used as it is written. */
public final class DiskSimSyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<ParameterProblem> problems;

    /** @param problems at least one; kept sorted by place */
    public DiskSimSyntaxException(List<ParameterProblem> problems) {
        super(problems.stream()
                .sorted()
                .map(ParameterProblem::toString)
                .collect(Collectors.joining(System.lineSeparator())));
        if (problems.isEmpty()) {
            throw new IllegalArgumentException("a syntax exception needs a problem");
        }
        this.problems = problems.stream().sorted().toList();
    }

    DiskSimSyntaxException(Position position, String message, String expected) {
        this(List.of(new ParameterProblem(position, message, expected)));
    }

    /** Returns the problems, sorted by file, line and column. */
    public List<ParameterProblem> problems() {
        return problems;
    }
}
