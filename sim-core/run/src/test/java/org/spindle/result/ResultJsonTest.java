package org.spindle.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.result.RunResult.FileInfo;

class ResultJsonTest {

    private final ResultJson json = new ResultJson();

    /** The schema, key by key. Java 17 itself writes 2.0E23 as 1.9999999999999998E23 (fixed in Java 19, JDK-4511638). */
    @Test
    void theBytesArePinned() {
        assertThat(text(Results.small())).isEqualTo("""
                {
                  "schema" : "spindle-result/1",
                  "spindle" : "1.2.3",
                  "scenario" : {
                    "name" : "two disks",
                    "description" : "says \\"hello\\", twice",
                    "sha256" : "ab12",
                    "seed" : -7,
                    "replication" : 3
                  },
                  "plugins" : [ {
                    "id" : "acme",
                    "version" : "0.1"
                  } ],
                  "run" : {
                    "simulatedNs" : 30000000,
                    "warmUpNs" : 5,
                    "events" : 99,
                    "requestsArrived" : 3,
                    "requestsCompleted" : 3,
                    "requestsMeasured" : 2,
                    "stoppedBy" : "end-of-events"
                  },
                  "notes" : [ "a note" ],
                  "metrics" : [ {
                    "component" : "system",
                    "class" : "all",
                    "name" : "response-time",
                    "unit" : "ms",
                    "doc" : "From arrival.",
                    "kind" : "distribution",
                    "count" : 2,
                    "mean" : 0.1,
                    "stddev" : 2.0E23,
                    "scv" : null,
                    "min" : 0.0,
                    "max" : 0.001,
                    "percentiles" : {
                      "50" : 1.0,
                      "90" : 2.0,
                      "95" : 3.0,
                      "99" : 4.0,
                      "99.9" : 1.0E22
                    },
                    "ci95" : {
                      "halfWidth" : 0.5,
                      "batches" : 32,
                      "lag1" : -0.01
                    },
                    "histogram" : [ [ 0, 1 ], [ 1000, 1 ] ]
                  }, {
                    "component" : "disk,0",
                    "class" : "all",
                    "name" : "hits",
                    "unit" : "requests",
                    "doc" : "Hits.",
                    "kind" : "counter",
                    "value" : 12
                  }, {
                    "component" : "disk,0",
                    "class" : "all",
                    "name" : "busy",
                    "unit" : "",
                    "doc" : "Busy.",
                    "kind" : "level",
                    "mean" : 0.25,
                    "max" : null
                  } ],
                  "series" : [ {
                    "component" : "system",
                    "name" : "arrivals",
                    "unit" : "requests",
                    "intervalNs" : 1000,
                    "points" : [ 1.0, null, 0.5 ]
                  } ]
                }
                """);
    }

    @Test
    void whatIsWrittenIsRead() {
        assertThat(json.read(json.write(Results.small()), "here")).isEqualTo(Results.small());
    }

    /** A result without files has no key that older readers do not know. */
    @Test
    void filesOfObserversAreNamed() {
        RunResult small = Results.small();
        RunResult result = new RunResult(
                small.spindle(),
                small.scenario(),
                small.plugins(),
                small.run(),
                small.notes(),
                small.metrics(),
                small.series(),
                List.of(new FileInfo("used", "used.csv", "Uses.")));
        assertThat(text(result)).contains("\"files\"", "\"observer\" : \"used\"", "\"name\" : \"used.csv\"");
        assertThat(json.read(json.write(result), "here")).isEqualTo(result);
        assertThat(text(small)).doesNotContain("\"files\"");
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', textBlock = """
            `{`,                                     not JSON
            `[]`,                                    it names no schema
            `{"schema":"spindle-result/2"}`,         its schema is spindle-result/2
            `{"schema":"spindle-result/1"}`,         damaged
            """)
    void whatIsNotAResultIsRefusedWithItsPlace(String text, String problem) {
        assertThatThrownBy(() -> json.read(text.getBytes(StandardCharsets.UTF_8), "old/result.json"))
                .isInstanceOf(ResultException.class)
                .hasMessageStartingWith("old/result.json: ")
                .hasMessageContaining(problem);
    }

    @ParameterizedTest
    @CsvSource({"\"seed\" : -7, \"seed\" : \"x\"", "\"kind\" : \"level\", \"kind\" : \"gauge\"", "1000, 1e300"})
    void aDamagedResultIsRefused(String found, String damage) {
        String damaged = text(Results.small()).replace(found, damage);
        assertThat(damaged).isNotEqualTo(text(Results.small()));
        assertThatThrownBy(() -> json.read(damaged.getBytes(StandardCharsets.UTF_8), "r.json"))
                .isInstanceOf(ResultException.class)
                .hasMessageContaining("r.json");
    }

    private String text(RunResult result) {
        return new String(json.write(result), StandardCharsets.UTF_8);
    }
}
