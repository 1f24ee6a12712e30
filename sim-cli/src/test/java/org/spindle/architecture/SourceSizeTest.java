package org.spindle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No Java file of the repository has more than 400 lines: main code, tests, the plugins of {@code src/it} and templates alike. */
class SourceSizeTest {

    private static final int MOST_LINES = 400;

    private static final Path ROOT = Path.of(System.getProperty("spindle.root", ".."));

    /** The directories below a module that have Java files; each has one at least, so that the test misses none. */
    private static final Set<String> DIRECTORIES =
            Set.of("src/main/java", "src/main/resources", "src/test/java", "src/it");

    @Test
    void noJavaFileHasMoreThan400Lines() throws IOException {
        List<Path> sources = javaFiles();
        for (String directory : DIRECTORIES) {
            assertThat(sources)
                    .as("Java files in %s", directory)
                    .anyMatch(file -> file.toString().contains("/" + directory + "/"));
        }
        assertThat(sources).filteredOn(file -> lines(file) > MOST_LINES).isEmpty();
    }

    /** Returns the Java files of the source tree, without those that a build has made. */
    private static List<Path> javaFiles() throws IOException {
        List<Path> sources = new ArrayList<>();
        Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                return directory.endsWith("target") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (file.toString().endsWith(".java")) {
                    sources.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return sources;
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
