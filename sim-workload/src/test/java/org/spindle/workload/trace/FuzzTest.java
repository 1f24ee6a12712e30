package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.workload.WorkloadPlugin;
import org.spindle.workload.fake.KnownFormats;
import org.spindle.workload.fake.TestRandom;
import org.spindle.workload.trace.compact.Compact;

/** Damaged files end in requests or in a TraceException with file and place, never in anything else. */
class FuzzTest {

    private static final int MUTANTS = 1_500;

    private static final Map<String, TraceFormat> FORMATS = KnownFormats.of(new WorkloadPlugin());

    private static final Map<String, byte[]> SEEDS = Map.of(
            "disksim-ascii",
            Traces.ascii("0.000000\t0\t100\t8\t1\n1.5 0 200 16 81\r\n1e3 1 300 1 100\n2.25 1 0 2 0"),
            "disksim-validate",
            Traces.ascii("R Miss  564347 2 14095.370 13876.270\nW Hit 4 3 6936.010 23126.390\n"),
            "blkparse",
            Traces.ascii("  8,0 1 1 0.000000000 3108 Q RM 320081952 + 8 [bash]\n8,0 1 3 0.000090000 0 C RM 32 + 8 [0]\n"
                    + "8,0 1 4 1.5 77 Q FWS 0 + 0 [sync]\n8,0 1 4 1.5 77 Q N 36 (12 00) [x]\nCPU0 (8,0):\n"),
            "hp-srt",
            srt(),
            "compact",
            compact());

    private static byte[] compact() {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        TestRandom random = new TestRandom(3);
        try (TraceWriter writer = new Compact().create(content)) {
            for (int i = 0; i < 5; i++) {
                writer.write(RandomRecords.any(random));
            }
        }
        return content.toByteArray();
    }

    private static byte[] srt() {
        byte[] bytes = Arrays.copyOf(Traces.ascii("$$TR_IOREC-1.3\nsectorsize = 256\n\f"), 33 + 2 * 52);
        for (int record = 0; record < 2; record++) {
            int at = 33 + 52 * record;
            bytes[at + 3] = 52;
            bytes[at + 5] = 2;
            bytes[at + 7] = 1;
            bytes[at + 23] = 99;
            bytes[at + 26] = 32;
        }
        return bytes;
    }

    static Stream<String> formats() {
        return FORMATS.keySet().stream();
    }

    @TempDir
    Path directory;

    @ParameterizedTest
    @MethodSource("formats")
    void mutantsNeverCrashAReader(String format) {
        byte[] seed = SEEDS.get(format);
        TraceFormat reader = FORMATS.get(format);
        assertThat(Traces.readAll(Traces.open(reader, seed))).hasSizeGreaterThan(1);
        TestRandom random = new TestRandom(format.hashCode());
        int refused = 0;
        for (int i = 0; i < MUTANTS; i++) {
            byte[] mutant = mutate(seed, random);
            for (TraceFormat each : FORMATS.values()) {
                assertThat(each.recognise(mutant, mutant.length)).isBetween(0, 100);
            }
            refused += read(reader, mutant) ? 0 : 1;
        }
        assertThat(refused).isBetween(MUTANTS / 10, MUTANTS - 1);
    }

    private static boolean read(TraceFormat format, byte[] content) {
        int records = 0;
        try (TraceReader reader = Traces.open(format, content)) {
            TraceRecord record = new TraceRecord();
            while (reader.next(record)) {
                records++;
                assertThat(record.offset).isNotNegative();
                assertThat(record.length).isNotNegative();
                assertThat(record.offset + record.length).isNotNegative();
            }
            return true;
        } catch (TraceException e) {
            assertThat(e.getMessage()).startsWith("test.trace: ").doesNotContain("\0");
            return false;
        } finally {
            assertThat(records).isLessThan(content.length);
        }
    }

    private static byte[] mutate(byte[] seed, TestRandom random) {
        byte[] mutant = seed.clone();
        for (long left = 1 + random.nextLong(3); left > 0; left--) {
            int at = (int) random.nextLong(mutant.length);
            switch ((int) random.nextLong(5)) {
                case 0 -> mutant[at] = (byte) random.nextLong();
                case 1 -> mutant[at] ^= (byte) (1 << random.nextLong(8));
                case 2 -> mutant = Arrays.copyOf(mutant, Math.max(1, at));
                case 3 ->
                    mutant = Traces.join(Arrays.copyOf(mutant, at), Arrays.copyOfRange(mutant, at / 2, mutant.length));
                default -> mutant[at] = (byte) " \t\n,.+-[]09eRWF\0\f".charAt((int) random.nextLong(17));
            }
        }
        return mutant;
    }

    @Test
    void damagedCompressionNeverCrashesTheOpener() throws IOException {
        byte[] content = SEEDS.get("disksim-ascii");
        byte[][] seeds = {Traces.gzip(content), Traces.bzip2(content), Traces.xz(content), Traces.zstd(content)};
        TraceOpener opener = new TraceOpener(FORMATS);
        TestRandom random = new TestRandom(4);
        int refused = 0;
        for (int i = 0; i < 400; i++) {
            Path file = Files.write(directory.resolve("mutant"), mutate(seeds[i % seeds.length], random));
            try {
                Traces.readAll(opener.open(file, "disksim-ascii"));
            } catch (TraceException e) {
                assertThat(e.getMessage()).contains("mutant");
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(200);
    }
}
