package org.spindle.characterisation;

import java.io.ByteArrayOutputStream;
import java.util.List;
import org.spindle.characterisation.AnalysisResult.AnalysisFigure;
import org.spindle.characterisation.AnalysisResult.Picture;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * The JSON form of characterisations, schema {@value #SCHEMA}. Numbers have the shortest form that reads back as the same value; values
 * that are not finite are {@code null}.
 */
public final class CharacterisationJson {

    /** Name of the schema; the number after the slash grows with every change that older readers cannot process. */
    public static final String SCHEMA = "spindle-characterisation/1";

    private final ObjectWriter writer = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
                    .build())
            .build()
            .writer()
            .with(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

    /** Returns traces as UTF-8 text, ended by a line feed. */
    public byte[] write(List<Characterisation> traces) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (JsonGenerator json = writer.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringProperty("schema", SCHEMA);
            json.writeArrayPropertyStart("traces");
            traces.forEach(trace -> write(trace, json));
            json.writeEndArray();
            json.writeEndObject();
            json.writeRaw('\n');
        }
        return text.toByteArray();
    }

    private static void write(Characterisation trace, JsonGenerator json) {
        json.writeStartObject();
        json.writeStringProperty("trace", trace.trace());
        json.writeStringProperty("format", trace.format());
        json.writeNumberProperty("records", trace.records());
        json.writeNumberProperty("skipped", trace.skipped());
        json.writeObjectPropertyStart("analyses");
        for (AnalysisResult analysed : trace.analyses()) {
            json.writeObjectPropertyStart(analysed.type());
            json.writeObjectPropertyStart("figures");
            for (AnalysisFigure figure : analysed.figures()) {
                json.writeObjectPropertyStart(figure.name());
                json.writeName("value");
                number(figure.value(), json);
                json.writeStringProperty("unit", figure.unit());
                json.writeStringProperty("doc", figure.doc());
                json.writeEndObject();
            }
            json.writeEndObject();
            json.writeObjectPropertyStart("pictures");
            analysed.pictures().forEach(picture -> write(picture, json));
            json.writeEndObject();
            json.writeArrayPropertyStart("notes");
            analysed.notes().forEach(json::writeString);
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void write(Picture picture, JsonGenerator json) {
        json.writeObjectPropertyStart(picture.name());
        json.writeStringProperty("doc", picture.doc());
        json.writeName("x");
        write(picture.x(), json);
        json.writeName("y");
        write(picture.y(), json);
        json.writeBooleanProperty("steps", picture.steps());
        json.writeObjectPropertyStart("lines");
        for (Line line : picture.lines()) {
            json.writeArrayPropertyStart(line.name());
            for (Line.Point point : line.points()) {
                json.writeStartArray();
                number(point.x(), json);
                number(point.y(), json);
                json.writeEndArray();
            }
            json.writeEndArray();
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void write(Axis axis, JsonGenerator json) {
        json.writeStartObject();
        json.writeStringProperty("name", axis.name());
        json.writeStringProperty("unit", axis.unit());
        json.writeBooleanProperty("logarithmic", axis.logarithmic());
        json.writeEndObject();
    }

    private static void number(double value, JsonGenerator json) {
        if (!Double.isFinite(value)) {
            json.writeNull();
        } else if (value == Math.rint(value) && Math.abs(value) < 1e15) {
            json.writeNumber((long) value);
        } else {
            json.writeNumber(value);
        }
    }
}
