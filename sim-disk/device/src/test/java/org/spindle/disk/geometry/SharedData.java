package org.spindle.disk.geometry;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** Reference data outside the project's tree. */
public final class SharedData {

    private SharedData() {}

    /** Returns the file, or skips the calling test if it does not exist. */
    public static Path file(String path) {
        Path file =
                Path.of(System.getProperty("spindle.root", "."), "..", "shared").resolve(path);
        Assumptions.assumeTrue(Files.isReadable(file), () -> "skipped: no reference data at " + file);
        return file;
    }
}
