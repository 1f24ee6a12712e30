package org.spindle.reports.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads result.json. What is absent is empty or not a number; what is not a result is refused. */
public final class ResultReader {
    private static final String SCHEMA = "spindle-result/1";
    private static final JsonMapper JSON = JsonMapper.shared();

    private ResultReader() {}

    /**
     * Reads the text of a result.json.
     *
     * @throws IllegalArgumentException if it is not JSON, not of schema {@value #SCHEMA}, or has a metric of unknown kind
     */
    public static Result read(String json) {
        JsonNode root;
        try {
            root = JSON.readTree(json);
        } catch (JacksonException e) {
            throw new IllegalArgumentException("The result is not JSON: " + e.getOriginalMessage(), e);
        }
        String schema = text(root, "schema");
        if (!schema.equals(SCHEMA)) {
            throw new IllegalArgumentException(
                    "The result has schema '%s'; this report reads '%s'.".formatted(schema, SCHEMA));
        }
        return new Result(
                text(root, "spindle"),
                scenario(root.path("scenario")),
                list(root.path("plugins"), plugin -> new Result.Plugin(text(plugin, "id"), text(plugin, "version"))),
                run(root.path("run")),
                list(root.path("notes"), JsonNode::asString),
                list(root.path("metrics"), ResultReader::metric),
                list(root.path("series"), ResultReader::series));
    }

    private static Result.Scenario scenario(JsonNode node) {
        return new Result.Scenario(
                text(node, "name"),
                text(node, "description"),
                text(node, "sha256"),
                text(node, "seed"),
                whole(node, "replication"));
    }

    private static Result.Run run(JsonNode node) {
        return new Result.Run(
                number(node, "simulatedNs"),
                number(node, "warmUpNs"),
                whole(node, "events"),
                whole(node, "requestsArrived"),
                whole(node, "requestsCompleted"),
                whole(node, "requestsMeasured"),
                text(node, "stoppedBy"));
    }

    private static Metric metric(JsonNode node) {
        var key = new Metric.Key(
                text(node, "component"),
                text(node, "class"),
                text(node, "name"),
                text(node, "unit"),
                text(node, "doc"));
        String kind = text(node, "kind");
        return switch (kind) {
            case "distribution" -> distribution(key, node);
            case "counter" -> new Metric.Counter(key, number(node, "value"));
            case "level" -> new Metric.Level(key, number(node, "mean"), number(node, "max"));
            default ->
                throw new IllegalArgumentException(
                        "Metric %s of %s has unknown kind '%s'.".formatted(key.name(), key.component(), kind));
        };
    }

    private static Metric.Distribution distribution(Metric.Key key, JsonNode node) {
        Map<String, Double> percentiles = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : node.path("percentiles").properties()) {
            percentiles.put(entry.getKey(), value(entry.getValue()));
        }
        return new Metric.Distribution(
                key,
                whole(node, "count"),
                number(node, "mean"),
                number(node, "stddev"),
                number(node, "scv"),
                number(node, "min"),
                number(node, "max"),
                percentiles,
                interval(node.path("ci95")),
                list(node.path("histogram"), pair -> new Metric.Bucket(value(pair.path(0)), whole(pair.path(1)))));
    }

    private static Metric.@Nullable Interval interval(JsonNode node) {
        return node.isObject()
                ? new Metric.Interval(number(node, "halfWidth"), whole(node, "batches"), number(node, "lag1"))
                : null;
    }

    private static Series series(JsonNode node) {
        return new Series(
                text(node, "component"),
                text(node, "name"),
                text(node, "unit"),
                number(node, "intervalNs"),
                list(node.path("points"), ResultReader::value));
    }

    private static <T> List<T> list(JsonNode array, Function<JsonNode, T> element) {
        List<T> elements = new ArrayList<>(array.size());
        for (JsonNode node : array) {
            elements.add(element.apply(node));
        }
        return List.copyOf(elements);
    }

    private static String text(JsonNode node, String name) {
        return node.path(name).asString("");
    }

    private static double number(JsonNode node, String name) {
        return value(node.path(name));
    }

    private static double value(JsonNode node) {
        return node.isNumber() ? node.asDouble() : Double.NaN;
    }

    private static long whole(JsonNode node, String name) {
        return whole(node.path(name));
    }

    private static long whole(JsonNode node) {
        return node.isNumber() ? node.asLong() : 0;
    }
}
