package org.spindle.reproduce.expectation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which values bounds allow, and how they are written. */
class BoundsTest {

    /** "At least" and "at most" include equality. */
    @Test
    void fromAndToAreAllowedThemselves() {
        Bounds bounds = new Bounds(1.0, 2.0);
        assertThat(bounds.hold(1)).isTrue();
        assertThat(bounds.hold(2)).isTrue();
        assertThat(bounds.hold(Math.nextDown(1.0))).isFalse();
        assertThat(bounds.hold(Math.nextUp(2.0))).isFalse();
        assertThat(bounds.hold(Double.NaN)).isFalse();
    }

    /** "Longer" and "shorter" exclude equality. */
    @Test
    void aboveAndBelowAreNot() {
        Bounds bounds = new Bounds(null, null, 1.0, 2.0);
        assertThat(bounds.hold(1)).isFalse();
        assertThat(bounds.hold(2)).isFalse();
        assertThat(bounds.hold(Math.nextUp(1.0))).isTrue();
        assertThat(bounds.hold(Math.nextDown(2.0))).isTrue();
        assertThat(bounds.hold(Double.NaN)).isFalse();
    }

    @Test
    void areShownAsTheySayIt() {
        assertThat(new Bounds(1.0, null).shown(" ms")).isEqualTo("at least 1 ms");
        assertThat(new Bounds(null, 2.0).shown(" ms")).isEqualTo("at most 2 ms");
        assertThat(new Bounds(1.0, 2.0).shown(" ms")).isEqualTo("1 to 2 ms");
        assertThat(new Bounds(null, null, 1.0, null).shown("")).isEqualTo("more than 1");
        assertThat(new Bounds(null, null, null, 2.0).shown("")).isEqualTo("less than 2");
        assertThat(new Bounds(1.0, null, null, 2.0).shown(" ms")).isEqualTo("at least 1 ms and less than 2 ms");
    }

    @Test
    void contradictionsAreReported() {
        assertThat(problems(new Bounds(null, null))).contains("there is no bound");
        assertThat(problems(new Bounds(1.0, null, 1.0, null))).contains("there are two lower bounds");
        assertThat(problems(new Bounds(null, 1.0, null, 1.0))).contains("there are two upper bounds");
        assertThat(problems(new Bounds(2.0, 1.0))).contains("no value is at least 2 and at most 1");
        assertThat(problems(new Bounds(1.0, null, null, 1.0))).contains("no value is at least 1 and less than 1");
        assertThat(problems(new Bounds(1.0, 1.0))).isEmpty();
    }

    private static List<String> problems(Bounds bounds) {
        List<String> problems = new ArrayList<>();
        bounds.check((key, problem, remedy) -> problems.add(problem));
        return problems;
    }
}
