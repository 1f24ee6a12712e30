package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.testkit.golden.Golden;

/**
 * Every committed scenario gives the committed result, bit for bit, on any machine. An intended change of a model changes
 * fingerprints: the test writes the new ones beside the file, as {@code fingerprints.updated.csv}. The number of events is left
 * out: it is a property of the simulator, not of the storage.
 */
class FingerprintsTest {

    private static final int SEED = 1;

    @Test
    void committedScenariosGiveTheirCommittedResults(@TempDir Path directory) throws Exception {
        StringBuilder lines = new StringBuilder(
                "scenario,seed,sha256 of result.json without Spindle's version and the number of events\n");
        for (Path scenario : scenarios()) {
            Path out = directory.resolve("out");
            Cli cli = Cli.spindle("run", scenario, "--seed", SEED, "--out", out, "--force");
            assertThat(cli.exit()).as(scenario + ": " + cli.err()).isZero();
            lines.append(scenario.getFileName()).append(',').append(SEED).append(',');
            lines.append(sha256(out.resolve("result.json"))).append('\n');
        }
        Golden.at(Project.ROOT.resolve("src-test-data/fingerprints.csv")).assertMatches(lines.toString());
    }

    private static List<Path> scenarios() throws IOException {
        try (Stream<Path> files = Files.list(Project.SCENARIOS)) {
            return files.sorted().toList();
        }
    }

    private static String sha256(Path result) throws IOException, NoSuchAlgorithmException {
        String text = Files.readString(result)
                .replaceFirst("\n *\"spindle\" : \"[^\"]*\",", "")
                .replaceFirst("\n *\"events\" : \\d+,", "");
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest);
    }
}
