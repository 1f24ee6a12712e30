package org.spindle.workload.trace;

import com.github.luben.zstd.ZstdInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.jspecify.annotations.Nullable;
import org.tukaani.xz.XZInputStream;

/** The compressions that trace files come in, told apart by their magic numbers, never by the file's name. */
enum Compression {
    GZIP("\u001f\u008b") {
        /** The JDK's own stream takes a damaged later member for the end of the file. */
        @Override
        InputStream decompress(InputStream compressed) throws IOException {
            return GzipCompressorInputStream.builder()
                    .setInputStream(compressed)
                    .setDecompressConcatenated(true)
                    .get();
        }
    },
    BZIP2("BZh") {
        @Override
        InputStream decompress(InputStream compressed) throws IOException {
            return new BZip2CompressorInputStream(compressed, true);
        }
    },
    XZ("\u00fd7zXZ\u0000") {
        @Override
        InputStream decompress(InputStream compressed) throws IOException {
            return new XZInputStream(compressed, XZ_MEMORY_KIB);
        }
    },
    ZSTD("(\u00b5/\u00fd") {
        @Override
        InputStream decompress(InputStream compressed) throws IOException {
            return new ZstdInputStream(compressed);
        }
    };

    /** Bytes needed to recognise any of them. */
    static final int LONGEST_MAGIC = 6;

    /** More than any preset of xz needs; a damaged header must not ask for all memory. */
    private static final int XZ_MEMORY_KIB = 256 << 10;

    /** One character for each byte. */
    private final String magic;

    Compression(String magic) {
        this.magic = magic;
    }

    /** Which compression content that begins like this has, or null if it looks uncompressed. */
    static @Nullable Compression of(byte[] head, int length) {
        for (Compression each : values()) {
            if (each.begins(head, length)) {
                return each;
            }
        }
        return null;
    }

    private boolean begins(byte[] head, int length) {
        if (length < magic.length()) {
            return false;
        }
        for (int i = 0; i < magic.length(); i++) {
            if ((head[i] & 0xff) != magic.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** All members or frames one after the other. */
    abstract InputStream decompress(InputStream compressed) throws IOException;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
