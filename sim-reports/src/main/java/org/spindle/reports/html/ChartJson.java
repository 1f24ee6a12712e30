package org.spindle.reports.html;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/** Figures as JSON for the scripts of the page, safe inside a script element and the same bytes on every machine. */
final class ChartJson {
    // Written without a mapper, because creating one takes longer than writing.
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .build();

    private ChartJson() {}

    static String of(List<Figure> figures) {
        return written(json -> {
            json.writeStartArray();
            for (Figure figure : figures) {
                json.writeStartObject();
                json.writeStringProperty("id", figure.id());
                json.writeStringProperty("title", figure.title());
                json.writeArrayPropertyStart("variants");
                for (Figure.Variant variant : figure.variants()) {
                    json.writeStartObject();
                    json.writeStringProperty("label", variant.label());
                    json.writeStringProperty("description", variant.chart().description());
                    write(variant.chart(), json);
                    json.writeEndObject();
                }
                json.writeEndArray();
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    /** Returns the text of a tree; a number is the same text on every machine. */
    static String text(JsonNode tree) {
        return written(json -> write(tree, json));
    }

    private static String written(Consumer<JsonGenerator> content) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            content.accept(json);
        }
        return text.toString(StandardCharsets.UTF_8);
    }

    private static void write(JsonNode tree, JsonGenerator json) {
        switch (tree.getNodeType()) {
            case OBJECT -> {
                json.writeStartObject();
                tree.properties().forEach(property -> {
                    json.writeName(property.getKey());
                    write(property.getValue(), json);
                });
                json.writeEndObject();
            }
            case ARRAY -> {
                json.writeStartArray();
                tree.forEach(element -> write(element, json));
                json.writeEndArray();
            }
            case STRING -> json.writeString(tree.stringValue());
            case BOOLEAN -> json.writeBoolean(tree.booleanValue());
            case NULL -> json.writeNull();
            case NUMBER -> {
                if (tree.isIntegralNumber()) {
                    json.writeNumber(tree.longValue());
                } else {
                    json.writeNumber(tree.doubleValue());
                }
            }
            default -> throw new IllegalArgumentException("figures have no " + tree.getNodeType());
        }
    }

    /** Returns the same JSON, escaped so that it cannot end a script element: a '<' occurs only in strings, where it may be escaped. */
    static String insideScript(String json) {
        return json.replace("<", "\\u003c");
    }

    private static void write(ChartSpec chart, JsonGenerator json) {
        if (chart instanceof ChartSpec.LineChart line) {
            json.writeStringProperty("kind", "line");
            json.writeBooleanProperty("steps", line.steps());
            write("x", line.x(), json);
            write("y", line.y(), json);
            json.writeArrayPropertyStart("lines");
            line.lines().forEach(each -> write(each, json));
            json.writeEndArray();
            json.writeArrayPropertyStart("marks");
            for (ChartSpec.Mark mark : line.marks()) {
                json.writeStartObject();
                json.writeStringProperty("label", mark.label());
                json.writeNumberProperty("x", mark.x());
                json.writeNumberProperty("y", mark.y());
                json.writeEndObject();
            }
            json.writeEndArray();
        } else if (chart instanceof ChartSpec.BarChart bar) {
            json.writeStringProperty("kind", "bar");
            json.writeStringProperty("category", bar.category());
            write("y", bar.y(), json);
            texts("categories", bar.categories(), json);
            numbers("values", bar.values(), json);
        } else if (chart instanceof ChartSpec.StackedBarChart stacked) {
            json.writeStringProperty("kind", "stacked");
            json.writeStringProperty("category", stacked.category());
            write("x", stacked.x(), json);
            texts("categories", stacked.categories(), json);
            json.writeArrayPropertyStart("parts");
            for (ChartSpec.Part part : stacked.parts()) {
                json.writeStartObject();
                json.writeStringProperty("name", part.name());
                numbers("values", part.values(), json);
                json.writeEndObject();
            }
            json.writeEndArray();
        } else if (chart instanceof ChartSpec.HeatMap map) {
            json.writeStringProperty("kind", "heat");
            json.writeNumberProperty("columnWidth", map.columnWidth());
            json.writeStringProperty("things", map.things());
            write("x", map.x(), json);
            write("y", map.y(), json);
            json.writeArrayPropertyStart("cells");
            for (ChartSpec.Cell cell : map.cells()) {
                json.writeStartArray();
                json.writeNumber(cell.column());
                number(cell.low(), json);
                number(cell.high(), json);
                json.writeNumber(cell.count());
                json.writeEndArray();
            }
            json.writeEndArray();
        } else if (chart instanceof ChartSpec.IntervalChart intervals) {
            json.writeStringProperty("kind", "interval");
            json.writeStringProperty("category", intervals.category());
            write("x", intervals.x(), json);
            texts("categories", intervals.categories(), json);
            json.writeArrayPropertyStart("series");
            intervals.series().forEach(each -> write(each, json));
            json.writeEndArray();
        }
    }

    private static void write(ChartSpec.DrawnLine line, JsonGenerator json) {
        json.writeStartObject();
        json.writeStringProperty("name", line.name());
        number("before", line.before(), json);
        number("until", line.until(), json);
        json.writeArrayPropertyStart("points");
        for (ChartSpec.Point point : line.points()) {
            json.writeStartArray();
            number(point.x(), json);
            number(point.y(), json);
            json.writeEndArray();
        }
        json.writeEndArray();
        if (!line.band().isEmpty()) {
            json.writeArrayPropertyStart("band");
            line.band().forEach(interval -> write(interval, json));
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private static void write(ChartSpec.Estimates estimates, JsonGenerator json) {
        json.writeStartObject();
        json.writeStringProperty("name", estimates.name());
        json.writeArrayPropertyStart("values");
        estimates.values().forEach(each -> number(each.value(), json));
        json.writeEndArray();
        json.writeArrayPropertyStart("band");
        estimates.values().forEach(each -> write(each.interval(), json));
        json.writeEndArray();
        json.writeArrayPropertyStart("firm");
        estimates.values().forEach(each -> json.writeBoolean(each.firm()));
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void write(String name, ChartSpec.ChartAxis axis, JsonGenerator json) {
        json.writeObjectPropertyStart(name);
        json.writeStringProperty("name", axis.name());
        json.writeStringProperty("unit", axis.unit());
        json.writeStringProperty("scale", axis.scale() == ChartSpec.Scale.LOG ? "log" : "linear");
        json.writeEndObject();
    }

    private static void write(ChartSpec.Interval interval, JsonGenerator json) {
        if (Double.isFinite(interval.low()) && Double.isFinite(interval.high())) {
            json.writeStartArray();
            number(interval.low(), json);
            number(interval.high(), json);
            json.writeEndArray();
        } else {
            json.writeNull();
        }
    }

    private static void texts(String name, List<String> texts, JsonGenerator json) {
        json.writeArrayPropertyStart(name);
        texts.forEach(json::writeString);
        json.writeEndArray();
    }

    private static void numbers(String name, List<Double> values, JsonGenerator json) {
        json.writeArrayPropertyStart(name);
        values.forEach(value -> number(value, json));
        json.writeEndArray();
    }

    private static void number(String name, double value, JsonGenerator json) {
        json.writeName(name);
        if (Double.isFinite(value)) {
            json.writeNumber(value);
        } else {
            json.writeNull();
        }
    }

    private static void number(double value, JsonGenerator json) {
        if (!Double.isFinite(value)) {
            json.writeNull();
        } else if (isWhole(value)) {
            json.writeNumber((long) value);
        } else {
            json.writeNumber(value);
        }
    }

    static ArrayNode number(ArrayNode to, double value) {
        if (!Double.isFinite(value)) {
            return to.addNull();
        }
        return isWhole(value) ? to.add((long) value) : to.add(value);
    }

    private static boolean isWhole(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15;
    }
}
