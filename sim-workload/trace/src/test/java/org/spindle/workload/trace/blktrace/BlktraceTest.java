package org.spindle.workload.trace.blktrace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.Traces;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;

/** trace-formats, section 9. */
class BlktraceTest {

    private static final int READ = 0x1 << 16;
    private static final int WRITE = 0x2 << 16;
    private static final int FLUSH = 0x4 << 16;
    private static final int SYNC = 0x8 << 16;
    private static final int PACKET = 0x200 << 16;
    private static final int NOTIFY = 0x400 << 16;
    private static final int AHEAD = 0x800 << 16;
    private static final int META = 0x1000 << 16;
    private static final int DISCARD = 0x2000 << 16;

    @TempDir
    Path directory;

    private static byte[] event(long time, long sector, int bytes, int action, int payload) {
        return ByteBuffer.allocate(48 + payload)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(0x65617407)
                .putInt(1)
                .putLong(time)
                .putLong(sector)
                .putInt(bytes)
                .putInt(action)
                .putInt(77)
                .putInt(8 << 20 | 16)
                .putInt(0)
                .putShort((short) 0)
                .putShort((short) payload)
                .array();
    }

    private static byte[] queue(long time, long sector) {
        return event(time, sector, 4096, READ | 1, 0);
    }

    private TraceReader open(String name) {
        return new TraceFileOpener(KnownFormats.of(new TraceFormatsPlugin()))
                .open(directory.resolve(name), TraceFileOpener.AUTO);
    }

    /** Files of other CPUs belong to the trace; other recordings and other compressions of the same do not. */
    @ParameterizedTest
    @ValueSource(strings = {"x.blktrace.0", "x.blktrace.2", "x.blktrace.10"})
    void filesOfAllCpusAreMergedByTime(String named) throws IOException {
        Files.write(directory.resolve("x.blktrace.0"), Traces.join(queue(1000, 1), queue(4000, 4)));
        Files.write(directory.resolve("x.blktrace.2"), Traces.join(queue(2000, 2), queue(4000, 5)));
        Files.write(directory.resolve("x.blktrace.10"), queue(500, 3));
        Files.write(directory.resolve("y.blktrace.1"), queue(1, 9));
        Files.write(directory.resolve("x.blktrace.3.gz"), Traces.gzip(queue(1, 9)));
        List<TraceRecord> records = Traces.readAll(open(named));
        assertThat(records)
                .extracting(r -> r.arrival, r -> r.offset / 512, r -> r.device)
                .containsExactly(
                        tuple(0L, 3L, 8L << 20 | 16),
                        tuple(500L, 1L, 8L << 20 | 16),
                        tuple(1500L, 2L, 8L << 20 | 16),
                        tuple(3500L, 4L, 8L << 20 | 16),
                        tuple(3500L, 5L, 8L << 20 | 16));
    }

    /** The CPU of a request is in its event, at byte 40 of version 7; a number that Linux cannot have is damage. */
    @Test
    void eventsNameTheirCpu() throws IOException {
        byte[] on5 = queue(2000, 2);
        on5[40] = 5;
        Files.write(directory.resolve("x.blktrace.0"), Traces.join(queue(1000, 1), on5));
        assertThat(Traces.readAll(open("x.blktrace.0"))).extracting(r -> r.cpu).containsExactly(0L, 5L);
        byte[] damaged = queue(3000, 3);
        damaged[42] = 1;
        Files.write(directory.resolve("x.blktrace.1"), damaged);
        assertThatThrownBy(() -> Traces.readAll(open("x.blktrace.0")))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("CPU 65536");
    }

    @Test
    void compressedFilesAreMergedToo() throws IOException {
        Files.write(directory.resolve("x.blktrace.0.gz"), Traces.gzip(queue(1000, 1)));
        Files.write(directory.resolve("x.blktrace.1.gz"), Traces.gzip(queue(2000, 2)));
        assertThat(Traces.readAll(open("x.blktrace.1.gz"))).hasSize(2);
    }

    @Test
    void damageInOneOfTheFilesNamesIt() throws IOException {
        Files.write(directory.resolve("x.blktrace.0"), queue(1000, 1));
        Files.write(directory.resolve("x.blktrace.1"), Traces.join(queue(2000, 2), Traces.ascii("rubbish".repeat(9))));
        assertThatThrownBy(() -> Traces.readAll(open("x.blktrace.0")))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("x.blktrace.1: record 2, byte 48: magic number");
        Files.write(directory.resolve("x.blktrace.1"), Traces.ascii("rubbish"));
        assertThatThrownBy(() -> open("x.blktrace.0"))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("x.blktrace.1: begins with 'rubbish'");
    }

    @ParameterizedTest
    @CsvSource({
        "1,      READ,    true,  false, false",
        "801,    READ,    false, true,  false",
        "1001,   READ,    true,  false, true",
        "2,      WRITE,   false, false, false",
        "a,      WRITE,   true,  false, false",
        "800a,   WRITE,   true,  false, false",
        "2002,   DISCARD, false, false, false"
    })
    void categoriesAreOperationAndFlags(
            String categories, Operation operation, boolean synchronous, boolean readAhead, boolean metadata) {
        byte[] event = event(5, 64, 4096, (int) Long.parseLong(categories, 16) << 16 | 1, 0);
        TraceRecord record = Traces.readAll(Traces.open(new Blktrace(), event)).get(0);
        assertThat(record.operation).isEqualTo(operation);
        assertThat(record.synchronous).isEqualTo(synchronous);
        assertThat(record.readAhead).isEqualTo(readAhead);
        assertThat(record.metadata).isEqualTo(metadata);
        assertThat(record.process).isEqualTo(77);
        assertThat(record.length).isEqualTo(4096);
    }

    /** Notifications have codes that overlap with those of events; packet commands and empty requests have no sectors. */
    @Test
    void whatIsNoRequestIsPassedOver() {
        byte[] content = Traces.join(
                Traces.join(event(1, 0, 0, NOTIFY | 1, 8), event(2, 64, 36, PACKET | READ | 1, 12)),
                Traces.join(event(3, 64, 0, WRITE | 1, 0), event(4, 64, 4096, READ | SYNC | META | AHEAD | 4, 0)));
        assertThat(Traces.readAll(Traces.open(new Blktrace(), content))).isEmpty();
        byte[] flush = event(5, -1, 0, FLUSH | WRITE | SYNC | 1, 0);
        assertThat(Traces.readAll(Traces.open(new Blktrace(), flush)))
                .singleElement()
                .satisfies(record -> assertThat(record.operation).isEqualTo(Operation.FLUSH));
        byte[] discard = event(5, 64, 1 << 20, DISCARD | WRITE | 0x100 | 1, 8);
        assertThat(Traces.readAll(Traces.open(new Blktrace(), discard)))
                .singleElement()
                .satisfies(record -> assertThat(record.operation).isEqualTo(Operation.DISCARD));
    }

    @Test
    void aTruncatedEventIsNamed() {
        byte[] content = Traces.join(queue(1, 1), queue(2, 2));
        assertThatThrownBy(
                        () -> Traces.readAll(Traces.open(new Blktrace(), Arrays.copyOf(content, content.length - 1))))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("record 2, byte 48: ends after 47 bytes; expected an event of at least 48 bytes");
    }
}
