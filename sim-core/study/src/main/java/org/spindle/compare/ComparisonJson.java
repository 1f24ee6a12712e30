package org.spindle.compare;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import org.spindle.compare.Comparison.Subject;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * The JSON form of a comparison, schema {@value #SCHEMA}. Numbers have the shortest form that reads back as the same value; undefined
 * values are {@code null}.
 */
public final class ComparisonJson {

    /** Name of the schema; the number after the slash grows with every change that older readers cannot process. */
    public static final String SCHEMA = "spindle-comparison/1";

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
}
