package org.spindle.workload.trace.disksimascii;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Traces;

/** trace-formats, section 2. */
class DiskSimAsciiTest {

    /** The lines of the reference collection's edge file: tabs, runs of blanks, whole and decimal times, hexadecimal flags. */
    private static final String VARIANTS = "0.000000\t0\t100\t8\t1\n"
            + "  1.5   0  200  16   81\n"
            + "1.5 1 300 1 100\n"
            + "2.25 1 0 2 0\n"
            + "3 0 116 8 1\n";

    private final DiskSimAscii format = new DiskSimAscii();

    private void assertVariants(String content) {
        assertThat(Traces.readAll(Traces.open(format, content)))
                .extracting(r -> r.arrival, r -> r.device, r -> r.offset, r -> r.length, r -> r.operation)
                .containsExactly(
                        tuple(0L, 0L, 51_200L, 4096L, Operation.READ),
                        tuple(1_500_000L, 0L, 102_400L, 8192L, Operation.READ),
                        tuple(1_500_000L, 1L, 153_600L, 512L, Operation.WRITE),
                        tuple(2_250_000L, 1L, 0L, 1024L, Operation.WRITE),
                        tuple(3_000_000L, 0L, 59_392L, 4096L, Operation.READ));
    }

    @Test
    void variantsAreRead() {
        assertVariants(VARIANTS);
        assertVariants(VARIANTS.replace("\n", "\r\n"));
        assertVariants(VARIANTS.substring(0, VARIANTS.length() - 1));
        assertVariants("\n\n" + VARIANTS.replace("\n", "\n \n"));
    }

    /** Bit 1 read, 2 time-critical, 4 time-limited, 80 synchronous, 100 asynchronous; other bits say nothing about waiting. */
    @ParameterizedTest
    @CsvSource({
        "0,        WRITE, true,  false",
        "1,        READ,  true,  false",
        "81,       READ,  true,  true",
        "80,       WRITE, true,  true",
        "101,      READ,  false, true",
        "100,      WRITE, false, true",
        "181,      READ,  false, true",
        "3,        READ,  true,  true",
        "2,        WRITE, true,  true",
        "5,        READ,  false, true",
        "4,        WRITE, false, true",
        "0x81,     READ,  true,  true",
        "E0000201, READ,  true,  false"
    })
    void flagsAreHexadecimal(String flags, Operation operation, boolean synchronous, boolean known) {
        TraceRecord record =
                Traces.readAll(Traces.open(format, "1.0 0 0 8 " + flags)).get(0);
        assertThat(record.operation).isEqualTo(operation);
        assertThat(record.synchronous).isEqualTo(synchronous);
        assertThat(record.synchronyKnown).isEqualTo(known);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    1.0 0 0 8       | '1.0 0 0 8': expected five fields
                    1.0 0 0 8 1 0   | '1.0 0 0 8 1 0': expected five fields
                    -1.0 0 0 8 1    | arrival time in ms '-1.0': expected
                    1.0 sda 0 8 1   | device number 'sda': expected
                    1.0 0 -8 8 1    | block number '-8': expected
                    1.0 0 0 0x8 1   | block count '0x8': expected
                    1.0 0 0 8 R     | flags 'R': expected a hexadecimal number
                    1.0 0 9223372036854775807 8 1 | block number '9223372036854775807': expected
                    """)
    void damagedLinesAreNamed(String line, String complaint) {
        assertThatThrownBy(() -> Traces.readAll(Traces.open(format, "0.5 0 0 8 1\n" + line + "\n2.0 0 0 8 1\n")))
                .isInstanceOf(TraceException.class)
                .hasMessageStartingWith("test.trace: line 2: " + complaint);
    }

    @Test
    void aFileCutOffInItsLastRecordIsAnError() {
        assertThatThrownBy(() -> Traces.readAll(Traces.open(format, VARIANTS.substring(0, VARIANTS.length() - 4))))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("line 5: '3 0 116 ': expected five fields");
    }

    @Test
    void anErrorLeavesTheRecordAlone() {
        TraceRecord record = new TraceRecord();
        record.offset = 42;
        assertThatThrownBy(() -> Traces.open(format, "1.0 0 0 8 R").next(record))
                .isInstanceOf(TraceException.class);
        assertThat(record.offset).isEqualTo(42);
        assertThat(Traces.open(format, "").next(record)).isFalse();
        assertThat(record.offset).isEqualTo(42);
    }

    @Test
    void recognitionAsksForADecimalPoint() {
        assertThat(format.recognise(Traces.ascii(VARIANTS), VARIANTS.length())).isEqualTo(60);
        assertThat(format.recognise(Traces.ascii("1 0 2 3 1\n"), 10)).isEqualTo(30);
        assertThat(format.recognise(Traces.ascii("R Hit 1 2 3.0 4.0\n"), 18)).isZero();
        assertThat(format.recognise(new byte[0], 0)).isZero();
    }
}
