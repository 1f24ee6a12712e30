package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.spindle.reproduce.Evidence;
import org.spindle.reproduce.Verdict;
import org.spindle.result.ResultException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the text that {@link org.spindle.reproduce.VerdictJson} writes. */
final class VerdictText {
    private static final String REMEDY = "pass the output of spindle reproduce --json";

    private VerdictText() {}

    /** @throws ResultException if it is not an array of verdicts */
    static List<Verdict> read(String json) {
        try {
            JsonNode root = JsonMapper.shared().readTree(json);
            if (!root.isArray()) {
                throw new IllegalArgumentException("it is not an array");
            }
            List<Verdict> verdicts = new ArrayList<>();
            root.forEach(node -> verdicts.add(verdict(node)));
            return List.copyOf(verdicts);
        } catch (JacksonException | IllegalArgumentException e) {
            throw new ResultException("verdicts", "not a list of verdicts: " + e.getMessage(), REMEDY, e);
        }
    }

    private static Verdict verdict(JsonNode node) {
        return new Verdict(
                text(node, "id"),
                text(node, "target"),
                text(node, "source"),
                text(node, "claim"),
                Arrays.stream(Verdict.Status.values())
                        .filter(status -> status.text().equals(text(node, "status")))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("no status is " + text(node, "status"))),
                text(node, "expected"),
                text(node, "got"),
                text(node, "reason"),
                Arrays.stream(Verdict.Mode.values())
                        .filter(mode -> mode.text().equals(text(node, "mode")))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("no mode is " + text(node, "mode"))),
                Arrays.stream(Evidence.values())
                        .filter(evidence -> evidence.text().equals(text(node, "evidence")))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("no evidence is " + text(node, "evidence"))),
                node.path("tolerance").asString(""),
                text(node, "finding"));
    }

    private static String text(JsonNode node, String key) {
        return node.required(key).stringValue();
    }
}
