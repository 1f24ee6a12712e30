package org.spindle.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The contents of a run's result directory. */
record RunOutput(Path directory) {

    String text(String file) throws IOException {
        return Files.readString(directory.resolve(file));
    }

    JsonNode result() throws IOException {
        return new JsonMapper().readTree(text("result.json"));
    }

    /** The metrics of a component over all requests, in the order of the result. */
    List<JsonNode> metrics(String component) throws IOException {
        return metrics(result(), component);
    }

    JsonNode metric(String component, String name) throws IOException {
        return metric(result(), component, name);
    }

    /** A metric over all requests, of what {@link #result} has returned. */
    static JsonNode metric(JsonNode result, String component, String name) {
        return metrics(result, component).stream()
                .filter(metric -> metric.get("name").asString().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no metric " + name + " of " + component));
    }

    private static List<JsonNode> metrics(JsonNode result, String component) {
        return StreamSupport.stream(result.get("metrics").spliterator(), false)
                .filter(metric -> metric.get("component").asString().equals(component)
                        && metric.get("class").asString().equals("all"))
                .toList();
    }

    double mean(String component, String name) throws IOException {
        return metric(component, name).get("mean").asDouble();
    }

    /** A column of {@code requests.csv}, in order of completion. */
    List<String> column(String name) throws IOException {
        List<String> lines = text("requests.csv").lines().toList();
        int column = Arrays.asList(lines.get(0).split(",")).indexOf(name);
        return lines.stream().skip(1).map(line -> line.split(",", -1)[column]).toList();
    }
}
