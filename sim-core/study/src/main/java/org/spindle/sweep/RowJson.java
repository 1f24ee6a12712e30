package org.spindle.sweep;

import java.io.ByteArrayOutputStream;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;
import org.spindle.result.MetricJson;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** The lines of {@code plan.jsonl} and {@code runs.jsonl}: one JSON object each, in UTF-8, ended by a line feed. */
public final class RowJson {

    private RowJson() {}

    public static byte[] write(PlanEntry entry) {
        return line(json -> {
            json.writeStringProperty("id", entry.id());
            json.writeStringProperty("spindle", entry.spindle());
            json.writeNumberProperty("point", entry.point());
            json.writeNumberProperty("replication", entry.replication());
            Json.writeAxes(entry.axes(), json);
            json.writeNumberProperty("seed", entry.seed());
            json.writeStringProperty("scenario", entry.scenario());
        });
    }

    public static byte[] write(RunRow row) {
        return line(json -> {
            json.writeStringProperty("id", row.id());
            json.writeNumberProperty("point", row.point());
            json.writeNumberProperty("replication", row.replication());
            Json.writeAxes(row.axes(), json);
            json.writeStringProperty("status", row.failed() ? "failed" : "ok");
            json.writeStringProperty("reason", row.reason());
            Json.writeTexts("notes", row.notes(), json);
            json.writeName("metrics");
            json.writeStartArray();
            for (Metric metric : row.metrics()) {
                MetricJson.write(metric, detail(metric), json);
            }
            json.writeEndArray();
        });
    }

    private static MetricJson.Detail detail(Metric metric) {
        return metric.value() instanceof Metric.Distribution distribution
                        && !distribution.histogram().isEmpty()
                ? MetricJson.Detail.WHOLE
                : MetricJson.Detail.WITHOUT_HISTOGRAM;
    }

    private static byte[] line(Consumer<JsonGenerator> properties) {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        try (JsonGenerator json = Json.MAPPER.createGenerator(line)) {
            json.writeStartObject();
            properties.accept(json);
            json.writeEndObject();
            json.writeRaw('\n');
        }
        return line.toByteArray();
    }

    /**
     * Reads a line of {@code plan.jsonl}.
     *
     * @throws tools.jackson.core.JacksonException if it is not one
     */
    public static PlanEntry entry(byte[] line) {
        JsonNode node = Json.MAPPER.readTree(line);
        return new PlanEntry(
                Json.text(node, "id"),
                Json.text(node, "spindle"),
                Json.whole(node, "point"),
                Json.whole(node, "replication"),
                Json.axes(node),
                node.required("seed").longValue(),
                Json.text(node, "scenario"));
    }

    /**
     * Reads a line of {@code runs.jsonl}.
     *
     * @throws tools.jackson.core.JacksonException if it is not one
     * @throws IllegalArgumentException if it holds a metric of an unknown kind
     */
    public static RunRow row(byte[] line) {
        JsonNode node = Json.MAPPER.readTree(line);
        JsonNode reason = node.required("reason");
        @Nullable String why = reason.isNull() ? null : reason.stringValue();
        return new RunRow(
                Json.text(node, "id"),
                Json.whole(node, "point"),
                Json.whole(node, "replication"),
                Json.axes(node),
                why,
                Json.list(node, "notes", JsonNode::stringValue),
                Json.list(node, "metrics", MetricJson::read));
    }
}
