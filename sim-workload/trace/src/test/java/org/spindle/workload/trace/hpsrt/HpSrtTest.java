package org.spindle.workload.trace.hpsrt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Traces;

/** trace-formats, section 4. */
class HpSrtTest {

    private static final String OLD_HEADER =
            "$$TR_IOREC-1.3 (test)\0\nversion = 1.3;\ndisks = {\n 0 -> { sectorsize  = 256,\n } };\n\f";
    private static final String NEW_HEADER = "$$TR_IOREC-1.7 : derived\0\nversion = 1.7;\n\f";
    private static final int READ = 0x1;
    private static final int ASYNC = 0x100;

    private final HpSrt format = new HpSrt();

    private static SrtFile file() {
        return new SrtFile(OLD_HEADER);
    }

    private List<TraceRecord> read(SrtFile file) {
        return Traces.readAll(Traces.open(format, file.toBytes()));
    }

    /** Sectors are those of the header's sectorsize; the unit number is (devno >> 8) & 0xff; stop is the response time. */
    @Test
    void version13CountsSectorsOf256Bytes() {
        TraceRecord record = read(file().old(2, 1, 12, 345_678, 1_000, 15_000, 8192, 1056, 0x08000100L | 8, READ))
                .get(0);
        assertThat(record.arrival).isEqualTo(12_345_678_000L);
        assertThat(record.response).isEqualTo(15_000_000);
        assertThat(record.service).isEqualTo(14_000_000);
        assertThat(record.offset).isEqualTo(1056 * 256);
        assertThat(record.length).isEqualTo(8192);
        assertThat(record.device).isEqualTo(1);
        assertThat(record.operation).isEqualTo(Operation.READ);
        assertThat(record.synchronous).isTrue();
        assertThat(record.synchronyKnown).isTrue();
        assertThat(record.process).isEqualTo(TraceRecord.NONE);
    }

    @Test
    void headersMayNameAnotherSectorSize() {
        SrtFile file = new SrtFile(OLD_HEADER.replace("= 256", "= 512")).old(1, 1, 0, 0, 0, 1, 512, 3, 0, ASYNC);
        TraceRecord record = read(file).get(0);
        assertThat(record.offset).isEqualTo(3 * 512);
        assertThat(record.operation).isEqualTo(Operation.WRITE);
        assertThat(record.synchronous).isFalse();
        assertThatThrownBy(() -> read(new SrtFile(OLD_HEADER.replace("\f", "sectorsize = 512\f"))))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("sectors of 256 and 512 bytes");
    }

    @Test
    void version17CountsBytesAndCalendarTime() {
        SrtFile file = new SrtFile(NEW_HEADER)
                .seven(1_053_281_044L, 630_058, 3, 7487, 4096, 0x1f016000L, 0x20401bL & ~READ, 11_417, 0x1_079e_2000L);
        TraceRecord record = read(file).get(0);
        assertThat(record.arrival).isEqualTo(1_053_281_044_630_058_000L);
        assertThat(record.offset).isEqualTo(0x1_079e_2000L);
        assertThat(record.device).isEqualTo(0x1f016000L);
        assertThat(record.process).isEqualTo(11_417);
        assertThat(record.service).isEqualTo(7_484_000);
        assertThat(record.operation).isEqualTo(Operation.WRITE);
    }

    /** 800 sectors to a cylinder: 903 and 904 are on cylinder 1; the file, made for 904, says 0 and 1. */
    @Test
    void cylindersAreCheckedWhereTheHeaderTellsThem() {
        String geometry = OLD_HEADER.replace("\f", "nspt = 100,\n ntpc = 8,\f");
        SrtFile file =
                new SrtFile(geometry).old(1, 1, 0, 0, 0, 1, 512, 903, 0, READ).old(1, 1, 0, 0, 0, 1, 512, 904, 0, READ);
        HpSrtReader reader = (HpSrtReader) Traces.open(format, file.toBytes());
        Traces.readAll(reader);
        assertThat(reader.tallies()).containsEntry("records_where_sectno_div_800_differs_from_cylno", 1L);
        HpSrtReader without = (HpSrtReader) Traces.open(
                format, file().old(1, 1, 0, 0, 0, 1, 512, 904, 0, READ).toBytes());
        Traces.readAll(without);
        assertThat(without.tallies().keySet()).noneMatch(name -> name.contains("cylno"));
    }

