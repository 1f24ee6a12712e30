package org.spindle.sweep;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.spindle.result.MetricJson;
import org.spindle.result.ReadFailure;
import org.spindle.result.ResultException;
import org.spindle.result.SchemaDocument;
import org.spindle.sweep.SweepResult.Failure;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;
import org.spindle.sweep.SweepResult.VariedKey;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** The JSON form of a sweep, schema {@value #SCHEMA}: one line per point, NaN as {@code null}. */
public final class SweepJson {

    /** Name of the schema; the number after the slash grows with every change that older readers cannot process. */
    public static final String SCHEMA = "spindle-sweep/1";

    /** Name of the file in a sweep directory. */
    public static final String FILE = "sweep.json";

    private static final SchemaDocument DOCUMENT = new SchemaDocument(
            SCHEMA, "sweep", "the sweep.json of a sweep directory", "resume the sweep to write it again");

    private SweepJson() {}

    /** Returns a sweep as UTF-8 text, ended by a line feed. */
    public static byte[] write(SweepResult result) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (Writer writer = new Writer(text)) {
            writer.begin(result.spindle(), result.name(), result.description(), result.axes(), result.replications());
            result.points().forEach(writer::point);
            writer.end(result.failures());
        }
        return text.toByteArray();
    }

    /**
     * Reads the sweep in a directory, or from a {@code sweep.json}.
     *
     * @throws ResultException if there is no sweep
     */
    public static SweepResult read(Path place) {
        Path file = Files.isDirectory(place) ? place.resolve(FILE) : place;
        try {
            return read(Files.readAllBytes(file), file.toString());
        } catch (NoSuchFileException e) {
            throw ResultException.misnamed(file.toString(), "no such file", "name the directory of a complete sweep");
        } catch (IOException e) {
            throw new ResultException(
                    file.toString(),
                    "cannot be read: " + ReadFailure.why(e),
                    "name a sweep directory that you may read",
                    e);
        }
    }

    /**
     * Reads a sweep.
     *
     * @param place origin of the bytes, for messages
     * @throws ResultException if the bytes are not a sweep of this schema
     */
    public static SweepResult read(byte[] bytes, String place) {
        return DOCUMENT.read(bytes, place, SweepJson::sweep);
    }

    private static SweepResult sweep(JsonNode root) {
        JsonNode scenario = root.required("scenario");
        return new SweepResult(
                Json.text(root, "spindle"),
                Json.text(scenario, "name"),
                Json.text(scenario, "description"),
                Json.list(
                        root,
                        "axes",
                        axis -> new VariedKey(
                                Json.text(axis, "path"), Json.list(axis, "values", JsonNode::stringValue))),
                Json.integer(root, "replications"),
                Json.list(root, "points", SweepJson::point),
                Json.list(
                        root,
                        "failures",
                        failure -> new Failure(
                                Json.text(failure, "id"), Json.axes(failure), Json.text(failure, "reason"))));
    }

    private static Point point(JsonNode node) {
        return new Point(
                Json.integer(node, "point"),
                Json.axes(node),
                Json.integer(node, "runs"),
                Json.integer(node, "failed"),
                Json.list(node, "notes", JsonNode::stringValue),
                Json.list(node, "metrics", SweepJson::metric));
    }

    private static PointMetric metric(JsonNode node) {
        return new PointMetric(
                Json.text(node, "component"),
                Json.text(node, "class"),
                Json.text(node, "name"),
                Json.text(node, "unit"),
                Stat.labelled(Json.text(node, "stat")),
                MetricJson.number(node.required("mean")),
                MetricJson.number(node.required("halfWidth")),
                MetricJson.number(node.required("stddev")),
                Json.integer(node, "n"),
                node.has("pooled") ? MetricJson.number(node.required("pooled")) : Double.NaN);
    }

    /** Writes a sweep point by point, so that only one is in memory. */
    static final class Writer implements AutoCloseable {

        private final JsonGenerator json;

        Writer(OutputStream to) {
            json = Json.MAPPER.createGenerator(to);
        }

        void begin(String spindle, String name, String description, List<VariedKey> axes, int replications) {
            json.writeStartObject();
            json.writeStringProperty("schema", SCHEMA);
            json.writeStringProperty("spindle", spindle);
            json.writeName("scenario");
            json.writeStartObject();
            json.writeStringProperty("name", name);
            json.writeStringProperty("description", description);
            json.writeEndObject();
            json.writeName("axes");
            json.writeStartArray();
            for (VariedKey axis : axes) {
                json.writeStartObject();
                json.writeStringProperty("path", axis.path());
                Json.writeTexts("values", axis.values(), json);
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeNumberProperty("replications", replications);
            json.writeName("points");
            json.writeStartArray();
            json.writeRaw('\n');
        }

        void point(Point point) {
            json.writeStartObject();
            json.writeNumberProperty("point", point.point());
            Json.writeAxes(point.axes(), json);
            json.writeNumberProperty("runs", point.runs());
            json.writeNumberProperty("failed", point.failed());
            Json.writeTexts("notes", point.notes(), json);
            json.writeName("metrics");
            json.writeStartArray();
            point.metrics().forEach(this::metric);
            json.writeEndArray();
            json.writeEndObject();
            json.writeRaw('\n');
        }

        private void metric(PointMetric metric) {
            json.writeStartObject();
            json.writeStringProperty("component", metric.component());
            json.writeStringProperty("class", metric.requestClass());
            json.writeStringProperty("name", metric.name());
            json.writeStringProperty("unit", metric.unit());
            json.writeStringProperty("stat", metric.stat().label());
            MetricJson.writeNumber("mean", metric.mean(), json);
            MetricJson.writeNumber("halfWidth", metric.halfWidth(), json);
            MetricJson.writeNumber("stddev", metric.stddev(), json);
            json.writeNumberProperty("n", metric.n());
            if (!Double.isNaN(metric.pooled())) {
                MetricJson.writeNumber("pooled", metric.pooled(), json);
            }
            json.writeEndObject();
        }

        void end(List<Failure> failures) {
            json.writeEndArray();
            json.writeName("failures");
            json.writeStartArray();
            for (Failure failure : failures) {
                json.writeStartObject();
                json.writeStringProperty("id", failure.id());
                Json.writeAxes(failure.axes(), json);
                json.writeStringProperty("reason", failure.reason());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
            json.writeRaw('\n');
        }

        @Override
        public void close() {
            json.close();
        }
    }
}
