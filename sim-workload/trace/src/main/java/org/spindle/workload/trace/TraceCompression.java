package org.spindle.workload.trace;

import com.github.luben.zstd.ZstdInputStream;
import com.github.luben.zstd.ZstdOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.jspecify.annotations.Nullable;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZInputStream;
import org.tukaani.xz.XZOutputStream;

/** The compressions of trace files; files that are read are recognised by their magic numbers. */
enum TraceCompression {
    GZIP("\u001f\u008b", ".gz") {
        /** The JDK's own stream treats a damaged later member as the end of the file. */
        @Override
        InputStream decompress(InputStream compressed) throws IOException {
            return GzipCompressorInputStream.builder()
                    .setInputStream(compressed)
                    .setDecompressConcatenated(true)
                    .get();
        }

        @Override
        OutputStream compress(OutputStream plain) throws IOException {
            return new GZIPOutputStream(plain);
        }
    },
    BZIP2("BZh", ".bz2") {
        @Override
        InputStream decompress(InputStream compressed) throws IOException {
            return new BZip2CompressorInputStream(compressed, true);
        }

        @Override
        OutputStream compress(OutputStream plain) throws IOException {
            return new BZip2CompressorOutputStream(plain);
        }
    },
    XZ("\u00fd7zXZ\u0000", ".xz") {
        @Override
        InputStream decompress(InputStream compressed) throws IOException {
            return new XZInputStream(compressed, XZ_MEMORY_KIB);
        }

        @Override
        OutputStream compress(OutputStream plain) throws IOException {
            return new XZOutputStream(plain, new LZMA2Options());
        }
    },
    ZSTD("(\u00b5/\u00fd", ".zst") {
        @Override
        InputStream decompress(InputStream compressed) throws IOException {
            return new ZstdInputStream(compressed);
        }

        @Override
        OutputStream compress(OutputStream plain) throws IOException {
            return new ZstdOutputStream(plain);
        }
    };

    /** Number of bytes needed to recognise any of them. */
    static final int LONGEST_MAGIC = 6;

    /** Memory limit, above the need of every preset of xz, against damaged headers that request more. */
    private static final int XZ_MEMORY_KIB = 256 << 10;

    /** One character per byte. */
    private final String magic;

    private final String suffix;

    TraceCompression(String magic, String suffix) {
        this.magic = magic;
        this.suffix = suffix;
    }

    String suffix() {
        return suffix;
    }

    /** Returns the compression that the name of a file to be written requests, or null if none. */
    static @Nullable TraceCompression ofName(String file) {
        for (TraceCompression each : values()) {
            if (file.endsWith(each.suffix)) {
                return each;
            }
        }
        return null;
    }

    /** Returns the compression of content by its first bytes, or null if it is uncompressed. */
    static @Nullable TraceCompression of(byte[] head, int length) {
        for (TraceCompression each : values()) {
            if (Magic.begins(head, length, each.magic)) {
                return each;
            }
        }
        return null;
    }

    /** Decompresses all members or frames in succession. */
    abstract InputStream decompress(InputStream compressed) throws IOException;

    /** Compresses to one member or frame; closing the stream closes the one below. */
    abstract OutputStream compress(OutputStream plain) throws IOException;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
