package org.spindle.workload.trace;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Decompressed content, including bytes that were peeked before. Every exception of a decompressor about damaged data becomes an {@link
 * IOException} that states how many bytes of content were readable.
 */
final class ContentStream extends InputStream {

    private final String kind;
    private final InputStream source;
    private final boolean compressed;
    private byte[] head = new byte[0];
    private int headUsed;
    private long delivered;

    /**
     * @param kind kind of the file, for messages
     * @param compressed whether the content differs from the file's bytes
     */
    ContentStream(String kind, InputStream source, boolean compressed) {
        this.kind = kind;
        this.source = source;
        this.compressed = compressed;
    }

    boolean isCompressed() {
        return compressed;
    }

    /** Reads up to {@code limit} bytes, which are delivered again later. */
    byte[] peek(int limit) throws IOException {
        byte[] bytes = new byte[limit];
        int length = 0;
        while (length < limit) {
            int got = read(bytes, length, limit - length);
            if (got < 0) {
                break;
            }
            length += got;
        }
        head = Arrays.copyOf(bytes, length);
        headUsed = 0;
        delivered = 0;
        return head;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (headUsed < head.length) {
            int count = Math.min(length, head.length - headUsed);
            System.arraycopy(head, headUsed, into, offset, count);
            headUsed += count;
            delivered += count;
            return count;
        }
        int got;
        try {
            do {
                got = source.read(into, offset, length);
            } while (got == 0);
        } catch (IOException | RuntimeException e) {
            throw damaged(e);
        }
        if (got > 0) {
            delivered += got;
        }
        return got;
    }

    private IOException damaged(Exception cause) {
        String detail = cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
        return new IOException(
                kind + " data is truncated or damaged after " + delivered + " bytes of content (" + detail + ")",
                cause);
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
