package org.spindle.testkit.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file that holds the expected output. On a difference the new output is written beside it, as {@code NAME.updated.EXT},
 * and the test fails; with the system property {@value #UPDATE} set to {@code true} the file itself is replaced.
 * Line ends are compared as line feeds.
 */
public final class Golden {

    /** The system property that turns comparing into replacing. */
    public static final String UPDATE = "spindle.golden.update";

    private final Path expected;
    private final Path beside;

    private Golden(Path expected) {
        this.expected = expected;
        String name = expected.getFileName().toString();
        int dot = name.lastIndexOf('.');
        String updated = dot < 0 ? name + ".updated" : name.substring(0, dot) + ".updated" + name.substring(dot);
        beside = expected.resolveSibling(updated);
    }

    public static Golden at(Path expected) {
        return new Golden(expected);
    }

    /**
     * Compares the output with the file.
     *
     * @throws AssertionError if they differ or the file is absent; says where they differ and where the new output is
     */
    public void assertMatches(String output) {
        String actual = withLineFeeds(output);
        try {
            if (Boolean.getBoolean(UPDATE)) {
                write(expected, actual);
                Files.deleteIfExists(beside);
            } else if (Files.exists(expected)) {
                compare(withLineFeeds(Files.readString(expected)), actual);
            } else {
                write(beside, actual);
                throw new AssertionError("there is no " + expected + "; the output is in " + beside + " to be judged");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void compare(String wanted, String actual) throws IOException {
        if (wanted.equals(actual)) {
            Files.deleteIfExists(beside);
            return;
        }
        write(beside, actual);
        String[] wantedLines = wanted.split("\n", -1);
        String[] actualLines = actual.split("\n", -1);
        int line = 0;
        while (line < wantedLines.length && line < actualLines.length && wantedLines[line].equals(actualLines[line])) {
            line++;
        }
        throw new AssertionError(expected + ":" + (line + 1) + ": expected " + shown(wantedLines, line) + " but got "
                + shown(actualLines, line) + "; the new output is in " + beside
                + ". If it is right, run again with -D" + UPDATE + "=true.");
    }

    private static String shown(String[] lines, int line) {
        return line < lines.length ? "'" + lines[line] + "'" : "the end";
    }

    private static void write(Path file, String text) throws IOException {
        Path directory = file.getParent();
        if (directory != null) {
            Files.createDirectories(directory);
        }
        Files.writeString(file, text);
    }

    private static String withLineFeeds(String text) {
        return text.replace("\r\n", "\n");
    }
}
