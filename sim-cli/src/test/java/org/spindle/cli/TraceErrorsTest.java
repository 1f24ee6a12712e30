package org.spindle.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages about traces that cannot be replayed: file, place in it, and what would be right. */
class TraceErrorsTest {

    private static final String LINE = "  8,0    0        %d     %s   101  Q   R %d + 8 [reader]%n";

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
    }

    private void fails(String title, String more) {
        Path scenario = transcript.file("scenario.yaml", Text.replaying("trace", more));
        transcript.fails(1, title, "run", scenario, "--out", transcript.out());
    }

    private void fails(String title, byte[] trace) throws IOException {
        Files.write(directory.resolve("trace"), trace);
        fails(title, "");
    }

    private void fails(String title, String trace, String more) {
        transcript.file("trace", trace);
        fails(title, more);
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    private static String lines(int count) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < count; i++) {
            lines.append(LINE.formatted(i + 1, String.format("%d.%09d", i / 100, i % 100 * 10_000_000), i * 64 % 4096));
        }
        return lines.toString();
    }

    @Test
    void files() throws IOException {
        Path absent = transcript.file("scenario.yaml", Text.replaying("trace", ""));
        transcript.fails(2, "absent", "run", absent, "--out", transcript.out());
        fails("empty", new byte[0]);
        fails("nothing inside", gzip(""));
        byte[] binary = new byte[512];
        for (int i = 0; i < binary.length; i++) {
            binary[i] = (byte) (i * 37 ^ i >> 3);
        }
        fails("binary", binary);
        fails("prose", "Dear reader,\nthis is not a trace.\n".getBytes(StandardCharsets.UTF_8));
        byte[] whole = gzip(lines(2000));
        fails("gzip, truncated", Arrays.copyOf(whole, whole.length / 2));
        whole[whole.length / 2] ^= 0x55;
        fails("gzip, damaged", whole);
        byte[] xz = Files.readAllBytes(Project.TRACES.resolve("gitwork.blkparse.xz"));
        Files.write(directory.resolve("trace"), Arrays.copyOf(xz, xz.length / 2));
        fails("xz, truncated", "  map: compact\n");
        fails("xz, cut off in its header", Arrays.copyOf(xz, 20));
        transcript.matches("trace-files.txt");
    }

    @Test
    void records() {
        fails("another format than told", lines(3), "  format: hp-srt\n");
        Path misnamed = transcript.file("scenario.yaml", Text.replaying("trace", "  format: blkparze\n"));
        transcript.fails(2, "unknown format", "run", misnamed, "--out", transcript.out());
        fails("damaged record", lines(2) + "  8,0    0        3     0.5 101  Q   R minus + 8 [reader]\n", "");
        fails("cut off in a line", lines(2) + "  8,0    0        3     0.5", "");
        fails(
                "times out of order",
                LINE.formatted(1, "2.000000000", 64) + LINE.formatted(2, "1.000000000", 128),
                "  order: reject\n");
        fails("beyond the end of the device", lines(3) + LINE.formatted(4, "9.000000000", 1L << 31), "");
        fails("a second device", lines(2) + lines(1).replace("8,0", "8,16"), "");
        fails("a device that is not mapped", lines(2), "  devices: {\"8,16\": disk0}\n");
        transcript.file("trace", lines(2));
        Path scenario = transcript.file("scenario.yaml", Text.replaying("trace", "  devices: {\"8,0\": disk7}\n"));
        transcript.fails(2, "mapped to no device", "run", scenario, "--out", transcript.out());
        transcript.matches("trace-records.txt");
    }
}
