package org.spindle.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Standard input in place of a file, which is written as {@code -}. */
final class StandardInput {

    /** Its name in messages. */
    static final String NAME = "standard input";

    private StandardInput() {}

    /** Returns whether an argument means standard input. */
    static boolean is(Path file) {
        return file.toString().equals("-");
    }

    /** Reads all of it. */
    static String text() {
        try {
            return new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
