package org.spindle.sweep;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Common parts of the JSON files of a sweep. Numbers have the shortest form that reads back as the same value. */
final class Json {

    static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
                    .build())
            .build();

    private Json() {}

    /** Returns an object as a line of UTF-8. */
    static byte[] line(Consumer<JsonGenerator> properties) {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        try (JsonGenerator json = MAPPER.createGenerator(line)) {
            json.writeStartObject();
            properties.accept(json);
            json.writeEndObject();
            json.writeRaw('\n');
        }
        return line.toByteArray();
    }

    static void writeAxes(Map<String, String> axes, JsonGenerator json) {
        json.writeName("axes");
        json.writeStartObject();
        axes.forEach(json::writeStringProperty);
        json.writeEndObject();
    }

    static void writeTexts(String name, List<String> texts, JsonGenerator json) {
        json.writeName(name);
        json.writeStartArray();
        texts.forEach(json::writeString);
        json.writeEndArray();
    }

    static Map<String, String> axes(JsonNode node) {
        Map<String, String> axes = new LinkedHashMap<>();
        node.required("axes")
                .properties()
                .forEach(axis -> axes.put(axis.getKey(), axis.getValue().stringValue()));
        return axes;
    }

    static <T> List<T> list(JsonNode node, String key, Function<JsonNode, T> read) {
        List<T> list = new ArrayList<>();
        for (JsonNode element : node.required(key)) {
            list.add(read.apply(element));
        }
        return list;
    }

    static String text(JsonNode node, String key) {
        return node.required(key).stringValue();
    }

    static int integer(JsonNode node, String key) {
        return node.required(key).intValue();
    }
}
