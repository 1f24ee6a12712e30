package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * A claim fails if nothing that is varied has any effect, so that each figure is the same at all points: a mechanism that does
 * nothing must not pass for one that does little.
 */
class NoEffectTest {

    /** Claims that two things which are both run, in different ways, are the same; without an effect there would not be two. */
    private static final Set<String> EQUALITIES = Set.of(
            // the system and the open, or dependent, model of its recording
            "ganger-1995-replay/g-43-mean",
            "ganger-1995-replay/g-43-worst",
            "ganger-1995-replay/g-43-spread",
            "ganger-1995-replay/g-43-queue",
            "ganger-1995-replay/g-43-dependent",
            "ganger-1995-replay/g-43-count",
            "ganger-1995-speed/g-10-mean",
            "ganger-1995-speed/g-10-spread",
            "hsu-2003-replay/H3-32-as-recorded",
            // generators and the drivers that they replace
            "ganger-1995-drivers/g-45-closed-throughput",
            "ganger-1995-drivers/g-45-closed-response",
            // a choice between two orders and each of them alone: without an effect of the choice they would be
            // different
            "gonzalez-2012-dads/D-2",
            "gonzalez-2012-dads/D-3",
            "gonzalez-2012-dads/D-4",
            "gonzalez-2012-dads/D-5",
            "gonzalez-2012-dads/D-6",
            // the size of a change of 0 %
            "ganger-1995-cache-aware/g-20-system-copytree-once",
            // known to fail
            "ganger-1995-criticality-scheduling/g-37");

    /** What is known of a statement if each figure is the same at all points. */
    private enum Outcome {
        HOLDS,
        FAILS,
        OPEN
    }

    @Test
    void whatHasNoEffectSatisfiesNoClaimOfOne() {
        Set<String> satisfied = new TreeSet<>();
        for (String id : BuiltInExperiments.ids()) {
            statements(yaml(id).get("expectations")).forEach(expectation -> {
                if (parts(expectation).allMatch(part -> outcome(part) == Outcome.HOLDS)) {
                    satisfied.add(id + "/" + expectation.get("target"));
                }
            });
        }
        assertThat(satisfied).containsExactlyInAnyOrderElementsOf(EQUALITIES);
    }

    private static Map<?, ?> yaml(String id) {
        return (Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromString(BuiltInExperiments.yaml(id));
    }

    private static Stream<Map<?, ?>> statements(Object list) {
        return list == null ? Stream.empty() : ((List<?>) list).stream().map(each -> (Map<?, ?>) each);
    }

    private static Stream<Map<?, ?>> parts(Map<?, ?> expectation) {
        return expectation.get("type").equals("all")
                ? statements(expectation.get("parts")).flatMap(NoEffectTest::parts)
                : Stream.of(expectation);
    }

    private static Outcome outcome(Map<?, ?> part) {
        return switch ((String) part.get("type")) {
            case "ratio" -> part.get("base") == null ? within(part, 1) : Outcome.OPEN;
            case "equal" -> part.get("with") == null ? Outcome.HOLDS : Outcome.OPEN;
            case "equal-changes", "no-significant-difference" -> Outcome.HOLDS;
            case "mean-gain", "greatest-gain" -> within(part, 0);
            case "monotonic" -> number(part, "slack", 0) > 0 ? Outcome.HOLDS : Outcome.FAILS;
            case "ordering", "greater-gain", "gain-below-sum", "crossover", "knee" -> Outcome.FAILS;
            default -> Outcome.OPEN;
        };
    }

    private static Outcome within(Map<?, ?> part, double value) {
        return value >= number(part, "from", Double.NEGATIVE_INFINITY)
                        && value <= number(part, "to", Double.POSITIVE_INFINITY)
                        && value > number(part, "above", Double.NEGATIVE_INFINITY)
                        && value < number(part, "below", Double.POSITIVE_INFINITY)
                ? Outcome.HOLDS
                : Outcome.FAILS;
    }

    private static double number(Map<?, ?> part, String key, double absent) {
        Object value = part.get(key);
        return value == null ? absent : ((Number) value).doubleValue();
    }
}
