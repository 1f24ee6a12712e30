package org.spindle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A class that fits on a few screens has one reason to exist. */
class SourceSizeTest {

    private static final int MOST_LINES = 400;

    private static final Path ROOT = Path.of(System.getProperty("spindle.root", ".."));

    @Test
    void noSourceFileHasMoreThan400Lines() throws IOException {
        List<Path> sources;
        try (Stream<Path> files = Files.walk(ROOT)) {
            sources = files.filter(file -> file.toString().contains("/src/main/java/"))
                    .filter(file -> file.toString().endsWith(".java"))
                    .toList();
        }
        assertThat(sources).hasSizeGreaterThan(1000);
        assertThat(sources).filteredOn(file -> lines(file) > MOST_LINES).isEmpty();
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
