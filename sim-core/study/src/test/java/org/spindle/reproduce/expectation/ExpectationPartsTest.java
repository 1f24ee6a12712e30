package org.spindle.reproduce.expectation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.result.Metric;
import org.spindle.sweep.RunRow;

/** Expectations that consist of others: all of them hold, or most, or any. The hits are 10 at rate 1 and 20 at rate 2. */
class ExpectationPartsTest {

    private final Observations observed = new Observations(List.of(row(1, 10), row(2, 20)));
    private final Expectation holds = hits("low", 1, 9.0, 11.0);
    private final Expectation fails = hits("high", 2, 9.0, 11.0);
    private final Expectation failsToo = hits("higher", 2, 21.0, null);

    private static RunRow row(int rate, long hits) {
        return new RunRow(
                "r" + rate,
                0,
                0,
                Map.of("rate", String.valueOf(rate)),
                null,
                List.of(),
                List.of(new Metric("disk", "all", "hits", "requests", "", new Metric.Count(hits))));
    }

    private static Expectation hits(String target, int rate, Double from, Double to) {
        return new IntervalExpectation(
                target, "disk/all/hits/value", Map.of("rate", String.valueOf(rate)), from, to, null, null);
    }

    @Test
    void partsHoldOnlyTogether() {
        assertThat(new AllExpectation("both", List.of(holds, holds))
                        .judge(observed)
                        .holds())
                .isTrue();
        Judgement judged = new AllExpectation("both", List.of(holds, fails)).judge(observed);
        assertThat(judged.holds()).isFalse();
        assertThat(judged.reason()).isEqualTo("high: it lies outside the bounds");
    }

    @Test
    void oneOfSomePartsSuffices() {
        assertThat(new AnyExpectation("some", List.of(fails, holds))
                        .judge(observed)
                        .holds())
                .isTrue();
        Judgement judged = new AnyExpectation("some", List.of(fails, failsToo)).judge(observed);
        assertThat(judged.holds()).isFalse();
        assertThat(judged.reason()).isEqualTo("none of high, higher holds");
    }

    @Test
    void mostAreMoreThanHalf() {
        assertThat(new MostExpectation("most", List.of(fails, holds, holds))
                        .judge(observed)
                        .holds())
                .isTrue();
        Judgement judged = new MostExpectation("most", List.of(holds, fails)).judge(observed);
        assertThat(judged.holds()).isFalse();
        assertThat(judged.reason()).isEqualTo("1 of low, high hold");
        assertThat(judged.expected()).startsWith("at least 2 of low: ");
    }
}
