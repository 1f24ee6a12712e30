package org.spindle.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.result.WriteFailure;

/**
 * Standard output that keeps the first failure to write to it, which {@link PrintStream} hides, so that output to a full disk is
 * not a success. A pipe whose reader has ended, such as {@code head}, is no failure.
 */
final class StandardOutput extends OutputStream {

    private static final int BUFFER = 8192;

    /** The encoding of standard output: since JDK 19, and on a terminal before that. */
    private static final List<String> ENCODINGS = List.of("stdout.encoding", "sun.stdout.encoding");

    private final OutputStream target;
    private volatile @Nullable IOException failure;

    StandardOutput(OutputStream target) {
        this.target = target;
    }

    /** Puts itself between {@link System#out} and the file descriptor. */
    static StandardOutput install() {
        StandardOutput out = new StandardOutput(new FileOutputStream(FileDescriptor.out));
        System.setOut(new PrintStream(new BufferedOutputStream(out, BUFFER), true, encoding()));
        return out;
    }

    private static Charset encoding() {
        for (String key : ENCODINGS) {
            String name = System.getProperty(key);
            if (name != null && Charset.isSupported(name)) {
                return Charset.forName(name);
            }
        }
        return Charset.defaultCharset();
    }

    /**
     * Returns the exit code of a command whose output has all been written or flushed.
     *
     * @param code that of the command itself
     * @param errors where a failure to write is reported
     */
    int exitCode(int code, PrintWriter errors) {
        IOException first = failure;
        if (first == null || isEndOfReader(first)) {
            return code;
        }
        errors.println("error: " + WriteFailure.of("standard output", first).getMessage());
        errors.flush();
        return code == ExitCode.OK ? ExitCode.RUN_FAILED : code;
    }

    /** "Broken pipe" on POSIX systems, "The pipe is being closed" or "The pipe has been ended" on Windows. */
    private static boolean isEndOfReader(IOException failure) {
        return String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }

    @Override
    public void write(int oneByte) throws IOException {
        write(new byte[] {(byte) oneByte}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            target.write(bytes, from, length);
        } catch (IOException e) {
            keep(e);
            throw e;
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            target.flush();
        } catch (IOException e) {
            keep(e);
            throw e;
        }
    }

    private void keep(IOException e) {
        if (failure == null) {
            failure = e;
        }
    }
}
