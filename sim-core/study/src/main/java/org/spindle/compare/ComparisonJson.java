package org.spindle.compare;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import org.spindle.compare.Comparison.MeanFigure;
import org.spindle.compare.Comparison.Subject;
import org.spindle.compare.Comparison.SubjectKind;
import org.spindle.result.ResultException;
import org.spindle.result.SchemaDocument;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * The JSON form of a comparison, schema {@value #SCHEMA}. Numbers have the shortest form that reads back as the same value; undefined
 * values are {@code null}.
 */
public final class ComparisonJson {

    /** Name of the schema; the number after the slash grows with every change that older readers cannot process. */
    public static final String SCHEMA = "spindle-comparison/1";

    private static final SchemaDocument DOCUMENT = new SchemaDocument(
            SCHEMA, "comparison", "the output of spindle compare --json", "write it again with spindle compare --json");

    private final JsonMapper mapper = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
                    .build())
            .build();
    private final ObjectWriter writer =
            mapper.writer().with(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

    /** Returns a comparison as UTF-8 text, ended by a line feed. */
    public byte[] write(Comparison comparison) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (JsonGenerator json = writer.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringProperty("schema", SCHEMA);
            json.writeNumberProperty("level", comparison.level());
            json.writeArrayPropertyStart("subjects");
            comparison.subjects().forEach(subject -> write(subject, json));
            json.writeEndArray();
            writeTexts("notes", comparison.notes(), json);
            json.writeArrayPropertyStart("rows");
            comparison.rows().forEach(row -> write(row, json));
            json.writeEndArray();
            json.writeEndObject();
            json.writeRaw('\n');
        }
        return text.toByteArray();
    }

    /**
     * Reads a comparison.
     *
     * @param place origin of the bytes, for messages
     * @throws ResultException if the bytes are not a comparison of this schema
     */
    public Comparison read(byte[] bytes, String place) {
        return DOCUMENT.read(bytes, place, ComparisonJson::comparison);
    }

    private static void write(Subject subject, JsonGenerator json) {
        json.writeStartObject();
        json.writeStringProperty("label", subject.label());
        json.writeStringProperty("path", subject.path());
        json.writeStringProperty("kind", subject.kind().name().toLowerCase(Locale.ROOT));
        writeTexts("notes", subject.notes(), json);
        json.writeEndObject();
    }

    private static void write(ComparedMetric row, JsonGenerator json) {
        json.writeStartObject();
        json.writeObjectPropertyStart("axes");
        row.axes().forEach(json::writeStringProperty);
        json.writeEndObject();
        json.writeStringProperty("component", row.component());
        json.writeStringProperty("class", row.requestClass());
        json.writeStringProperty("name", row.name());
        json.writeStringProperty("unit", row.unit());
        json.writeStringProperty("stat", row.stat());
        json.writeObjectPropertyStart("baseline");
        write("mean", row.baseline().mean(), json);
        write("halfWidth", row.baseline().halfWidth(), json);
        json.writeEndObject();
        json.writeArrayPropertyStart("others");
        row.others().forEach(other -> write(other, json));
        json.writeEndArray();
        writeTexts("cautions", row.cautions(), json);
        json.writeEndObject();
    }

    private static void write(Difference other, JsonGenerator json) {
        json.writeStartObject();
        json.writeNumberProperty("subject", other.subject());
        write("mean", other.mean(), json);
        write("halfWidth", other.halfWidth(), json);
        write("difference", other.difference(), json);
        write("differenceHalfWidth", other.differenceHalfWidth(), json);
        write("change", other.change(), json);
        write("changeHalfWidth", other.changeHalfWidth(), json);
        write("p", other.p(), json);
        json.writeBooleanProperty("significant", other.significant());
        json.writeStringProperty("test", other.test());
        json.writeEndObject();
    }

    private static void writeTexts(String name, List<String> texts, JsonGenerator json) {
        json.writeArrayPropertyStart(name);
        texts.forEach(json::writeString);
        json.writeEndArray();
    }

    private static void write(String name, @Nullable Double value, JsonGenerator json) {
        json.writeName(name);
        if (value == null || !Double.isFinite(value)) {
            json.writeNull();
        } else {
            json.writeNumber(value);
        }
    }

    private static Comparison comparison(JsonNode root) {
        return new Comparison(
                root.required("level").doubleValue(),
                list(root, "subjects", ComparisonJson::subject),
                list(root, "notes", JsonNode::stringValue),
                list(root, "rows", ComparisonJson::row));
    }

    private static Subject subject(JsonNode node) {
        return new Subject(
                text(node, "label"),
                text(node, "path"),
                SubjectKind.valueOf(text(node, "kind").toUpperCase(Locale.ROOT)),
                list(node, "notes", JsonNode::stringValue));
    }

    private static ComparedMetric row(JsonNode node) {
        JsonNode baseline = node.required("baseline");
        return new ComparedMetric(
                axes(node.required("axes")),
                text(node, "component"),
                text(node, "class"),
                text(node, "name"),
                text(node, "unit"),
                text(node, "stat"),
                new MeanFigure(defined(baseline, "mean"), number(baseline, "halfWidth")),
                list(node, "others", ComparisonJson::difference),
                list(node, "cautions", JsonNode::stringValue));
    }

    private static Difference difference(JsonNode node) {
        return new Difference(
                node.required("subject").intValue(),
                defined(node, "mean"),
                number(node, "halfWidth"),
                defined(node, "difference"),
                number(node, "differenceHalfWidth"),
                defined(node, "change"),
                number(node, "changeHalfWidth"),
                number(node, "p"),
                node.required("significant").booleanValue(),
                text(node, "test"));
    }

    static Map<String, String> axes(JsonNode node) {
        Map<String, String> axes = new LinkedHashMap<>();
        node.properties()
                .forEach(axis -> axes.put(axis.getKey(), axis.getValue().stringValue()));
        return axes;
    }

    private static <T> List<T> list(JsonNode node, String key, Function<JsonNode, T> read) {
        List<T> list = new ArrayList<>();
        node.required(key).forEach(element -> list.add(read.apply(element)));
        return list;
    }

    private static String text(JsonNode node, String key) {
        return node.required(key).stringValue();
    }

    private static double defined(JsonNode node, String key) {
        @Nullable Double value = number(node, key);
        return value == null ? Double.NaN : value;
    }

    private static @Nullable Double number(JsonNode node, String key) {
        JsonNode value = node.required(key);
        return value.isNull() ? null : value.doubleValue();
    }
}
