package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IncludedFilesTest {

    @TempDir
    private Path directory;

    @Test
    void allThatCannotBeReadAreReported() throws Exception {
        Path file = Files.writeString(directory.resolve("a.yaml"), "include: [b.yaml, c.yaml, d.yaml]\n");
        Files.writeString(directory.resolve("c.yaml"), "seed: [\n");
        assertThatThrownBy(() -> new ConfigLoader(TestStack.TYPES).parse(file))
                .hasMessageContaining("a.yaml:1:11\n  looked for " + directory.resolve("b.yaml"))
                .hasMessageContaining("c.yaml:2:1")
                .hasMessageContaining("a.yaml:1:27\n  looked for " + directory.resolve("d.yaml"))
                .hasMessageContaining("3 problems");
    }
}
