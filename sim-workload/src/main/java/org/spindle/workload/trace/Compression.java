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
    GZIP(0x1f, 0x8b) {
        /** The JDK's own stream takes a damaged later member for the end of the file. */
        @Override
        InputStream decompress(InputStream compressed) throws IOException {
            return GzipCompressorInputStream.builder()
                    .setInputStream(compressed)
                    .setDecompressConcatenated(true)
                    .get();
        }
    },
    BZIP2(0x42, 0x5a, 0x68) {
        @Override
        InputStream decompress(InputStream compressed) throws IOException {
            return new BZip2CompressorInputStream(compressed, true);
        }
    },
    XZ(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00) {
        @Override
        InputStream decompress(InputStream compressed) throws IOException {
            return new XZInputStream(compressed, XZ_MEMORY_KIB);
        }
    },
    ZSTD(0x28, 0xb5, 0x2f, 0xfd) {
        @Override
        InputStream decompress(InputStream compressed) throws IOException {
            return new ZstdInputStream(compressed);
        }
    };

    /** Bytes needed to recognise any of them. */
    static final int LONGEST_MAGIC = 6;

    /** More than any preset of xz needs; a damaged header must not ask for all memory. */
    private static final int XZ_MEMORY_KIB = 256 << 10;

    private final int[] magic;

    Compression(int... magic) {
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
        if (length < magic.length) {
            return false;
        }
        for (int i = 0; i < magic.length; i++) {
            if ((head[i] & 0xff) != magic[i]) {
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
