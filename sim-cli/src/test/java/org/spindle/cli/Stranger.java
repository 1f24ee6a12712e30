package org.spindle.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A third party's plugin of {@code src/it/strangers}, which depends only on the SPI of Spindle.
 *
 * @param name of its directory, and its id
 */
record Stranger(String name) {

    static final Path ALL = Project.ROOT.resolve("sim-cli/src/it/strangers");

    /** Returns the names of all such plugins, sorted. */
    static List<String> names() throws IOException {
        try (Stream<Path> inside = Files.list(ALL)) {
            return inside.filter(Files::isDirectory)
                    .map(directory -> directory.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    Path directory() {
        return ALL.resolve(name);
    }

    Path scenario() {
        return directory().resolve("scenario.yaml");
    }

    /** Compiles the plugin in a directory and packs it into a jar with its name there. */
    Path jarIn(Path directory) throws IOException {
        return SourceTree.copy(directory(), directory.resolve(name)).jar(directory.resolve(name + ".jar"));
    }

    /** Number of lines of its Java sources that hold anything but blanks, comments, imports and the package. */
    long lines() throws IOException {
        try (Stream<Path> tree = Files.walk(directory().resolve("src"))) {
            return tree.filter(file -> file.toString().endsWith(".java"))
                    .mapToLong(Stranger::lines)
                    .sum();
        }
    }

    private static long lines(Path source) {
        try {
            return lines(Files.readAllLines(source));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A comment is one that begins its line; a line with code and a comment behind it is a line. */
    static long lines(List<String> source) {
        long lines = 0;
        boolean inComment = false;
        for (String line : source) {
            String text = line.strip();
            boolean comment = inComment || text.startsWith("/*");
            inComment = comment && !text.endsWith("*/");
            if (!comment
                    && !text.isEmpty()
                    && !text.startsWith("//")
                    && !text.startsWith("import ")
                    && !text.startsWith("package ")) {
                lines++;
            }
        }
        return lines;
    }
}
