package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.testkit.workload.TestData;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;

/** TraceReader.next: a reader that declares that it can continue does so, to the end of any file. */
class SkippingTest {

    private static final Map<String, TraceFormat> FORMATS = KnownFormats.of(new TraceFormatsPlugin());
    private static final int HEAD = 4_096;
    private static final int MUTANTS = 30;

    /** Every complaint consumes at least a byte: there are no more complaints than bytes. */
    @Test
    void everyReaderComesToTheEndOfDamagedSamples() throws IOException {
        List<Path> samples;
        try (Stream<Path> all = Files.walk(TestData.shared("ground-truth.json").getParent())) {
            samples = all.filter(Files::isRegularFile).sorted().toList();
        }
        TestRandom random = new TestRandom(9);
        int skipped = 0;
        for (Path sample : samples) {
            byte[] head = head(sample);
            for (Map.Entry<String, TraceFormat> format : FORMATS.entrySet()) {
                boolean own = format.getValue().recognise(head.clone(), head.length) >= TraceFileOpener.SURE;
                for (int i = 0; i < (own ? MUTANTS : 1); i++) {
                    skipped += (int) read(format.getKey(), own ? damaged(head, random) : head);
                }
            }
        }
        assertThat(skipped).isGreaterThan(1_000);
    }

    private static byte[] head(Path sample) throws IOException {
        try (InputStream raw = Files.newInputStream(sample)) {
            byte[] magic = raw.readNBytes(TraceCompression.LONGEST_MAGIC);
            TraceCompression compression = TraceCompression.of(magic, magic.length);
            try (InputStream whole = Files.newInputStream(sample);
                    InputStream content = compression == null ? whole : compression.decompress(whole)) {
                return content.readNBytes(HEAD);
            }
        }
    }

    private static byte[] damaged(byte[] head, TestRandom random) {
        byte[] damaged = Arrays.copyOf(head, head.length - (int) random.nextLong(1 + head.length / 4));
        for (int i = 0; i < 20 && damaged.length > 0; i++) {
            damaged[(int) random.nextLong(damaged.length)] = (byte) random.nextLong();
        }
        return damaged;
    }

    private static long read(String format, byte[] content) {
        TraceRecord record = new TraceRecord();
        try (TraceReader reader = Traces.open(FORMATS.get(format), content)) {
            TolerantReader tolerant = new TolerantReader(reader, content.length);
            try {
                while (tolerant.next(record)) {
                    assertThat(record.offset).isNotNegative();
                }
            } catch (TraceException e) {
                assertThat(e.getMessage()).as(format).doesNotContain("may be skipped");
            }
            return tolerant.skipped();
        } catch (TraceException unreadable) {
            return 0;
        }
    }
}
