package org.spindle.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.spindle.result.ResultException;
import org.spindle.result.UnfinishedFiles;
import org.spindle.result.WriteFailure;

/** Writes files that appear under their names complete or not at all. */
public final class WholeFile {

    /** Something that writes text. */
    public interface Text {
        void writeTo(Appendable out) throws IOException;
    }

    private WholeFile() {}

    /**
     * Writes a text in UTF-8; an older file of that name is replaced.
     *
     * @throws ResultException if the file cannot be written, or is a directory
     */
    public static void write(Path file, Text text) {
        requireNoDirectory(file);
        Path partial = file.resolveSibling("." + file.getFileName() + ".partial");
        try {
            StringBuilder whole = new StringBuilder();
            text.writeTo(whole);
            try (UnfinishedFiles files = new UnfinishedFiles(file.toString())) {
                files.create(() -> partial, Files::deleteIfExists);
                files.create(() -> Files.writeString(partial, whole, StandardCharsets.UTF_8));
                files.finish(() -> Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING));
            }
        } catch (IOException e) {
            throw WriteFailure.of(file.toString(), e);
        }
    }

    /**
     * Checks that no directory has the name of a file to be written: moving a file there would remove an empty one.
     *
     * @throws ResultException if one has
     */
    public static void requireNoDirectory(Path file) {
        if (Files.isDirectory(file)) {
            throw ResultException.misnamed(file.toString(), "is a directory", "name a file");
        }
    }
}
