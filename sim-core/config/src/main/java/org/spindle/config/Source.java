package org.spindle.config;

import java.nio.file.Path;

/**
 * A text with configuration.
 *
 * @param name as shown to the user, in one line: {@code exp/db.yaml}, {@code --set seed=3}
 * @param directory what paths written in it are relative to
 */
public record Source(String name, Path directory) {

    /** Stands for default values. */
    static final Source DEFAULT = new Source("default", Path.of(""));

    public Source {
        name = Words.oneLine(name);
    }

    /** A file on disk; its paths are relative to the directory that holds it. */
    public static Source file(Path file) {
        Path parent = file.getParent();
        return new Source(file.toString(), parent == null ? Path.of("") : parent);
    }

    /** Returns the name of a file without its suffix. */
    public static String stem(Path file) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    /** A text on the command line; its paths are relative to the working directory. */
    public static Source commandLine(String text) {
        return new Source(text, Path.of(""));
    }
}
