package org.spindle.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.compare.Fixtures.metrics;
import static org.spindle.compare.Fixtures.row;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConditionTest {

    @TempDir
    private Path place;

    /** Baseline 10 ± 1 ms, other 14 ± 1 ms: a change of +40 %, significant. */
    @ParameterizedTest
    @CsvSource({
        "response-time.mean > +5%, true",
        "response-time.mean > +39.9%, true",
        "response-time.mean > +41%, false",
        "response-time.mean > -5%, true",
        "response-time.mean < -5%, false",
        "response-time.mean < +50%, true",
        "response-time.mean > +3.9 ms, true",
        "response-time.mean > +4100us, false",
        "response-time.mean > 12 ms, true",
        "response-time.mean > 0.0129s, true",
        "response-time.mean > 13.5 ms, false",
        "response-time.mean > 13.5 ms any, true",
        "response-time.mean < 20 ms, true",
        "response-time.mean < 14.5 ms, false",
        "system/response-time.all.mean>+5%, true",
        "*/response-time.mean > +5%, true",
        "response-time.p99 > +5% any, true",
        "response-time.read.p50 > 6.9 ms any, true",
        "disk0/utilisation.mean > 0.4 any, true",
        "disk0/utilisation.mean > 0.6any, false",
        "throughput.mean < 100 requests/s any, false",
        "throughput.mean < 101 requests/s any, true",
        "lost.value > 0 requests any, false"
    })
    void holdsOrNot(String condition, boolean holds) {
        assertThat(findings(condition, 14, 1).isEmpty()).isEqualTo(!holds);
    }

    /** Baseline 10 ± 1 ms, other 11 ± 5 ms. */
    @Test
    void aChangeThatIsNotSignificantCountsOnlyIfAnyMay() {
        assertThat(findings("response-time.mean > +5%", 11, 5)).isEmpty();
        assertThat(findings("response-time.mean > +5% any", 11, 5))
                .containsExactly("B: response-time.mean changed by +10.00 %");
    }

    @Test
    void saysWhatItFound() {
        assertThat(findings("response-time.mean > +5%", 14, 1))
                .containsExactly("B: response-time.mean changed by +40.00 %");
        assertThat(findings("response-time.mean > +1 ms", 14, 1))
                .containsExactly("B: response-time.mean changed by +4.000 ms");
        assertThat(findings("response-time.mean > 12 ms", 14, 1)).containsExactly("B: response-time.mean is 14.00 ms");
    }

    @Test
    void saysAtWhichPoint() {
        Path a = Fixtures.sweep(place.resolve("a"), 1, List.of(row(0, 0, Map.of("rate", "9"), metrics(1, 0.1))), 1);
        Path b = Fixtures.sweep(place.resolve("b"), 1, List.of(row(0, 0, Map.of("rate", "9"), metrics(2, 0.1))), 1);
        Condition condition = Condition.parse("response-time.mean > +5%");
        assertThat(condition.findings(Comparer.of(0.05, List.of(a, b)).compare(condition)))
                .containsExactly("B at rate=9: response-time.mean changed by +100.00 %");
    }

    @Test
    void aVanishedFigureFails() {
        assertThat(findings("response-time.mean > +5%", Double.NaN, 1))
                .containsExactly("B: response-time.mean has no value");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "\"\", is not a condition",
                "response-time.mean, is not a condition",
                "response-time.mean = 5 ms, is not a condition",
                "response-time.mean >= 5 ms, is not a condition",
                "response-time.mean > five ms, is not a condition",
                "response-time.mean > +5% perhaps, is not a condition",
                "response-time > +5%, is not metric.stat or metric.class.stat",
                "a.b.c.mean > +5%, is not metric.stat or metric.class.stat",
                "response-time.average > +5%, 'average' is not a statistic",
                "response-time.mean > 5%, write +5% or -5%",
                "/response-time.mean > +5%, does not name a metric"
            })
    void whatIsNotOneIsRefused(String text, String said) {
        assertThatThrownBy(() -> Condition.parse(text))
                .isInstanceOf(ComparisonException.class)
                .hasMessageContaining(said);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "respons-time.mean > +5%, did you mean: response-time",
                "utilisation.mean > +5%, write disk0/utilisation",
                "response-time.write.mean > +5%, 'write'",
                "response-time.value > +5%, 'value'",
                "response-time.mean > 5, lacks a unit",
                "response-time.mean > 5 requests, not a unit of time",
                "throughput.mean > 5 MB/s, the unit of the metric is requests/s",
                "disk0/utilisation.mean > 5 ms, the metric has no unit",
                "response-time.p99 > +5%, has no interval"
            })
    void whatCannotBeJudgedIsRefused(String text, String said) {
        assertThatThrownBy(() -> findings(text, 14, 1))
                .isInstanceOf(ComparisonException.class)
                .hasMessageContaining(said);
    }

    private List<String> findings(String text, double response, double halfWidth) {
        Path a = Fixtures.run(place.resolve("a"), metrics(10, 1));
        Path b = Fixtures.run(place.resolve("b"), metrics(response, halfWidth));
        Condition condition = Condition.parse(text);
        return condition.findings(Comparer.of(0.05, List.of(a, b)).compare(condition));
    }
}
