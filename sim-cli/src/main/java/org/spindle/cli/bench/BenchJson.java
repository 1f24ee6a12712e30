package org.spindle.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.result.ReadFailure;
import org.spindle.result.ResultException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON form of figures, schema {@value #SCHEMA}, in one line. A history has a line for each set of figures. */
final class BenchJson {

    static final String SCHEMA = "spindle-bench/1";

    private static final double HUNDREDTH = 100;

    private BenchJson() {}

    /** Returns figures as one line, without its line feed. */
    static String write(BenchFigures figures) {
        ObjectNode root = JsonMapper.shared().createObjectNode();
        root.put("schema", SCHEMA)
                .put("spindle", figures.spindle())
                .put("commit", figures.commit())
                .put("machine", figures.machine())
                .put("scale", figures.scale());
        ArrayNode cases = root.putArray("cases");
        for (CaseFigures each : figures.cases()) {
            ObjectNode node = cases.addObject().put("name", each.name());
            ArrayNode nanos = node.putArray("nanosPerRequest");
            each.nanos().forEach(value -> nanos.add(rounded(value)));
            if (Double.isNaN(each.bytes())) {
                node.putNull("bytesPerRequest");
            } else {
                node.put("bytesPerRequest", rounded(each.bytes()));
            }
            node.put("eventsPerRequest", each.events()).put("estimatesPerRequest", each.estimates());
        }
        return JsonMapper.shared().writeValueAsString(root);
    }

    private static double rounded(double value) {
        return Math.rint(HUNDREDTH * value) / HUNDREDTH;
    }

    /**
     * Reads a file that has figures in each line.
     *
     * @throws ResultException if it is not one; the message names the line
     */
    static List<BenchFigures> read(Path file) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (NoSuchFileException e) {
            throw ResultException.misnamed(
                    file.toString(), "no such file", "name one that 'spindle bench' has written");
        } catch (IOException e) {
            throw new ResultException(
                    file.toString(),
                    "cannot be read: " + ReadFailure.why(e),
                    "name a file that 'spindle bench' has written",
                    e);
        }
        List<BenchFigures> all = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                all.add(read(lines.get(i), file + ":" + (i + 1)));
            }
        }
        return all;
    }

    private static BenchFigures read(String line, String place) {
        try {
            JsonNode root = JsonMapper.shared().readTree(line);
            String schema = root.path("schema").asString("");
            if (!schema.equals(SCHEMA)) {
                throw damaged(place, "it is not of schema " + SCHEMA, null);
            }
            List<CaseFigures> cases = new ArrayList<>();
            for (JsonNode node : root.required("cases")) {
                List<Double> nanos = new ArrayList<>();
                node.required("nanosPerRequest").forEach(value -> nanos.add(value.doubleValue()));
                if (nanos.isEmpty()) {
                    throw damaged(place, "a case has no times", null);
                }
                JsonNode bytes = node.required("bytesPerRequest");
                cases.add(new CaseFigures(
                        node.required("name").stringValue(),
                        nanos,
                        bytes.isNull() ? Double.NaN : bytes.doubleValue(),
                        node.required("eventsPerRequest").doubleValue(),
                        node.required("estimatesPerRequest").doubleValue()));
            }
            return new BenchFigures(
                    root.required("spindle").stringValue(),
                    root.required("commit").stringValue(),
                    root.required("machine").stringValue(),
                    root.required("scale").stringValue(),
                    cases);
        } catch (JacksonException e) {
            throw damaged(place, e.getOriginalMessage(), e);
        } catch (IllegalArgumentException e) {
            throw damaged(place, String.valueOf(e.getMessage()), e);
        }
    }

    private static ResultException damaged(String place, String why, @Nullable Exception cause) {
        return new ResultException(place, "not figures of a benchmark: " + why, "measure again", cause);
    }
}
