package org.spindle.cli;

import java.math.BigDecimal;
import tools.jackson.databind.JsonNode;

/** An event of a timeline. Times are in nanoseconds; 0 and empty stand for what an event does not have. */
record TimelineEvent(
        String phase,
        String name,
        String category,
        long process,
        long thread,
        long at,
        long duration,
        String id,
        JsonNode args) {

    static TimelineEvent of(JsonNode node) {
        return new TimelineEvent(
                node.get("ph").asString(),
                node.get("name").asString(),
                node.path("cat").asString(""),
                node.get("pid").asLong(),
                node.get("tid").asLong(),
                nanos(node.path("ts")),
                nanos(node.path("dur")),
                node.path("id").asString(""),
                node.path("args"));
    }

    private static long nanos(JsonNode micros) {
        return micros.isMissingNode()
                ? 0
                : new BigDecimal(micros.toString()).movePointRight(3).longValueExact();
    }

    long end() {
        return at + duration;
    }
}
