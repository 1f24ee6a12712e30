package org.spindle.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** Places of the source tree that tests read. */
final class Project {

    static final Path ROOT = Path.of(System.getProperty("spindle.root"));
    static final Path TRACES = ROOT.resolve("src-test-data/traces");
    static final Path SCENARIOS = ROOT.resolve("src-test-data/scenarios");
    static final Path GOLDEN = ROOT.resolve("sim-cli/src/test/golden");

    private Project() {}

    /** A file of the shared data beside the source tree; the test is skipped if it does not exist. */
    static Path shared(String file) {
        Path found = ROOT.resolveSibling("shared").resolve(file);
        Assumptions.assumeTrue(Files.exists(found), () -> "needs " + found);
        return found;
    }
}
