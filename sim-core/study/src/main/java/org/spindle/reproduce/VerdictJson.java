package org.spindle.reproduce;

import java.io.ByteArrayOutputStream;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Writes verdicts as JSON: an array of one object per verdict, in their order. */
public final class VerdictJson {

    private final ObjectWriter writer = JsonMapper.builder()
            .build()
            .writer()
            .with(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

    /** Returns verdicts as UTF-8 text, ended by a line feed. */
    public byte[] write(List<Verdict> verdicts) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (JsonGenerator json = writer.createGenerator(text)) {
            json.writeStartArray();
            for (Verdict verdict : verdicts) {
                json.writeStartObject();
                json.writeStringProperty("id", verdict.id());
                json.writeStringProperty("target", verdict.target());
                json.writeStringProperty("source", verdict.source());
                json.writeStringProperty("claim", verdict.claim());
                json.writeStringProperty("status", verdict.status().text());
                json.writeStringProperty("expected", verdict.expected());
                json.writeStringProperty("got", verdict.got());
                json.writeStringProperty("reason", verdict.reason());
                json.writeStringProperty("mode", verdict.mode().text());
                json.writeStringProperty("evidence", verdict.evidence().text());
                json.writeStringProperty("tolerance", verdict.tolerance());
                json.writeStringProperty("finding", verdict.finding());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeRaw('\n');
        }
        return text.toByteArray();
    }
}
