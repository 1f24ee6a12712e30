package org.spindle.model;

import java.io.ByteArrayOutputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** The JSON form of a model; figures that are not finite are null. */
public final class ModelJson {

    private final ObjectWriter writer = JsonMapper.builder()
            .build()
            .writer()
            .with(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

    /**
     * Returns UTF-8 text, ended by a line feed.
     *
     * @param simulated null if nothing was simulated
     */
    public byte[] write(ModelResult model, @Nullable Simulated simulated) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (JsonGenerator json = writer.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringProperty("workload", model.closed() ? "closed" : "open");
            if (model.closed()) {
                json.writeNumberProperty("population", model.population());
                number("thinkTime", model.thinkTime(), json);
            }
            number("throughput", model.throughput(), json);
            number("responseTime", model.responseTime(), json);
            if (simulated != null) {
                number("simulatedThroughput", simulated.throughput(), json);
                number("simulatedResponseTime", simulated.responseTime(), json);
            }
            json.writeStringProperty("bottleneck", model.bottleneck());
            json.writeName("stations");
            json.writeStartArray();
            for (ModelResult.StationLoad line : model.lines()) {
                json.writeStartObject();
                json.writeStringProperty("name", line.name());
                json.writeStringProperty("kind", line.device() ? "device" : "bus");
                number("throughput", line.throughput(), json);
                number("serviceTime", line.service(), json);
                number("scv", line.scv(), json);
                number("utilisation", line.utilisation(), json);
                number("responseTime", line.responseTime(), json);
                if (simulated != null) {
                    number("simulatedUtilisation", simulated.utilisation(line.name()), json);
                    number("simulatedResponseTime", simulated.responseTime(line.name()), json);
                }
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeName("cautions");
            json.writeStartArray();
            model.cautions().forEach(json::writeString);
            json.writeEndArray();
            json.writeEndObject();
            json.writeRaw('\n');
        }
        return text.toByteArray();
    }

    private static void number(String name, double value, JsonGenerator json) {
        if (Double.isFinite(value)) {
            json.writeNumberProperty(name, value);
        } else {
            json.writeNullProperty(name);
        }
    }
}
