package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;

/** Damaged files yield requests or a TraceException with file and place, no other result. */
class FuzzTest {

    /** Set by the build, to a larger number in the profile nightly. */
    private static final int MUTANTS = Integer.getInteger("spindle.fuzz.cases", 300);

    /** Formats of which a row can represent many requests. */
    private static final Set<String> REPEATING = Set.of("tectonic", "baleen");

    /** Formats whose checksums detect every change. */
    private static final Set<String> CHECKED = Set.of("compact");

    private static final int MOST_REPETITIONS = 100_000;

    private static final Map<String, TraceFormat> FORMATS = KnownFormats.of(new TraceFormatsPlugin());

    private static final Map<String, byte[]> SEEDS = Seeds.all();

    static Stream<String> seeds() {
        return SEEDS.keySet().stream();
    }

    @TempDir
    Path directory;

    /** A database reads Parquet, from files only; a separate test damages some. */
    @Test
    void everyFormatHasASeed() {
        Set<String> seeded = new TreeSet<>(Set.of("parquet", "parquet-s", "parquet-ms", "parquet-us", "parquet-ns"));
        SEEDS.keySet().forEach(seed -> seeded.add(seed.split(" ")[0]));
        assertThat(seeded).isEqualTo(FORMATS.keySet());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void mutantsNeverCrashAReader(String name) {
        byte[] seed = SEEDS.get(name);
        String format = name.split(" ")[0];
        TraceFormat reader = FORMATS.get(format);
        assertThat(Traces.readAll(Traces.open(reader, seed))).isNotEmpty();
        TestRandom random = new TestRandom(name.hashCode());
        int refused = 0;
        for (int i = 0; i < MUTANTS; i++) {
            byte[] mutant = mutate(seed, random);
            assertThat(reader.recognise(mutant, mutant.length)).isBetween(0, 100);
            if (i % 20 == 0) {
                for (TraceFormat each : FORMATS.values()) {
                    assertThat(each.recognise(mutant, mutant.length)).isBetween(0, 100);
                }
            }
            long most = (long) mutant.length * (REPEATING.contains(format) ? MOST_REPETITIONS : 1);
            refused += read(reader, mutant, most) ? 0 : 1;
        }
        assertThat(refused).isBetween(1, CHECKED.contains(format) ? MUTANTS : MUTANTS - 1);
    }

    private static boolean read(TraceFormat format, byte[] content, long most) {
        long records = 0;
        try (TraceReader reader = Traces.open(format, content)) {
            TraceRecord record = new TraceRecord();
            while (reader.next(record)) {
                records++;
                assertThat(reader.position()).isNotEmpty();
                boolean sound = record.offset >= 0
                        && record.length >= 0
                        && record.offset + record.length >= 0
                        && record.device >= 0
                        && record.response >= TraceRecord.NONE
                        && record.service >= TraceRecord.NONE;
                assertThat(sound).isTrue();
            }
            return true;
        } catch (TraceException e) {
            assertThat(e.getMessage()).startsWith("test.trace: ").doesNotContain("\0");
            return false;
        } finally {
            assertThat(records).isLessThanOrEqualTo(most);
        }
    }

    /** A reader that skips damage reaches the end: after a complaint it continues behind the damaged place. */
    @ParameterizedTest
    @MethodSource("seeds")
    void readersGoOnBehindDamage(String name) {
        TraceFormat format = FORMATS.get(name.split(" ")[0]);
        TestRandom random = new TestRandom(name.hashCode() + 1);
        for (int i = 0; i < MUTANTS; i++) {
            byte[] mutant = mutate(SEEDS.get(name), random);
            TraceRecord record = new TraceRecord();
            try (TraceReader reader = Traces.open(format, mutant)) {
                int complaints = 0;
                boolean more = true;
                while (more) {
                    try {
                        more = reader.next(record);
                    } catch (TraceException e) {
                        complaints++;
                        assertThat(complaints).as(e.getMessage()).isLessThanOrEqualTo(mutant.length + 1);
                    }
                }
            } catch (TraceException atTheBeginning) {
                assertThat(atTheBeginning.getMessage()).startsWith("test.trace: ");
            }
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
        TraceFileOpener opener = new TraceFileOpener(FORMATS);
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
