package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.workload.trace.blkparse.Blkparse;
import org.spindle.workload.trace.compact.Compact;
import org.spindle.workload.trace.disksimascii.DiskSimAscii;
import org.spindle.workload.trace.hpsrt.HpSrt;
import org.spindle.workload.trace.hpsrt.SrtFile;

/** TraceReader.next: after a resumable complaint the next call returns the following record. */
class TolerantReaderTest {

    private static final String TWO_BAD = "1.0 0 0 8 1\nnonsense\n2.0 0 8 8 1\n3.0 0 minus 8 1\n4.0 0 16 8 1\n";

    @Test
    void damagedLinesArePassedOverAndCounted() {
        TolerantReader reader = new TolerantReader(Traces.open(new DiskSimAscii(), TWO_BAD), Long.MAX_VALUE);
        assertThat(Traces.readAll(reader)).extracting(record -> record.offset).containsExactly(0L, 4096L, 8192L);
        assertThat(reader.skipped()).isEqualTo(2);
        assertThat(reader.first()).hasMessageStartingWith("test.trace: line 2: 'nonsense': expected five fields");
    }

    @Test
    void oneMoreThanAllowedEndsTheReading() {
        assertThat(Traces.readAll(new TolerantReader(Traces.open(new DiskSimAscii(), TWO_BAD), 2)))
                .hasSize(3);
        assertThatThrownBy(() -> Traces.readAll(new TolerantReader(Traces.open(new DiskSimAscii(), TWO_BAD), 1)))
                .isInstanceOf(TraceException.class)
                .hasMessageStartingWith("test.trace: line 4: block number 'minus'")
                .hasMessageEndingWith("it is damaged record number 2, and at most 1 may be skipped");
    }

    /** HP SRT records contain their size, so that one whose completion precedes its start can be skipped. */
    @Test
    void binaryRecordsOfKnownSizeArePassedOver() {
        byte[] file = new SrtFile("$$TR_IOREC-1.7\n\f")
                .seven(1, 0, 0, 5, 512, 0, 1, 0, 512)
                .seven(1, 0, 9, 5, 512, 0, 1, 0, 1024)
                .seven(1, 0, 0, 5, 512, 0, 1, 0, 2048)
                .toBytes();
        TolerantReader reader = new TolerantReader(Traces.open(new HpSrt(), file), Long.MAX_VALUE);
        assertThat(Traces.readAll(reader)).extracting(record -> record.offset).containsExactly(512L, 2048L);
        assertThat(reader.first()).hasMessageContaining("record 2, byte 104: completion 5 us");
    }

    /** An incomplete record at the end of a file is one damaged record. */
    @Test
    void aTruncatedRecordIsTheLastOne() {
        byte[] file = new SrtFile("$$TR_IOREC-1.7\n\f")
                .seven(1, 0, 0, 5, 512, 0, 1, 0, 512)
                .seven(1, 0, 0, 5, 512, 0, 1, 0, 2048)
                .toBytes();
        TolerantReader reader =
                new TolerantReader(Traces.open(new HpSrt(), Arrays.copyOf(file, file.length - 3)), Long.MAX_VALUE);
        assertThat(Traces.readAll(reader)).hasSize(1);
        assertThat(reader.skipped()).isEqualTo(1);
    }

    /** A batch of the compact format is read completely or not at all. */
    @Test
    void whatHasNoKnownEndCannotBeSkipped() {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try (TraceWriter writer = new Compact().create(content)) {
            writer.write(new TraceRecord());
        }
        byte[] cut = Arrays.copyOf(content.toByteArray(), 70);
        assertThatThrownBy(() -> Traces.readAll(new TolerantReader(Traces.open(new Compact(), cut), Long.MAX_VALUE)))
                .isInstanceOf(TraceException.class)
                .hasMessageStartingWith("test.trace: byte 70: is truncated in batch 1")
                .hasMessageEndingWith("; it cannot be skipped, because the start of the next record is unknown");
    }

    @Test
    void aFileOfNothingButDamageIsAnEmptyOne() {
        TolerantReader reader = new TolerantReader(Traces.open(new DiskSimAscii(), "a\nb\n"), Long.MAX_VALUE);
        assertThat(Traces.readAll(reader)).isEmpty();
        assertThat(reader.skipped()).isEqualTo(2);
        assertThatThrownBy(() ->
                        Traces.readAll(new TolerantReader(Traces.open(new Blkparse(), "8,0 1 1 x\n"), Long.MAX_VALUE)))
                .hasMessageContaining("has no block events");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "limit", "limit=", "limit=-1", "Skip", "5"})
    void otherPoliciesAreRefused(String text) {
        assertThatThrownBy(() -> OnError.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void policiesAreStopSkipAndLimit() {
        assertThat(OnError.parse("stop")).isEqualTo(new OnError.Stop());
        assertThat(OnError.parse("skip")).isEqualTo(new OnError.Skip(null));
        assertThat(OnError.parse("limit=12")).isEqualTo(new OnError.Skip(12L));
    }
}
