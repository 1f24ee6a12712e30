package org.spindle.cli;

import java.util.List;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Claims of the built-in experiments that are recorded as known to fail, as experiment/target. */
final class KnownFailures {

    /** Takes a second, and is the same for all. */
    private static final JsonNode EXPERIMENTS = new JsonMapper()
            .readTree(Cli.spindle("reproduce", "--list", "--json").out());

    private KnownFailures() {}

    /** Returns those of the experiments whose ids have the given beginning. */
    static List<String> of(String prefix) {
        return recorded("findings").stream()
                .filter(claim -> claim.startsWith(prefix))
                .toList();
    }

    /**
     * Returns the claims of built-in experiments that quick runs leave to full mode, as experiment/target or
     * experiment/target/part.
     */
    static List<String> leftToFull() {
        return recorded("needsFull");
    }

    private static List<String> recorded(String key) {
        return EXPERIMENTS
                .valueStream()
                .flatMap(each -> each.path(key).propertyNames().stream()
                        .map(target -> each.get("id").stringValue() + "/" + target))
                .toList();
    }

    /** Returns the failures in the output of {@code spindle reproduce --json}. */
    static List<String> in(String verdicts) {
        return claims(verdicts, each -> each.get("status").stringValue().equals("fail"));
    }

    /** Returns the claims that hold there, although they are recorded as known to fail. */
    static List<String> outOfDate(String verdicts) {
        return claims(
                verdicts,
                each -> each.get("status").stringValue().equals("pass")
                        && !each.get("finding").stringValue().isEmpty());
    }

    private static List<String> claims(String verdicts, Predicate<JsonNode> which) {
        return new JsonMapper()
                .readTree(verdicts)
                .valueStream()
                .filter(which)
                .map(each ->
                        each.get("id").stringValue() + "/" + each.get("target").stringValue())
                .toList();
    }
}
