package org.spindle.reproduce.expectation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.result.Metric;
import org.spindle.sweep.RunRow;

/** A gain is a fraction of the figure before; it is greater by percentage points, by a factor, or by any difference. */
class GreaterGainExpectationTest {

    private static final String MEAN = "system/all/response-time/mean";

    private final List<RunRow> rows = new ArrayList<>();

    private void run(String series, double response) {
        rows.add(new RunRow(
                "r" + rows.size(),
                0,
                0,
                Map.of("s", series),
                null,
                List.of(),
                List.of(new Metric("system", "all", "response-time", "ms", "", new Metric.Level(response, response)))));
    }

    private void change(String from, double before, String to, double after) {
        run(from, before);
        run(to, after);
    }

    /** Judges that the change from {@code from} to {@code to} gains more than the one from {@code baseFrom} to {@code baseTo}. */
    private Judgement judge(String from, String to, String baseFrom, String baseTo, double margin, double times) {
        FigureChange change = new FigureChange(MEAN, Map.of("s", from), Map.of("s", to));
        return new GreaterGainExpectation("t", change, Map.of("s", baseFrom), Map.of("s", baseTo), margin, times)
                .judge(new Observations(rows));
    }

    private boolean isGreaterFromCToD(double margin, double times) {
        return judge("c", "d", "a", "b", margin, times).holds();
    }

    /** The one falls from 10 to 9, by 10 %, the other from 200 to 178, by 11 %. */
    @Test
    void theGreaterGainIsThatOfTheGreaterFraction() {
        change("a", 10, "b", 9);
        change("c", 200, "d", 178);
        assertThat(isGreaterFromCToD(0.0099, 1)).isTrue();
        assertThat(isGreaterFromCToD(0.0101, 1)).isFalse();
        assertThat(isGreaterFromCToD(0, 1.099)).isTrue();
        assertThat(isGreaterFromCToD(0, 1.101)).isFalse();
        Judgement judgement = judge("a", "b", "c", "d", 0, 1);
        assertThat(judgement.holds()).isFalse();
        assertThat(judgement.got()).isEqualTo("10 % of 10 ms and 11 % of 200 ms");
    }

    /** A loss of 11 % is no greater gain than one of 10.5 %, of which 1.1 times is a loss of 11.55 %. */
    @Test
    void aLossIsNotTheGreaterGainByAFactor() {
        change("a", 1000, "b", 1105);
        change("c", 200, "d", 222);
        assertThat(isGreaterFromCToD(0, 1.1)).isFalse();
    }
}
