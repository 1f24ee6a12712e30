package org.spindle.sweep;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Reads the lines of a file one by one, as bytes. Searches for line feeds block by block: rows are long, and read more than once. */
final class LineSplitter implements Closeable {

    private final InputStream in;
    private final byte[] block = new byte[1 << 16];
    private int from;
    private int to;

    /** Reads from a stream, which need not be buffered and is closed with this. */
    LineSplitter(InputStream in) {
        this.in = in;
    }

    static LineSplitter of(Path file) throws IOException {
        return new LineSplitter(Files.newInputStream(file));
    }

    /** Returns the next line with its line feed, which only the last line may lack; null at the end. */
    byte @Nullable [] next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(1 << 12);
        boolean ends = false;
        while (!ends && (from < to || fill())) {
            int end = from;
            while (end < to && block[end] != '\n') {
                end++;
            }
            ends = end < to;
            int next = ends ? end + 1 : end;
            line.write(block, from, next - from);
            from = next;
        }
        return line.size() == 0 ? null : line.toByteArray();
    }

    /** Returns the next {@code length} bytes, line feeds included; fewer at the end. */
    byte[] take(int length) throws IOException {
        byte[] taken = new byte[length];
        int copied = Math.min(length, to - from);
        System.arraycopy(block, from, taken, 0, copied);
        from += copied;
        int read = in.readNBytes(taken, copied, length - copied);
        return copied + read == length ? taken : Arrays.copyOf(taken, copied + read);
    }

    private boolean fill() throws IOException {
        from = 0;
        to = Math.max(0, in.read(block));
        return to > 0;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
