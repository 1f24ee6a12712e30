package org.spindle.reproduce.expectation;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.spindle.spi.config.Problems;

/** The parts of an expectation that consists of others. */
final class ExpectationParts {

    private ExpectationParts() {}

    /** Reports that there are fewer than two, that two have one target, and contradictions to the axes. */
    static void check(List<Expectation> parts, Grid grid, Problems problems) {
        if (parts.size() < 2) {
            problems.report("parts", parts.size() + " parts are too few", "at least two");
        }
        Set<String> targets = new HashSet<>();
        for (int i = 0; i < parts.size(); i++) {
            String place = "parts[" + i + "]";
            if (!targets.add(parts.get(i).target())) {
                problems.report(
                        place + ".target",
                        "two parts have the target '" + parts.get(i).target() + "'",
                        "a different one");
            }
            parts.get(i)
                    .check(
                            grid,
                            (key, problem, remedy) ->
                                    problems.report(key.isEmpty() ? place : place + "." + key, problem, remedy));
        }
    }
}
