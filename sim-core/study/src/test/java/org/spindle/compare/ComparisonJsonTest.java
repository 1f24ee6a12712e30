package org.spindle.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.compare.Fixtures.GROWING;
import static org.spindle.compare.Fixtures.metrics;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ComparisonJsonTest {

    private static final StatisticSelection ALL = new StatisticSelection(List.of(), List.of(), List.of(), true);

    @TempDir
    private Path place;

    @Test
    void theJsonFormHasEveryValue() {
        Path a = Fixtures.run(place.resolve("a"), metrics(10, 1));
        Path b = Fixtures.run(place.resolve("b"), metrics(11, 1));
        Path c = Fixtures.run(place.resolve("c"), metrics(20, 1), GROWING);
        Comparison comparison = Comparer.of(0.05, List.of(a, b, c)).compare(ALL);
        JsonNode json = new JsonMapper().readTree(new ComparisonJson().write(comparison));

        assertThat(json.get("schema").stringValue()).isEqualTo(ComparisonJson.SCHEMA);
        assertThat(json.get("level").doubleValue()).isEqualTo(0.05);
        assertThat(json.get("subjects").size()).isEqualTo(3);
        assertThat(json.get("subjects").get(2).get("notes").size())
                .isEqualTo(comparison.subjects().get(2).notes().size());
        assertThat(json.get("rows").size()).isEqualTo(comparison.rows().size());
        for (int i = 0; i < comparison.rows().size(); i++) {
            ComparedMetric row = comparison.rows().get(i);
            JsonNode written = json.get("rows").get(i);
            assertThat(written.get("component").stringValue()).isEqualTo(row.component());
            assertThat(written.get("class").stringValue()).isEqualTo(row.requestClass());
            assertThat(written.get("name").stringValue()).isEqualTo(row.name());
            assertThat(written.get("unit").stringValue()).isEqualTo(row.unit());
            assertThat(written.get("stat").stringValue()).isEqualTo(row.stat());
            assertNumber(written.get("baseline").get("mean"), row.baseline().mean());
            assertNumber(
                    written.get("baseline").get("halfWidth"), row.baseline().halfWidth());
            assertThat(written.get("cautions").size()).isEqualTo(row.cautions().size());
            for (int k = 0; k < row.others().size(); k++) {
                assertWritten(written.get("others").get(k), row.others().get(k));
            }
        }
    }

    private static void assertWritten(JsonNode written, Difference difference) {
        assertThat(written.get("subject").intValue()).isEqualTo(difference.subject());
        assertNumber(written.get("mean"), difference.mean());
        assertNumber(written.get("halfWidth"), difference.halfWidth());
        assertNumber(written.get("difference"), difference.difference());
        assertNumber(written.get("differenceHalfWidth"), difference.differenceHalfWidth());
        assertNumber(written.get("change"), difference.change());
        assertNumber(written.get("changeHalfWidth"), difference.changeHalfWidth());
        assertNumber(written.get("p"), difference.p());
        assertThat(written.get("significant").booleanValue()).isEqualTo(difference.significant());
        assertThat(written.get("test").stringValue()).isEqualTo(difference.test());
    }

    /** Undefined values are null. */
    private static void assertNumber(JsonNode written, @Nullable Double value) {
        if (value == null || !Double.isFinite(value)) {
            assertThat(written.isNull()).isTrue();
        } else {
            assertThat(written.doubleValue()).isEqualTo(value);
        }
    }
}
