package org.spindle.workload.trace;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

/** Small traces for tests. */
public final class Traces {

    private Traces() {}

    public static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    public static TraceReader open(TraceFormat format, byte[] content) {
        return format.open(new TraceInput() {
            @Override
            public String name() {
                return "test.trace";
            }

            @Override
            public InputStream stream() {
                return new ByteArrayInputStream(content);
            }
        });
    }

    public static TraceReader open(TraceFormat format, String content) {
        return open(format, ascii(content));
    }

    public static List<TraceRecord> readAll(TraceReader reader) {
        List<TraceRecord> all = new ArrayList<>();
        try (reader) {
            TraceRecord record = new TraceRecord();
            while (reader.next(record)) {
                all.add(record);
                record = new TraceRecord();
            }
        }
        return all;
    }

    public static byte[] gzip(byte[] content) {
        return compress(content, GZIPOutputStream::new);
    }

    public static byte[] bzip2(byte[] content) {
        return compress(content, BZip2CompressorOutputStream::new);
    }

    public static byte[] xz(byte[] content) {
        return compress(content, out -> new XZOutputStream(out, new LZMA2Options()));
    }

    public static byte[] zstd(byte[] content) {
        return compress(content, ZstdOutputStream::new);
    }

    private static byte[] compress(byte[] content, Wrapper wrapper) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = wrapper.wrap(bytes)) {
            out.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    public static byte[] join(byte[] one, byte[] other) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(one);
        bytes.writeBytes(other);
        return bytes.toByteArray();
    }

    private interface Wrapper {
        OutputStream wrap(OutputStream out) throws IOException;
    }
}
