package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.cache.LineTest;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestRandom;

/** What every replacement policy keeps to, whatever its order. Extend it and say how to make one. */
public abstract class ReplacementContract {

    private static final int LINES = 12;

    /** What happens to a cache; {@code which} picks a line, {@code open} says which lines may go, a bit for each. */
    private record Happening(int what, int which, int open) {}

    private record Surroundings(int lines, RandomStream random) implements ReplacementContext {}

    /** A new policy for one cache. */
    protected abstract ReplacementPolicy create(ReplacementContext context);

    /** A plain policy that must choose the same lines; null if there is none. */
    protected @Nullable ReplacementPolicy reference() {
        return null;
    }

    @Test
    void choosesNothingFromAnEmptyCache() {
        assertThat(policy().victim(line -> true)).isEqualTo(ReplacementPolicy.NONE);
    }

    @Test
    void offersLinesOfTheCacheOnceEachUntilOneMayGo() {
        check(happenings -> follow(policy(), happenings, (policy, present, open) -> {
            List<Integer> offered = new ArrayList<>();
            int victim = policy.victim(line -> {
                offered.add(line);
                return (open >> line & 1) != 0;
            });
            assertThat(offered).doesNotHaveDuplicates();
            assertThat(present).containsAll(offered);
            boolean isAnyOpen = present.stream().anyMatch(line -> (open >> line & 1) != 0);
            if (isAnyOpen) {
                assertThat(victim).isEqualTo(offered.get(offered.size() - 1));
                assertThat(open >> victim & 1).isOne();
            } else {
                assertThat(victim).isEqualTo(ReplacementPolicy.NONE);
                assertThat(offered).hasSameSizeAs(present);
            }
            return victim;
        }));
    }

    @Test
    void choosesTheSameForTheSameHistory() {
        check(happenings -> assertThat(victims(policy(), happenings)).isEqualTo(victims(policy(), happenings)));
    }

    @TestFactory
    Stream<DynamicTest> agreesWithItsReference() {
        return Stream.ofNullable(reference())
                .map(plain -> dynamicTest("chooses what the reference chooses", this::choosesWhatTheReferenceChooses));
    }

    private void choosesWhatTheReferenceChooses() {
        check(happenings -> assertThat(victims(policy(), happenings))
                .isEqualTo(victims(Objects.requireNonNull(reference()), happenings)));
    }

    private interface Choice {
        int among(ReplacementPolicy policy, List<Integer> present, int open);
    }

    private static List<Integer> victims(ReplacementPolicy policy, List<Happening> happenings) {
        List<Integer> victims = new ArrayList<>();
        follow(policy, happenings, (chooser, present, open) -> {
            LineTest mayGo = line -> (open >> line & 1) != 0;
            victims.add(chooser.victim(mayGo));
            return victims.get(victims.size() - 1);
        });
        return victims;
    }

    private static void follow(ReplacementPolicy policy, List<Happening> happenings, Choice choice) {
        List<Integer> present = new ArrayList<>();
        List<Integer> absent = new ArrayList<>();
        for (int line = 0; line < LINES; line++) {
            absent.add(line);
        }
        for (Happening happening : happenings) {
            if (happening.what < 3 && !absent.isEmpty()) {
                int line = absent.remove(0);
                present.add(line);
                policy.inserted(line);
            } else if (happening.what < 7 && !present.isEmpty()) {
                policy.used(present.get(happening.which % present.size()));
            } else if (happening.what == 7 && !present.isEmpty()) {
                Integer line = present.remove(happening.which % present.size());
                absent.add(0, line);
                policy.removed(line);
            } else {
                Integer line = choice.among(policy, present, happening.open);
                if (present.remove(line)) {
                    absent.add(line);
                    policy.removed(line);
                }
            }
        }
    }

    private ReplacementPolicy policy() {
        return create(new Surroundings(LINES, new TestRandom(7)));
    }

    private void check(Consumer<List<Happening>> statement) {
        Property.ofLists(random -> new Happening(
                        (int) random.nextLong(10), (int) random.nextLong(LINES), (int) random.nextLong(1 << LINES)))
                .longest(120)
                .check(statement);
    }
}
