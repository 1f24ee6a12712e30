package org.spindle.reports.html;

import java.io.StringWriter;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Figures as JSON for the scripts of the page, safe inside a script element and the same bytes on every machine. */
final class ChartJson {
    // Written without a mapper, because creating one takes longer than writing.
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .build();

    private ChartJson() {}

    static String of(List<Figure> figures) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        for (Figure figure : figures) {
            ObjectNode node = array.addObject();
            node.put("id", figure.id()).put("title", figure.title());
            ArrayNode variants = node.putArray("variants");
            for (Figure.Variant variant : figure.variants()) {
                ObjectNode chart = variants.addObject();
                chart.put("label", variant.label())
                        .put("description", variant.chart().description());
                write(variant.chart(), chart);
            }
        }
        return text(array);
    }

    /** Returns the text of a tree; a number is the same text on every machine. */
    static String text(JsonNode tree) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            write(tree, json);
        }
        return text.toString();
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

    private static void write(ChartSpec chart, ObjectNode to) {
        if (chart instanceof ChartSpec.LineChart line) {
            to.put("kind", "line").put("steps", line.steps());
            write(line.x(), to.putObject("x"));
            write(line.y(), to.putObject("y"));
            ArrayNode lines = to.putArray("lines");
            for (ChartSpec.DrawnLine each : line.lines()) {
                ObjectNode node = lines.addObject().put("name", each.name());
                number(node, "before", each.before());
                number(node, "until", each.until());
                ArrayNode points = node.putArray("points");
                each.points().forEach(point -> number(number(points.addArray(), point.x()), point.y()));
                if (!each.band().isEmpty()) {
                    ArrayNode band = node.putArray("band");
                    each.band().forEach(interval -> write(interval, band));
                }
            }
            ArrayNode marks = to.putArray("marks");
            for (ChartSpec.Mark mark : line.marks()) {
                marks.addObject().put("label", mark.label()).put("x", mark.x()).put("y", mark.y());
            }
        } else if (chart instanceof ChartSpec.BarChart bar) {
            to.put("kind", "bar").put("category", bar.category());
            write(bar.y(), to.putObject("y"));
            bar.categories().forEach(to.putArray("categories")::add);
            numbers(to.putArray("values"), bar.values());
        } else if (chart instanceof ChartSpec.StackedBarChart stacked) {
            to.put("kind", "stacked").put("category", stacked.category());
            write(stacked.x(), to.putObject("x"));
            stacked.categories().forEach(to.putArray("categories")::add);
            ArrayNode parts = to.putArray("parts");
            for (ChartSpec.Part part : stacked.parts()) {
                numbers(parts.addObject().put("name", part.name()).putArray("values"), part.values());
            }
        } else if (chart instanceof ChartSpec.HeatMap map) {
            to.put("kind", "heat").put("columnWidth", map.columnWidth()).put("things", map.things());
            write(map.x(), to.putObject("x"));
            write(map.y(), to.putObject("y"));
            ArrayNode cells = to.putArray("cells");
            for (ChartSpec.Cell cell : map.cells()) {
                ArrayNode values = cells.addArray().add(cell.column());
                number(number(values, cell.low()), cell.high()).add(cell.count());
            }
        } else if (chart instanceof ChartSpec.IntervalChart intervals) {
            to.put("kind", "interval").put("category", intervals.category());
            write(intervals.x(), to.putObject("x"));
            intervals.categories().forEach(to.putArray("categories")::add);
            ArrayNode series = to.putArray("series");
            for (ChartSpec.Estimates each : intervals.series()) {
                ObjectNode node = series.addObject().put("name", each.name());
                ArrayNode values = node.putArray("values");
                ArrayNode band = node.putArray("band");
                ArrayNode firm = node.putArray("firm");
                for (ChartSpec.ChartEstimate estimate : each.values()) {
                    number(values, estimate.value());
                    write(estimate.interval(), band);
                    firm.add(estimate.firm());
                }
            }
        }
    }

    private static void write(ChartSpec.ChartAxis axis, ObjectNode to) {
        to.put("name", axis.name())
                .put("unit", axis.unit())
                .put("scale", axis.scale() == ChartSpec.Scale.LOG ? "log" : "linear");
    }

    private static void write(ChartSpec.Interval interval, ArrayNode to) {
        if (Double.isFinite(interval.low()) && Double.isFinite(interval.high())) {
            number(number(to.addArray(), interval.low()), interval.high());
        } else {
            to.addNull();
        }
    }

    private static void numbers(ArrayNode to, List<Double> values) {
        values.forEach(value -> number(to, value));
    }

    private static void number(ObjectNode to, String name, double value) {
        if (Double.isFinite(value)) {
            to.put(name, value);
        } else {
            to.putNull(name);
        }
    }

    static ArrayNode number(ArrayNode to, double value) {
        if (!Double.isFinite(value)) {
            return to.addNull();
        }
        return value == Math.rint(value) && Math.abs(value) < 1e15 ? to.add((long) value) : to.add(value);
    }
}
