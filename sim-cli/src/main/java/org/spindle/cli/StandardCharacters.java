package org.spindle.cli;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/**
 * The characters of standard output and standard error. The locale {@code POSIX}, used in containers and timed jobs, has ASCII
 * only, in which {@code ±} becomes a question mark: there, UTF-8 is written.
 */
final class StandardCharacters {

    private StandardCharacters() {}

    static void applyTo(CommandLine line) {
        String told =
                System.getProperty("stdout.encoding", Charset.defaultCharset().name());
        if (isAscii(told)) {
            line.setOut(utf8(System.out)).setErr(utf8(System.err));
        }
    }

    static boolean isAscii(String charset) {
        return Charset.isSupported(charset) && Charset.forName(charset).equals(StandardCharsets.US_ASCII);
    }

    private static PrintWriter utf8(OutputStream out) {
        return new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), true);
    }
}
