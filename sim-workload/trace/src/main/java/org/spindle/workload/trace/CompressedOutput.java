package org.spindle.workload.trace;

import java.io.IOException;
import java.io.OutputStream;

/** Compression of files to be written, asked for by their names. */
public final class CompressedOutput {

    private CompressedOutput() {}

    /**
     * A stream that compresses as the name says: {@code .gz}, {@code .bz2}, {@code .xz}, {@code .zst}, or not at all.
     *
     * @param out closed with the stream; buffered by the caller
     */
    public static OutputStream to(String name, OutputStream out) throws IOException {
        TraceCompression compression = TraceCompression.ofName(name);
        return compression == null ? out : compression.compress(out);
    }

    /** The name without the suffix of its compression. */
    public static String plainName(String name) {
        TraceCompression compression = TraceCompression.ofName(name);
        return compression == null
                ? name
                : name.substring(0, name.length() - compression.suffix().length());
    }
}
