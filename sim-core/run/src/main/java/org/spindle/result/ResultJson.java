package org.spindle.result;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.spindle.result.RunResult.FileInfo;
import org.spindle.result.RunResult.PluginInfo;
import org.spindle.result.RunResult.RunInfo;
import org.spindle.result.RunResult.ScenarioInfo;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.JsonNode;

/**
 * The JSON form of a result, schema {@value #SCHEMA}. Numbers are the shortest that read back as the same value, on every
 * Java version; NaN is written as {@code null}.
 */
public final class ResultJson {

    /** Names the schema; the number after the slash grows with every change that an older reader cannot follow. */
    public static final String SCHEMA = "spindle-result/1";

    private static final SchemaDocument DOCUMENT =
            new SchemaDocument(SCHEMA, "result", "the result.json of a result directory", "run the scenario again");

    // Written without a mapper, because creating one takes longer than writing.
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .build();
    private static final DefaultPrettyPrinter LAYOUT =
            new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));

    private static final class Indented extends ObjectWriteContext.Base {
        @Override
        public PrettyPrinter getPrettyPrinter() {
            return LAYOUT.createInstance();
        }

        @Override
        public boolean hasPrettyPrinter() {
            return true;
        }
    }

    /** Returns a result as UTF-8 text, ended by a line feed. */
    public byte[] write(RunResult result) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (JsonGenerator json = FACTORY.createGenerator(new Indented(), text)) {
            write(result, json);
            json.writeRaw('\n');
        }
        return text.toByteArray();
    }

    /**
     * Reads a result.
     *
     * @param place source of the bytes, for messages
     * @throws ResultException if it is not a result of this schema
     */
    public RunResult read(byte[] bytes, String place) {
        return DOCUMENT.read(bytes, place, ResultJson::result);
    }

    private static void write(RunResult result, JsonGenerator json) {
        json.writeStartObject();
        json.writeStringProperty("schema", SCHEMA);
        json.writeStringProperty("spindle", result.spindle());
        json.writeName("scenario");
        write(result.scenario(), json);
        json.writeName("plugins");
        json.writeStartArray();
        for (PluginInfo plugin : result.plugins()) {
            json.writeStartObject();
            json.writeStringProperty("id", plugin.id());
            json.writeStringProperty("version", plugin.version());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeName("run");
        write(result.run(), json);
        json.writeName("notes");
        json.writeStartArray();
        for (String note : result.notes()) {
            json.writeString(note);
        }
        json.writeEndArray();
        json.writeName("metrics");
        json.writeStartArray();
        for (Metric metric : result.metrics()) {
            MetricJson.write(metric, MetricJson.Detail.WHOLE, json);
        }
        json.writeEndArray();
        json.writeName("series");
        json.writeStartArray();
        for (Series series : result.series()) {
            write(series, json);
        }
        json.writeEndArray();
        if (!result.files().isEmpty()) {
            write(result.files(), json);
        }
        json.writeEndObject();
    }

    private static void write(ScenarioInfo scenario, JsonGenerator json) {
        json.writeStartObject();
        json.writeStringProperty("name", scenario.name());
        json.writeStringProperty("description", scenario.description());
        json.writeStringProperty("sha256", scenario.sha256());
        json.writeNumberProperty("seed", scenario.seed());
        json.writeNumberProperty("replication", scenario.replication());
        json.writeEndObject();
    }

    private static void write(RunInfo run, JsonGenerator json) {
        json.writeStartObject();
        json.writeNumberProperty("simulatedNs", run.simulatedNs());
        json.writeNumberProperty("warmUpNs", run.warmUpNs());
        json.writeNumberProperty("events", run.events());
        json.writeNumberProperty("requestsArrived", run.requestsArrived());
        json.writeNumberProperty("requestsCompleted", run.requestsCompleted());
        json.writeNumberProperty("requestsMeasured", run.requestsMeasured());
        json.writeStringProperty("stoppedBy", run.stoppedBy());
        json.writeEndObject();
    }

    private static void write(Series series, JsonGenerator json) {
        json.writeStartObject();
        json.writeStringProperty("component", series.component());
        json.writeStringProperty("name", series.name());
        json.writeStringProperty("unit", series.unit());
        json.writeNumberProperty("intervalNs", series.intervalNs());
        json.writeName("points");
        json.writeStartArray();
        for (double point : series.points()) {
            MetricJson.writeNumber(point, json);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void write(List<FileInfo> files, JsonGenerator json) {
        json.writeName("files");
        json.writeStartArray();
        for (FileInfo file : files) {
            json.writeStartObject();
            json.writeStringProperty("observer", file.observer());
            json.writeStringProperty("name", file.name());
            json.writeStringProperty("doc", file.doc());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static RunResult result(JsonNode root) {
        JsonNode scenario = root.required("scenario");
        JsonNode run = root.required("run");
        return new RunResult(
                text(root, "spindle"),
                new ScenarioInfo(
                        text(scenario, "name"),
                        text(scenario, "description"),
                        text(scenario, "sha256"),
                        whole(scenario, "seed"),
                        scenario.required("replication").intValue()),
                list(root, "plugins", plugin -> new PluginInfo(text(plugin, "id"), text(plugin, "version"))),
                new RunInfo(
                        whole(run, "simulatedNs"),
                        whole(run, "warmUpNs"),
                        whole(run, "events"),
                        whole(run, "requestsArrived"),
                        whole(run, "requestsCompleted"),
                        whole(run, "requestsMeasured"),
                        text(run, "stoppedBy")),
                list(root, "notes", JsonNode::stringValue),
                list(root, "metrics", MetricJson::read),
                list(root, "series", ResultJson::series),
                root.has("files") ? list(root, "files", ResultJson::file) : List.of());
    }

    private static FileInfo file(JsonNode node) {
        return new FileInfo(text(node, "observer"), text(node, "name"), text(node, "doc"));
    }

    private static Series series(JsonNode node) {
        return new Series(
                text(node, "component"),
                text(node, "name"),
                text(node, "unit"),
                whole(node, "intervalNs"),
                list(node, "points", MetricJson::number));
    }

    private static <T> List<T> list(JsonNode node, String key, Function<JsonNode, T> read) {
        List<T> list = new ArrayList<>();
        for (JsonNode element : node.required(key)) {
            list.add(read.apply(element));
        }
        return list;
    }

    private static String text(JsonNode node, String key) {
        return node.required(key).stringValue();
    }

    private static long whole(JsonNode node, String key) {
        return node.required(key).longValue();
    }
}
