package org.spindle.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/**
 * Claims of the built-in experiments that are known not to hold in quick mode, as experiment/target. Each is explained in its
 * experiment's file. Tests compare them with what fails, so that a claim that begins to hold has to be taken out.
 */
final class KnownFailures {

    /** Whose verdicts of its last quick run stand in the last column of its table of targets: to change them, edit that. */
    private static final Path WORTHINGTON_1994 = Project.ROOT.resolve("docs/worthington-1994.md");

    private static final Pattern FAILED_ROW = Pattern.compile("(?m)^\\| (W-\\d+) \\| `([^`]*)` \\|.*\\| fail \\|$");

    private static final List<String> OTHERS = List.of(
            "workload-shared-traces/h2-11-read-peak-personal",
            "workload-shared-traces/h2-15-off-server",
            "workload-shared-traces/h2-16-idle-server",
            "workload-shared-traces/h2-18-one-mebibyte-server",
            "workload-shared-traces/h2-18-writes-more-local-server",
            "workload-shared-traces/h2-20-war-personal-below",
            "workload-shared-traces/h2-20-war-server-below");

    private KnownFailures() {}

    /** Those of all experiments. */
    static List<String> all() {
        return Stream.concat(worthington1994(), OTHERS.stream()).toList();
    }

    /** Those of the experiments whose ids begin so. */
    static List<String> of(String prefix) {
        return all().stream().filter(claim -> claim.startsWith(prefix)).toList();
    }

    private static Stream<String> worthington1994() {
        try {
            return FAILED_ROW
                    .matcher(Files.readString(WORTHINGTON_1994))
                    .results()
                    .map(row -> row.group(2) + "/" + row.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + WORTHINGTON_1994, e);
        }
    }

    /** What fails in the output of {@code spindle reproduce --json}. */
    static List<String> in(String verdicts) {
        return new JsonMapper()
                .readTree(verdicts)
                .valueStream()
                .filter(each -> each.get("status").stringValue().equals("fail"))
                .map(each ->
                        each.get("id").stringValue() + "/" + each.get("target").stringValue())
                .toList();
    }
}
