package org.spindle.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/**
 * The characters of standard output and standard error, and the streams that print them. The locale {@code POSIX}, used in
 * containers and timed jobs, has ASCII only, in which {@code ±} becomes a question mark: there, UTF-8 is written.
 */
final class StandardCharacters {

    private StandardCharacters() {}

    static void applyTo(CommandLine line) {
        String told =
                System.getProperty("stdout.encoding", Charset.defaultCharset().name());
        Charset characters =
                isAscii(told) || !Charset.isSupported(told) ? StandardCharsets.UTF_8 : Charset.forName(told);
        if (isAscii(told)) {
            line.setOut(writer(System.out, characters));
        }
        // Not System.err: a plugin that does not return may hold its lock, and the message says so.
        line.setErr(writer(new FileOutputStream(FileDescriptor.err), characters));
    }

    static boolean isAscii(String charset) {
        return Charset.isSupported(charset) && Charset.forName(charset).equals(StandardCharsets.US_ASCII);
    }

    private static PrintWriter writer(OutputStream out, Charset characters) {
        return new PrintWriter(new OutputStreamWriter(out, characters), true);
    }
}
