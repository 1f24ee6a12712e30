package org.spindle.workload.trace;

import java.io.IOException;
import java.io.OutputStream;

/** Compresses files to be written, as their names request. */
public final class CompressedOutput {

    private CompressedOutput() {}

    /**
     * Returns a stream that compresses as the name requests: {@code .gz}, {@code .bz2}, {@code .xz}, {@code .zst}, or uncompressed.
     *
     * @param out closed with the stream; buffered by the caller
     */
    public static OutputStream to(String name, OutputStream out) throws IOException {
        TraceCompression compression = TraceCompression.ofName(name);
        return compression == null ? out : compression.compress(out);
    }

    /** Returns the name without the suffix of its compression. */
    public static String plainName(String name) {
        TraceCompression compression = TraceCompression.ofName(name);
        return compression == null
                ? name
                : name.substring(0, name.length() - compression.suffix().length());
    }
}
