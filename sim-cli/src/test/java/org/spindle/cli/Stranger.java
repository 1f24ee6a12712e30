package org.spindle.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A third party's plugin of {@code src/it/strangers}, which depends only on the SPI of Spindle.
 *
 * @param name of its directory, and its id
 */
record Stranger(String name) {

    /** A comment, or in the group a text or character, whose content is no comment. */
    private static final Pattern COMMENT_OR_TEXT = Pattern.compile("(\"\"\"[\\s\\S]*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n"
            + "])*\"|'(?:\\\\.|[^'\\\\\\n"
            + "])*')|//[^\\n"
            + "]*|/\\*[\\s\\S]*?\\*/");

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

    /** A line is one with code, whatever comments are on it. */
    static long lines(List<String> source) {
        return COMMENT_OR_TEXT
                .matcher(String.join("\n", source))
                .replaceAll(found -> Matcher.quoteReplacement(
                        found.group(1) == null ? found.group().replaceAll("[^\n]+", " ") : found.group()))
                .lines()
                .map(String::strip)
                .filter(text -> !text.isEmpty() && !text.startsWith("import ") && !text.startsWith("package "))
                .count();
    }
}
