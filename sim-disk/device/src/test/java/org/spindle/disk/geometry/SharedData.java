package org.spindle.disk.geometry;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** Reference data that lies beside the project and is not part of it. */
public final class SharedData {

    private SharedData() {}

    /** The file, or the calling test is skipped. */
    public static Path file(String path) {
        Path file =
                Path.of(System.getProperty("spindle.root", "."), "..", "shared").resolve(path);
        Assumptions.assumeTrue(Files.isReadable(file), () -> "skipped: no reference data at " + file);
        return file;
    }
}
