package org.spindle.sweep;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;
import org.spindle.result.MetricJson;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The lines of {@code plan.jsonl} and {@code runs.jsonl}: one JSON object each, in UTF-8, ended by a line feed. */
public final class RowJson {

    private RowJson() {}

    public static byte[] write(PlanEntry entry) {
        return Json.line(json -> {
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
        return Json.line(json -> {
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

    /**
     * Reads a line of {@code plan.jsonl}.
     *
     * @throws tools.jackson.core.JacksonException if the line is not an entry
     */
    public static PlanEntry entry(byte[] line) {
        JsonNode node = Json.MAPPER.readTree(line);
        return new PlanEntry(
                Json.text(node, "id"),
                Json.text(node, "spindle"),
                Json.integer(node, "point"),
                Json.integer(node, "replication"),
                Json.axes(node),
                node.required("seed").longValue(),
                Json.text(node, "scenario"));
    }

    /**
     * Reads a line of {@code runs.jsonl}.
     *
     * @throws tools.jackson.core.JacksonException if the line is not a row
     * @throws IllegalArgumentException if it holds a metric of an unknown kind
     */
    public static RunRow row(byte[] line) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        @Nullable List<Metric> metrics = null;
        try (JsonParser json = Json.MAPPER.createParser(line)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                String key = json.currentName();
                json.nextToken();
                if (key.equals("metrics")) {
                    metrics = metrics(json);
                } else {
                    node.set(key, json.<JsonNode>readValueAsTree());
                }
            }
        }
        JsonNode reason = node.required("reason");
        @Nullable String text = reason.isNull() ? null : reason.stringValue();
        return new RunRow(
                Json.text(node, "id"),
                Json.integer(node, "point"),
                Json.integer(node, "replication"),
                Json.axes(node),
                text,
                Json.list(node, "notes", JsonNode::stringValue),
                metrics == null ? missing(node) : metrics);
    }

    private static List<Metric> missing(ObjectNode row) {
        row.required("metrics");
        throw new IllegalArgumentException("a row without metrics");
    }

    private static List<Metric> metrics(JsonParser json) {
        List<Metric> metrics = new ArrayList<>();
        while (json.nextToken() == JsonToken.START_OBJECT) {
            metrics.add(MetricJson.read(json));
        }
        return metrics;
    }
}
