package org.spindle.workload.trace.compact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.workload.TestData;
import org.spindle.workload.trace.IndexedTrace;
import org.spindle.workload.trace.RandomRecords;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.Traces;
import org.spindle.workload.trace.blkparse.Blkparse;

class CompactTest {

    private static final Compact FORMAT = new Compact();

    /** More than two batches. */
    private static final int MANY = 40_000;

    @TempDir
    Path directory;

    private static byte[] write(List<TraceRecord> records) {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try (TraceWriter writer = FORMAT.create(content)) {
            for (TraceRecord record : records) {
                assertThat(writer.fit(record)).isTrue();
                writer.write(record);
            }
        }
        return content.toByteArray();
    }

    /** Arrivals 0, 10, 20, ...; the offset is the number of the request. */
    private static List<TraceRecord> numbered(int count) {
        List<TraceRecord> records = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            TraceRecord record = new TraceRecord();
            record.arrival = 10L * i;
            record.offset = 512L * i;
            record.length = 512;
            records.add(record);
        }
        return records;
    }

    private IndexedTrace indexed(byte[] content) throws IOException {
        Path file = Files.write(directory.resolve("test.spt"), content);
        return (IndexedTrace) new TraceFileOpener(Map.of("compact", FORMAT)).open(file, TraceFileOpener.AUTO);
    }

    /** Every attribute of every record, over batches, negative and extreme times included. */
    @Test
    void keepsEverything() {
        TestRandom random = new TestRandom(5);
        List<TraceRecord> records = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            records.add(RandomRecords.any(random));
        }
        records.get(7).arrival = Long.MIN_VALUE;
        records.get(8).arrival = Long.MAX_VALUE;
        records.get(9).arrival = -5;
        records.get(10).process = Long.MIN_VALUE;
        assertThat(Traces.readAll(Traces.open(FORMAT, write(records))))
                .extracting(TraceRecord::toString)
                .isEqualTo(records.stream().map(TraceRecord::toString).toList());
    }

    /**
     * The bytes by hand, by docs/trace-format.md: a header of 16 bytes, one batch whose columns are all constant, an index of
     * one entry, a trailer.
     */
    @Test
    void layoutIsTheDocumentedOne() {
        TraceRecord record = new TraceRecord();
        record.arrival = 300;
        record.device = 2;
        record.offset = 4096;
        record.length = 512;
        record.operation = Operation.WRITE;
        byte[] file = write(List.of(record));
        assertThat(Arrays.copyOf(file, 12)).containsExactly(0x89, 'S', 'P', 'T', '\r', '\n', 0x1a, '\n', 1, 0, 0, 0);
        assertThat(Arrays.copyOfRange(file, 16, 32))
                .containsExactly('B', 'T', 'C', 'H', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        assertThat(Arrays.copyOfRange(file, 32, 48))
                .containsExactly(0x2c, 1, 0, 0, 0, 0, 0, 0, 0x2c, 1, 0, 0, 0, 0, 0, 0);
        int stored = file[52];
        byte[] plain = com.github.luben.zstd.Zstd.decompress(Arrays.copyOfRange(file, 60, 60 + stored), file[48]);
        assertThat(plain)
                .containsExactly(
                        0, 0xd8, 0x04, 0, 4, 0, 0x80, 0x40, 0, 0x80, 0x08, 0, 1, 0, 1, 0, 1, 0, 1, 0, 18, 0, 0, 0, 1, 0,
                        0, 0, 0);
        int index = 60 + stored;
        assertThat(Arrays.copyOfRange(file, index, index + 24))
                .containsExactly('I', 'N', 'D', 'X', 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0);
        assertThat(file).hasSize(index + 16 + 32 + 4 + 16);
        assertThat(Arrays.copyOfRange(file, file.length - 8, file.length))
                .containsExactly('S', 'P', 'T', 'E', 'N', 'D', '\r', '\n');
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 16_383, 16_384, 16_385, 39_999, 40_000})
    void goesToAnyRecord(int number) throws IOException {
        try (IndexedTrace trace = indexed(write(numbered(MANY)))) {
            assertThat(trace.records()).isEqualTo(MANY);
            TraceRecord record = new TraceRecord();
            assertThat(trace.next(record)).isTrue();
            trace.goToRecord(number);
            if (number == MANY) {
                assertThat(trace.next(record)).isFalse();
            } else {
                assertThat(trace.next(record)).isTrue();
                assertThat(record.offset).isEqualTo(512L * number);
                assertThat(trace.position()).startsWith("record " + (number + 1) + " ");
            }
            int left = 0;
            while (trace.next(record)) {
                left++;
            }
            assertThat(left).isEqualTo(Math.max(0, MANY - number - 1));
        }
    }

    /** No request at or after the given time precedes the position found, also where times decrease. */
    @ParameterizedTest
    @ValueSource(longs = {-1, 0, 5, 163_839, 163_840, 200_001, 399_990, 399_991})
    void goesToAnyTime(long time) throws IOException {
        List<TraceRecord> records = numbered(MANY);
        records.get(3).arrival = 200_005;
        try (IndexedTrace trace = indexed(write(records))) {
            trace.goToTime(time);
            TraceRecord record = new TraceRecord();
            long found = 0;
            while (trace.next(record)) {
                found += record.arrival >= time ? 1 : 0;
            }
            assertThat(found)
                    .isEqualTo(records.stream().filter(r -> r.arrival >= time).count());
        }
    }

    @Test
    void compressedAsAWholeItCanOnlyBeReadFromTheStart() throws IOException {
        try (IndexedTrace trace = indexed(Traces.gzip(write(numbered(3))))) {
            assertThat(trace.isSeekable()).isFalse();
            assertThat(trace.next(new TraceRecord())).isTrue();
        }
    }

    /** A file that ends early is reported with the place, wherever it ends. */
    @Test
    void everyTruncationIsNoticed() {
        byte[] whole = write(numbered(20));
        for (int length = 1; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> Traces.readAll(Traces.open(FORMAT, cut)))
                    .as("cut to " + length)
                    .isInstanceOf(TraceException.class)
                    .hasMessageStartingWith("test.trace: byte " + length + ": is truncated in ")
                    .hasMessageContaining("records");
        }
    }

    /** Checksums cover every byte. */
    @Test
    void everyChangedBitIsNoticed() {
        byte[] whole = write(numbered(20));
        for (int bit = 0; bit < 8 * whole.length; bit++) {
            byte[] changed = whole.clone();
            changed[bit / 8] ^= (byte) (1 << bit % 8);
            assertThatThrownBy(() -> Traces.readAll(Traces.open(FORMAT, changed)))
                    .as("bit " + bit)
                    .isInstanceOf(TraceException.class)
                    .hasMessageStartingWith("test.trace: byte ");
        }
        assertThatThrownBy(() -> Traces.readAll(Traces.open(FORMAT, Traces.join(whole, new byte[1]))))
                .hasMessageContaining("the trace is followed by further bytes");
    }

    @Test
    void aDamagedIndexIsNoticedWhenItIsAskedFor() throws IOException {
        byte[] whole = write(numbered(20));
        byte[] cut = Arrays.copyOf(whole, whole.length - 1);
        try (IndexedTrace trace = indexed(cut)) {
            assertThatThrownBy(trace::records)
                    .isInstanceOf(TraceException.class)
                    .hasMessageContaining("truncated");
        }
    }

    @Test
    void otherVersionsAreRefused() {
        byte[] file = write(numbered(1));
        file[8] = 2;
        int checksum = CompactFormat.checksum(file, 12, file, 0);
        CompactFormat.little(file, 16).putInt(12, checksum);
        assertThatThrownBy(() -> Traces.open(FORMAT, file))
                .hasMessage(
                        "test.trace: byte 8: is a compact trace of version 2; this version of Spindle reads version 1");
    }

    /** A recording shrinks below its xz-compressed text, which is ten times as long without compression. */
    @Test
    void isSmall() throws IOException {
        Path text = TestData.committed("randrw.blkparse.xz");
        List<TraceRecord> records;
        try (TraceReader reader = new TraceFileOpener(Map.of("blkparse", new Blkparse())).open(text, "blkparse")) {
            records = Traces.readAll(reader);
        }
        assertThat((long) write(records).length).isLessThan(Files.size(text));
    }
}
