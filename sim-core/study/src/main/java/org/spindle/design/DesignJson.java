package org.spindle.design;

import java.io.ByteArrayOutputStream;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * The JSON form of a design's organisations: performance of each, combinations that cannot be built with the reason, and simulated figures.
 */
public final class DesignJson {

    private final ObjectWriter writer = JsonMapper.builder()
            .build()
            .writer()
            .with(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

    /**
     * Returns UTF-8 text, ended by a line feed.
     *
     * @param comparisons of the same organisations, in their order; empty if nothing was simulated
     */
    public byte[] write(Designer.Proposals proposals, List<ModelValidation> comparisons) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (JsonGenerator json = writer.createGenerator(text)) {
            json.writeStartObject();
            json.writeName("organisations");
            json.writeStartArray();
            for (int i = 0; i < proposals.evaluations().size(); i++) {
                organisation(
                        proposals.evaluations().get(i),
                        i < comparisons.size() ? comparisons.get(i).lines() : List.of(),
                        json);
            }
            json.writeEndArray();
            json.writeName("notBuilt");
            json.writeStartArray();
            proposals.rejections().forEach(json::writeString);
            json.writeEndArray();
            json.writeEndObject();
            json.writeRaw('\n');
        }
        return text.toByteArray();
    }

    private static void organisation(
            Evaluation evaluation, List<ModelValidation.ComparedFigure> simulated, JsonGenerator json) {
        json.writeStartObject();
        json.writeStringProperty("label", evaluation.label());
        json.writeName("axes");
        json.writeStartObject();
        evaluation.axes().forEach(json::writeStringProperty);
        json.writeEndObject();
        json.writeNumberProperty("disks", evaluation.organisation().diskCount());
        json.writeNumberProperty("strings", evaluation.organisation().stringCount());
        json.writeNumberProperty("iops", evaluation.iops());
        json.writeNumberProperty("fullIops", evaluation.fullIops());
        json.writeStringProperty("bottleneck", evaluation.bottleneck().part().text());
        json.writeNumberProperty("cost", evaluation.cost());
        json.writeNumberProperty("costPerIops", evaluation.costPerIops());
        json.writeBooleanProperty("onFront", evaluation.onFront());
        json.writeName("limits");
        json.writeStartArray();
        for (Limit limit : evaluation.limits()) {
            json.writeStartObject();
            json.writeStringProperty("part", limit.part().text());
            json.writeNumberProperty("full", limit.full());
            json.writeNumberProperty("cap", limit.cap());
            json.writeNumberProperty("allowed", limit.allowed());
            json.writeNumberProperty("utilisation", evaluation.utilisations().getOrDefault(limit.part(), Double.NaN));
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeNumberProperty("load", evaluation.load());
        ResponseTime response = evaluation.response();
        if (response != null) {
            json.writeNumberProperty("responseTime", response.mean());
        } else {
            json.writeStringProperty("overload", evaluation.overload());
        }
        if (!simulated.isEmpty()) {
            json.writeName("simulated");
            json.writeStartArray();
            for (ModelValidation.ComparedFigure line : simulated) {
                json.writeStartObject();
                json.writeStringProperty("figure", line.figure());
                json.writeStringProperty("unit", line.unit());
                json.writeNumberProperty("model", line.model());
                json.writeNumberProperty("simulated", line.simulated());
                json.writeNumberProperty("difference", line.difference());
                Double halfWidth = line.halfWidth();
                if (halfWidth != null) {
                    json.writeNumberProperty("halfWidth", halfWidth);
                }
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }
}
