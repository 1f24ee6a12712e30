package org.spindle.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A scenario that cannot be used. The message names every problem, its place and what would be right. A mistake that is written once
 * and concerns several parts, such as equal devices, is one problem of the message.
 */
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
        Map<Mistake, List<Problem>> mistakes = new LinkedHashMap<>();
        problems.stream()
                .sorted()
                .distinct()
                .forEach(problem -> mistakes.computeIfAbsent(Mistake.of(problem), mistake -> new ArrayList<>())
                        .add(problem));
        StringBuilder text = new StringBuilder();
        mistakes.values()
                .forEach(same -> text.append(same.get(0).text(same.size() - 1)).append('\n'));
        String count = mistakes.size() == 1 ? "1 problem" : mistakes.size() + " problems";
        return text + count + ", nothing was run.";
    }

    /**
     * What problems of one mistake have in common.
     *
     * @param path without the name of the part of the scenario, which is its second step
     */
    private record Mistake(
            String what,
            Origin origin,
            List<KeyPath.Step> path,
            @Nullable String type,
            List<String> remedy) {

        static Mistake of(Problem problem) {
            List<KeyPath.Step> path = new ArrayList<>(problem.path().steps());
            if (path.size() > 1) {
                path.remove(1);
            }
            return new Mistake(problem.what(), problem.origin(), path, problem.type(), problem.remedy());
        }
    }
}
