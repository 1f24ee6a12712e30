package org.spindle.testkit.workload;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** The places of test data. */
public final class TestData {

    private static final Path ROOT = Path.of(System.getProperty("spindle.root", ".."));

    private TestData() {}

    /** A trace of the project's own. */
    public static Path committed(String name) {
        return ROOT.resolve("src-test-data/traces").resolve(name);
    }

    /** Whether the reference collection beside the project has a file. */
    public static boolean isShared(String name) {
        return Files.exists(ROOT.resolve("../shared/traces").resolve(name).normalize());
    }

    /** A file of the reference collection beside the project; skips the test if there is none. */
    public static Path shared(String name) {
        Path file = ROOT.resolve("../shared/traces").resolve(name).normalize();
        Assumptions.assumeTrue(Files.exists(file), () -> "no reference traces here: " + file);
        return file;
    }
}
