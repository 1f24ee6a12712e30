package org.spindle.result;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The JSON form of a metric, the same in every file that holds metrics of runs. NaN is written as {@code null}. */
public final class MetricJson {

    /** How much of a metric is written. */
    public enum Detail {
        WHOLE,
        WITHOUT_HISTOGRAM
    }

    private MetricJson() {}

    /**
     * Writes a metric as an object.
     *
     * @param detail whether with the histogram
     */
    public static void write(Metric metric, Detail detail, JsonGenerator json) {
        json.writeStartObject();
        json.writeStringProperty("component", metric.component());
        json.writeStringProperty("class", metric.requestClass());
        json.writeStringProperty("name", metric.name());
        json.writeStringProperty("unit", metric.unit());
        json.writeStringProperty("doc", metric.doc());
        if (metric.value() instanceof Metric.Distribution distribution) {
            write(distribution, detail, json);
        } else if (metric.value() instanceof Metric.Count count) {
            json.writeStringProperty("kind", "counter");
            json.writeNumberProperty("value", count.value());
        } else if (metric.value() instanceof Metric.Level level) {
            json.writeStringProperty("kind", "level");
            writeNumber("mean", level.mean(), json);
            writeNumber("max", level.max(), json);
        }
        json.writeEndObject();
    }

    private static void write(Metric.Distribution distribution, Detail detail, JsonGenerator json) {
        json.writeStringProperty("kind", "distribution");
        json.writeNumberProperty("count", distribution.count());
        writeNumber("mean", distribution.mean(), json);
        writeNumber("stddev", distribution.stddev(), json);
        writeNumber("scv", distribution.scv(), json);
        writeNumber("min", distribution.min(), json);
        writeNumber("max", distribution.max(), json);
        Metric.Percentiles percentiles = distribution.percentiles();
        json.writeName("percentiles");
        json.writeStartObject();
        writeNumber("50", percentiles.p50(), json);
        writeNumber("90", percentiles.p90(), json);
        writeNumber("95", percentiles.p95(), json);
        writeNumber("99", percentiles.p99(), json);
        writeNumber("99.9", percentiles.p999(), json);
        json.writeEndObject();
        json.writeName("ci95");
        Metric.Confidence ci95 = distribution.ci95();
        if (ci95 == null) {
            json.writeNull();
        } else {
            json.writeStartObject();
            writeNumber("halfWidth", ci95.halfWidth(), json);
            json.writeNumberProperty("batches", ci95.batches());
            writeNumber("lag1", ci95.lag1(), json);
            json.writeEndObject();
        }
        if (detail == Detail.WHOLE) {
            writeHistogram(distribution, json);
        }
    }

    private static void writeHistogram(Metric.Distribution distribution, JsonGenerator json) {
        json.writeName("histogram");
        json.writeStartArray();
        for (Metric.Bucket bucket : distribution.histogram()) {
            json.writeStartArray();
            json.writeNumber(bucket.value());
            json.writeNumber(bucket.count());
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    /** Writes a property; NaN as null. */
    public static void writeNumber(String name, double value, JsonGenerator json) {
        json.writeName(name);
        writeNumber(value, json);
    }

    /** Writes a value; NaN as null. */
    public static void writeNumber(double value, JsonGenerator json) {
        if (Double.isNaN(value)) {
            json.writeNull();
        } else {
            json.writeNumber(value);
        }
    }

    /**
     * Reads a metric; one that was written without its histogram has an empty one.
     *
     * @throws JacksonException if something is missing or of the wrong type
     * @throws IllegalArgumentException if its kind is unknown
     */
    public static Metric read(JsonNode node) {
        return metric(node, histogram(node));
    }

    /**
     * Reads a metric; one that was written without its histogram has an empty one. Only what is not the histogram becomes a
     * tree on the way: histograms are most of what a file of many runs holds.
     *
     * @param json at the beginning of the metric, then at its end; of a mapper
     * @throws JacksonException if something is missing or of the wrong type
     * @throws IllegalArgumentException if its kind is unknown
     */
    public static Metric read(JsonParser json) {
        ObjectNode figures = JsonNodeFactory.instance.objectNode();
        List<Metric.Bucket> histogram = List.of();
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            String key = json.currentName();
            json.nextToken();
            if (key.equals("histogram")) {
                histogram = histogram(json);
            } else {
                figures.set(key, json.<JsonNode>readValueAsTree());
            }
        }
        return metric(figures, histogram);
    }

    private static Metric metric(JsonNode node, List<Metric.Bucket> histogram) {
        return new Metric(
                text(node, "component"),
                text(node, "class"),
                text(node, "name"),
                text(node, "unit"),
                text(node, "doc"),
                value(node, histogram));
    }

    private static Metric.Value value(JsonNode node, List<Metric.Bucket> histogram) {
        String kind = text(node, "kind");
        return switch (kind) {
            case "distribution" -> distribution(node, histogram);
            case "counter" -> new Metric.Count(whole(node, "value"));
            case "level" -> new Metric.Level(number(node, "mean"), number(node, "max"));
            default ->
                throw new IllegalArgumentException("the kind of metric " + text(node, "component") + "/"
                        + text(node, "name") + " is '" + kind + "', not distribution, counter or level");
        };
    }

    private static Metric.Distribution distribution(JsonNode node, List<Metric.Bucket> histogram) {
        JsonNode percentiles = node.required("percentiles");
        return new Metric.Distribution(
                whole(node, "count"),
                number(node, "mean"),
                number(node, "stddev"),
                number(node, "scv"),
                number(node, "min"),
                number(node, "max"),
                new Metric.Percentiles(
                        number(percentiles, "50"),
                        number(percentiles, "90"),
                        number(percentiles, "95"),
                        number(percentiles, "99"),
                        number(percentiles, "99.9")),
                confidence(node.required("ci95")),
                histogram);
    }

    private static Metric.@Nullable Confidence confidence(JsonNode node) {
        return node.isNull()
                ? null
                : new Metric.Confidence(
                        number(node, "halfWidth"), node.required("batches").intValue(), number(node, "lag1"));
    }

    private static List<Metric.Bucket> histogram(JsonNode node) {
        List<Metric.Bucket> buckets = new ArrayList<>();
        for (JsonNode bucket : node.path("histogram")) {
            buckets.add(new Metric.Bucket(
                    bucket.required(0).longValue(), bucket.required(1).longValue()));
        }
        return buckets;
    }

    private static List<Metric.Bucket> histogram(JsonParser json) {
        List<Metric.Bucket> buckets = new ArrayList<>();
        while (json.nextToken() == JsonToken.START_ARRAY) {
            json.nextToken();
            long value = json.getLongValue();
            json.nextToken();
            buckets.add(new Metric.Bucket(value, json.getLongValue()));
            json.nextToken();
        }
        return buckets;
    }

    private static String text(JsonNode node, String key) {
        return node.required(key).stringValue();
    }

    private static long whole(JsonNode node, String key) {
        return node.required(key).longValue();
    }

    private static double number(JsonNode node, String key) {
        return number(node.required(key));
    }

    /** Reads a value; null as NaN. */
    public static double number(JsonNode node) {
        return node.isNull() ? Double.NaN : node.doubleValue();
    }
}
