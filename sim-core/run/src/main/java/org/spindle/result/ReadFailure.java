package org.spindle.result;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** Describes a failure to read for the user. */
public final class ReadFailure {

    private ReadFailure() {}

    /** Returns why a file cannot be read, such as {@code there is no such file}. */
    public static String why(IOException failure) {
        if (failure instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        String said = String.valueOf(failure.getMessage());
        return said.contains("Is a directory") ? "it is a directory" : said;
    }
}