    /** The form feed that ends the header is the first one: the byte occurs among the records, too. */
    @Test
    void theFirstFormFeedEndsTheHeader() {
        assertThat(read(file().old(1, 1, 0x0c0c0cL, 12, 0, 0x0c, 512, 0x0c, 0, READ)
                        .old(1, 1, 12_999_999L, 0, 0, 0, 512, 0, 0, READ)))
                .hasSize(2);
    }

    @Test
    void suspectTextAndFileSystemRecordsArePassedOver() {
        SrtFile file = file().old(1, 1, 1, 0, 0, 1, 512, 0, 0, READ)
                .words(56, 2L << 16 | 4, 2, 0, 0, 1, 512, 0, 0, 0, 0, 0, 0, 9)
                .words(16, 2L << 16 | 3, 0x41424344L, 0x45464748L)
                .words(12, 2L << 16 | 6, 0)
                .old(4, 1, 3, 0, 0, 1, 512, 0, 0, READ);
        assertThat(read(file)).extracting(r -> r.arrival).containsExactly(1_000_000_000L, 3_000_000_000L);
    }

    @Test
    void damagedRecordsAreNamedByNumberAndByte() {
        int header = OLD_HEADER.length();
        SrtFile good = file().old(1, 1, 1, 0, 0, 1, 512, 0, 0, READ);
        assertThatThrownBy(
                        () -> read(file().old(1, 1, 1, 0, 0, 1, 512, 0, 0, READ).words(13, 1L << 16 | 1)))
                .hasMessageStartingWith("test.trace: record 2, byte " + (header + 52) + ": record size 13; expected");
        assertThatThrownBy(() -> read(file().words(52, 5L << 16 | 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
                .hasMessageContaining("short I/O record of version 5; expected version 1, 2, 3, 4 or 7");
        assertThatThrownBy(() -> read(file().words(52, 7L << 16 | 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
                .hasMessageContaining("version 7 with 52 bytes; expected at least 88");
        assertThatThrownBy(() -> read(file().words(12, 1L << 16 | 2, 0)))
                .hasMessageContaining("long I/O record; expected short I/O records");
        assertThatThrownBy(() -> read(file().old(1, 1, 1, 1_000_000, 0, 1, 512, 0, 0, READ)))
                .hasMessageContaining("microseconds 1000000; expected less than 1000000");
        assertThatThrownBy(() -> read(file().old(1, 1, 1, 0, 5, 1, 512, 0, 0, READ)))
                .hasMessageContaining("before the start at 5 us");
        assertThatThrownBy(() -> read(new SrtFile(NEW_HEADER).seven(0, 0, 0, 0, 1, 0, 0, 0, Long.MAX_VALUE)))
                .hasMessageContaining("disk offset 9223372036854775807");
        for (int cut = 1; cut < 52; cut++) {
            byte[] content = good.toBytes();
            byte[] truncated = Arrays.copyOf(content, content.length - cut);
            assertThatThrownBy(() -> Traces.readAll(Traces.open(format, truncated)))
                    .isInstanceOf(TraceException.class)
                    .hasMessageContaining("record 1, byte " + header + ": ends after " + (52 - cut));
        }
    }

    @Test
    void damagedHeadersAreNamed() {
        assertThatThrownBy(() -> read(new SrtFile("$$TR_IOREC-1.3\nversion")))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("test.trace: ends within the SRT header");
        assertThatThrownBy(() -> read(new SrtFile("1.0 0 0 8 1\n")))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("begins with '1.0 0 0 8 1\\n'; an SRT trace begins with '$$TR_IOREC-'");
        assertThatThrownBy(() -> read(new SrtFile("$$TR_IOREC-" + "x".repeat(200_000))))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("no form feed");
    }

    @Test
    void anEmptyTraceHasNoRequests() {
        try (TraceReader reader = Traces.open(format, OLD_HEADER)) {
            assertThat(reader.next(new TraceRecord())).isFalse();
        }
    }

    @Test
    void theMagicIsCertain() {
        byte[] head = Traces.ascii(OLD_HEADER);
        assertThat(format.recognise(head, head.length)).isEqualTo(100);
        assertThat(format.recognise(head, 5)).isZero();
        assertThat(format.recognise(Traces.ascii("$$TR_IOREQ-1.3"), 14)).isZero();
    }
}
