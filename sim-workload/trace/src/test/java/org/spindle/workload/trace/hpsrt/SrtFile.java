package org.spindle.workload.trace.hpsrt;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Builds SRT files word by word from the tables of trace-formats, sections 4.1 to 4.3. */
public final class SrtFile {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    public SrtFile(String header) {
        bytes.writeBytes(header.getBytes(StandardCharsets.ISO_8859_1));
    }

    public SrtFile words(long... words) {
        for (long word : words) {
            for (int shift = 24; shift >= 0; shift -= 8) {
                bytes.write((int) (word >>> shift));
            }
        }
        return this;
    }

    /** Version 1 to 4, without queue length. */
    public SrtFile old(
            int version,
            int type,
            long sec,
            long usec,
            long start,
            long stop,
            long length,
            long sector,
            long dev,
            long flags) {
        return words(
                52,
                (long) version << 16 | type,
                sec,
                usec,
                start,
                stop,
                length,
                sector,
                dev,
                7,
                sector / 904,
                flags,
                0);
    }

    /** Version 7. */
    public SrtFile seven(
            long sec, long usec, long start, long stop, long length, long dev, long flags, long pid, long offset) {
        return words(88, 7L << 16 | 1, sec, usec, start, stop, length, 0x287e0c73L, dev, 0, 0, flags, 0, 3, pid, 0)
                .words(offset >>> 32, offset, 0, 0, 0x000a0000L, 0x43000000L);
    }

    public byte[] toBytes() {
        return bytes.toByteArray();
    }
}
