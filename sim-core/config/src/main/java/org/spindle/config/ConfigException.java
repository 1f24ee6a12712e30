package org.spindle.config;

import java.util.List;
import java.util.stream.Collectors;

/** A scenario that cannot be used. The message names every problem, its place and what would be right. */
public final class ConfigException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient List<Problem> problems;

    /**
     * @param problems at least one
     */
    public ConfigException(List<Problem> problems) {
        super(render(problems));
        this.problems = problems.stream().sorted().distinct().toList();
    }

    /** In the order of the places they were found in. */
    public List<Problem> problems() {
        return problems;
    }

    private static String render(List<Problem> problems) {
        List<Problem> sorted = problems.stream().sorted().distinct().toList();
        String count = sorted.size() == 1 ? "1 problem" : sorted.size() + " problems";
        return sorted.stream().map(Problem::toString).collect(Collectors.joining("\n")) + "\n" + count
                + ", nothing was run.";
    }
}
