package org.spindle.workload.trace.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.workload.trace.AscendingTimes;
import org.spindle.workload.trace.ReaderOutcomes;
import org.spindle.workload.trace.Seeds;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;

/** Every run reads the contents of the file, from the shared copy or from the file itself. */
class SharedTracesTest {

    private static final String ASCII = "disksim-ascii";
    private static final int RECORDS = 10_000;

    private final TraceFileOpener opener = new TraceFileOpener(KnownFormats.of(new TraceFormatsPlugin()));
    private final SharedTraces shared = new SharedTraces(this::opened);
    private int openings;
    private Path file;

    private TraceReader opened(Path path, String format) {
        openings++;
        return opener.open(path, format);
    }

    @BeforeEach
    void writeLongTrace(@TempDir Path directory) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < RECORDS; i++) {
            text.append(i)
                    .append(".0 ")
                    .append(i % 3)
                    .append(' ')
                    .append(8 * i)
                    .append(" 8 ")
                    .append(i % 2);
            text.append('\n');
        }
        file = Files.writeString(directory.resolve("long.trace"), text);
    }

    private void read(int records) {
        TraceRecord record = new TraceRecord();
        try (TraceReader reader = shared.open(file, ASCII)) {
            for (int i = 0; i < records; i++) {
                assertThat(reader.next(record)).isTrue();
                assertThat(record.offset).isEqualTo(512L * 8 * i);
                assertThat(record.device).isEqualTo(i % 3);
            }
        }
    }

    private void assertReadWhole() {
        List<String> expected = ReaderOutcomes.of(opener.open(file, ASCII));
        assertThat(ReaderOutcomes.of(shared.open(file, ASCII))).isEqualTo(expected);
    }

    @Test
    void everyFormatIsReadTheSameFromMemoryWholeOrDamaged(@TempDir Path directory) throws IOException {
        shared.begin(1L << 30);
        TestRandom random = new TestRandom(6);
        int number = 0;
        for (Map.Entry<String, byte[]> seed : Seeds.all().entrySet()) {
            String format = seed.getKey().split(" ")[0];
            for (int i = 0; i < 5; i++) {
                byte[] content = seed.getValue().clone();
                if (i > 0) {
                    content[(int) random.nextLong(content.length)] ^= (byte) (1 << random.nextLong(8));
                }
                Path small = Files.write(directory.resolve("trace" + number++), content);
                List<String> expected;
                try {
                    expected = ReaderOutcomes.withPlaces(opener.open(small, format));
                } catch (TraceException damagedHeader) {
                    continue;
                }
                assertThat(ReaderOutcomes.withPlaces(shared.open(small, format)))
                        .isEqualTo(expected);
                assertThat(ReaderOutcomes.withPlaces(shared.open(small, format)))
                        .isEqualTo(expected);
                assertThat(ReaderOutcomes.withPlaces(shared.open(small, format)))
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    void theFileIsReadOnce() {
        shared.begin(1L << 30);
        for (int run = 0; run < 4; run++) {
            assertReadWhole();
            read(RECORDS);
        }
        assertThat(openings).isEqualTo(1);
    }

    @Test
    void runsThatReadPartsLeaveThemToOthers() {
        shared.begin(1L << 30);
        read(100);
        read(60);
        read(100);
        assertThat(openings).isEqualTo(1);
        read(9_000);
        read(8_999);
        assertThat(openings).isEqualTo(2);
        assertReadWhole();
        assertReadWhole();
        assertThat(openings).isEqualTo(3);
    }

    @Test
    void oneRunAtATimeRecords() {
        shared.begin(1L << 30);
        TraceRecord record = new TraceRecord();
        try (TraceReader first = shared.open(file, ASCII);
                TraceReader second = shared.open(file, ASCII)) {
            first.next(record);
            for (int i = 0; i < 500; i++) {
                second.next(record);
            }
        }
        read(1);
        assertThat(openings).isEqualTo(2);
        read(2);
        assertThat(openings).isEqualTo(3);
    }

    @Test
    void whatIsTooLargeIsReadEachTime() {
        shared.begin(300_000);
        assertReadWhole();
        assertReadWhole();
        read(10);
        assertThat(openings).isEqualTo(3);
    }

    @Test
    void aChangedFileIsReadAnew() throws IOException {
        shared.begin(1L << 30);
        assertReadWhole();
        Files.writeString(file, "1.0 1 4096 8 1\n2.0 1 8192 8 0\n");
        Files.setLastModifiedTime(file, FileTime.fromMillis(1));
        assertReadWhole();
        assertThat(openings).isEqualTo(2);
    }

    @Test
    void nothingIsKeptUntilItIsAskedFor() {
        assertReadWhole();
        assertReadWhole();
        assertThat(openings).isEqualTo(2);
    }

    @Test
    void whatIsKnownOfTheFormatsTimesIsPassedOn() {
        shared.begin(1L << 30);
        for (int run = 0; run < 2; run++) {
            try (TraceReader reader = shared.open(file, ASCII)) {
                assertThat(AscendingTimes.isAscending(reader)).isTrue();
                reader.next(new TraceRecord());
            }
        }
    }
}
