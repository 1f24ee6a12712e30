package org.spindle.reproduce.expectation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.result.Metric;
import org.spindle.sweep.RunRow;

/**
 * In class x the parts gain 10 and 20 %, and both at once 25; in class y 20, 30 and 45 %. The means are 15, 25 and 35 %, of which the last
 * is 7/8 of the sum of the first two, 40 %.
 */
class GainBelowSumExpectationTest {

    private static final List<String> DRIVES = List.of("base", "one", "two", "both");

    private final Observations observed =
            new Observations(runs(Map.of("x", List.of(10.0, 9.0, 8.0, 7.5), "y", List.of(200.0, 160.0, 140.0, 110.0))));

    private static List<RunRow> runs(Map<String, List<Double>> responses) {
        List<RunRow> rows = new ArrayList<>();
        responses.forEach((name, times) -> {
            for (int i = 0; i < times.size(); i++) {
                Metric metric =
                        new Metric("system", "all", "queue", "", "", new Metric.Level(times.get(i), times.get(i)));
                Map<String, String> axes = Map.of("class", name, "drive", DRIVES.get(i));
                rows.add(new RunRow("r" + rows.size(), 0, 0, axes, null, List.of(), List.of(metric)));
            }
        });
        return rows;
    }

    private Judgement judge(double least, String... parts) {
        return judge(observed, least, parts);
    }

    private static Judgement judge(Observations observed, double least, String... parts) {
        return new GainBelowSumExpectation(
                        "t", "system/all/queue/mean", "class", "drive", "base", "both", List.of(parts), Map.of(), least)
                .judge(observed);
    }

    @Test
    void theGainOfAllChangesIsAShareOfTheSum() {
        assertThat(judge(0.87, "one", "two").holds()).isTrue();
        assertThat(judge(0.87, "one", "two").got()).isEqualTo("35 % for the sum 40 %");
        Judgement judgement = judge(0.88, "one", "two");
        assertThat(judgement.holds()).isFalse();
        assertThat(judgement.reason()).isEqualTo("it is less than that share of the sum");
    }

    @Test
    void equalityIsNotLess() {
        Judgement judgement = judge(0, "both", "base");
        assertThat(judgement.holds()).isFalse();
        assertThat(judgement.reason()).isEqualTo("it is not less than the sum");
    }

    /** 35 % are more than the 15 % that one part gains beside one without a gain. */
    @Test
    void aGainAboveTheSumIsNotLess() {
        assertThat(judge(0, "one", "base").holds()).isFalse();
    }

    /** Losses of 10, 20 and 50 %: the loss of both is less than the sum as a number, but no gain. */
    @Test
    void aLossIsNoGainBelowTheSum() {
        Observations losses = new Observations(runs(Map.of("x", List.of(10.0, 11.0, 12.0, 15.0))));
        Judgement judgement = judge(losses, 0, "one", "two");
        assertThat(judgement.holds()).isFalse();
        assertThat(judgement.reason()).isEqualTo("there is no gain");
    }
}
