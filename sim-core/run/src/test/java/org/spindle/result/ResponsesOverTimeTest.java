package org.spindle.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.result.ResponsesOverTime.Cell;
import org.spindle.result.ResponsesOverTime.Interval;

class ResponsesOverTimeTest {

    private static final long MS = 1_000_000;

    private static final ResponsesOverTime COURSE = new ResponsesOverTime(
            1000,
            List.of(
                    new Interval(0, List.of()),
                    new Interval(9 * MS, List.of(new Cell(0, 2 * MS, 4), new Cell(8 * MS, 10 * MS, 1))),
                    new Interval(0, List.of()),
                    new Interval(3 * MS, List.of(new Cell(2 * MS, 4 * MS, 2)))));

    /** Percentiles lie between the ends of their cell in proportion, and the last cell ends with the longest time. */
    @Test
    void tellsPercentilesAndTheMaximumOfEachInterval() {
        List<Series> series = COURSE.series();
        assertThat(series.stream().map(Series::name))
                .containsExactly("response-time-p50", "response-time-p90", "response-time-p99", "response-time-max");
        assertThat(series).allMatch(each -> each.unit().equals("ms") && each.intervalNs() == 1000);
        assertThat(series.get(0).points()).containsExactly(Double.NaN, 1.25, Double.NaN, 2.5);
        assertThat(series.get(1).points()).containsExactly(Double.NaN, 8.5, Double.NaN, 2.9);
        assertThat(series.get(3).points()).containsExactly(Double.NaN, 9.0, Double.NaN, 3.0);
        assertThat(ResponsesOverTime.NONE.series()).isEmpty();
    }

    @Test
    void readsWhatItHasWritten() {
        String text = ResponsesOverTimeCsv.of(COURSE);
        assertThat(text.lines().toList().get(2)).isEqualTo("1000,2000,8000000,10000000,1,9000000");
        assertThat(ResponsesOverTimeCsv.read(text, "responses.csv")).isEqualTo(COURSE);
        assertThat(ResponsesOverTimeCsv.read(ResponsesOverTimeCsv.of(ResponsesOverTime.NONE), "responses.csv"))
                .isEqualTo(ResponsesOverTime.NONE);
    }

    @Test
    void saysWhatIsDamaged() {
        String text = ResponsesOverTimeCsv.of(COURSE);
        assertThatThrownBy(() -> ResponsesOverTimeCsv.read(text.replace("8000000", "x"), "responses.csv"))
                .hasMessageContaining("responses.csv")
                .hasMessageContaining("line 3 is not 6 whole numbers");
        assertThatThrownBy(() -> ResponsesOverTimeCsv.read("a,b", "responses.csv"))
                .hasMessageContaining("its header is not from_ns");
    }
}
