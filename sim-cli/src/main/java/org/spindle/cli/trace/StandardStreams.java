package org.spindle.cli.trace;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.spindle.result.WriteFailure;

/**
 * Standard input and output in place of trace files. Traces are read more than once, to recognise and to process them, so
 * the input is kept in a file until the process ends.
 */
final class StandardStreams {

    private static final Path NAME = Path.of("-");

    private StandardStreams() {}

    /** Returns whether the name stands for a standard stream. */
    static boolean isStandard(Path file) {
        return file.equals(NAME);
    }

    /** Returns a file with all of standard input. */
    static Path spooledInput() {
        Path file = temporary();
        try {
            Files.copy(System.in, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw WriteFailure.of("standard input, collected in " + file, e);
        }
        return file;
    }

    /** Copies a file to standard output. */
    static void print(Path file) throws IOException {
        OutputStream out = new PrintStream(System.out, false);
        Files.copy(file, out);
        out.flush();
    }

    /** Returns a file that is deleted when the process ends. */
    static Path temporary() {
        try {
            Path file = Files.createTempFile("spindle-", ".trace");
            file.toFile().deleteOnExit();
            return file;
        } catch (IOException e) {
            throw WriteFailure.of(System.getProperty("java.io.tmpdir"), e);
        }
    }
}
