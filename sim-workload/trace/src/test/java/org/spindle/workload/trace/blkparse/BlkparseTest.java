package org.spindle.workload.trace.blkparse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Traces;

/** trace-formats, section 10. */
class BlkparseTest {

    private static final String EVENTS = """
              8,16   1        1     0.000000000  3108  A  RM 320081952 + 8 <- (8,1) 320079904
              8,16   1        2     0.000000184  3108  Q  RM 320081952 + 8 [bash]
              8,16   1        3     0.000000949  3108  G  RM 320081952 + 8 [bash]
              8,16   1        0     0.000001000     0  m   N cfq3108 insert_request
              8,16   1        4     0.000002000  3108  P   N [bash]
              8,16   1        5     0.000003000  3108  U   N [bash] 1
              8,16   1        6     0.000004000  3108  D  RM 320081952 + 8 [bash]
              8,16   1        7     0.000090000     0  C  RM 320081952 + 8 [0]
              8,16   0        8     1.500000000    10  Q  WS 16 + 24 [jbd2/sda 1-8 [x]]
            CPU0 (8,16):
             Reads Queued:         963,     3852KiB	 Writes Queued:           0,        0KiB

            Throughput (R/W): 11165KiB/s / 0KiB/s
            Events (8,16): 6741 entries
            """;

    private final Blkparse format = new Blkparse();

    private List<TraceRecord> read(String text) {
        return Traces.readAll(Traces.open(format, text));
    }

    private static String queue(String rest) {
        return "  8,0    1        2     0.000000184  3108  Q " + rest + "\n";
    }

    @Test
    void queueEventsAreTheRequests() {
        for (String text : new String[] {EVENTS, EVENTS.replace("\n", "\r\n"), EVENTS.stripTrailing()}) {
            List<TraceRecord> records = read(text);
            assertThat(records).hasSize(2);
            TraceRecord first = records.get(0);
            assertThat(first.arrival).isEqualTo(184);
            assertThat(first.device).isEqualTo(8L << 20 | 16);
            assertThat(first.process).isEqualTo(3108);
            assertThat(first.offset).isEqualTo(320_081_952L * 512);
            assertThat(first.length).isEqualTo(4096);
            assertThat(first.operation).isEqualTo(Operation.READ);
            assertThat(first.metadata).isTrue();
            assertThat(records.get(1).arrival).isEqualTo(1_500_000_000);
            assertThat(records.get(1).operation).isEqualTo(Operation.WRITE);
        }
    }

    /** RWBS: an optional F, one of R W D N, then any of F A S M; unknown letters are ignored. */
    @ParameterizedTest
    @CsvSource({
        "R,    READ,    true,  false, false",
        "RM,   READ,    true,  false, true",
        "RS,   READ,    true,  false, false",
        "RA,   READ,    false, true,  false",
        "RAM,  READ,    false, true,  true",
        "W,    WRITE,   false, false, false",
        "WM,   WRITE,   false, false, true",
        "WS,   WRITE,   true,  false, false",
        "FWS,  WRITE,   true,  false, false",
        "WFSM, WRITE,   true,  false, true",
        "D,    DISCARD, false, false, false",
        "DS,   DISCARD, true,  false, false",
        "WSXU, WRITE,   true,  false, false"
    })
    void lettersAreOperationAndFlags(
            String letters, Operation operation, boolean synchronous, boolean readAhead, boolean metadata) {
        TraceRecord record = read(queue(letters + " 64 + 8 [a b]")).get(0);
        assertThat(record.operation).isEqualTo(operation);
        assertThat(record.synchronous).isEqualTo(synchronous);
        assertThat(record.synchronyKnown).isTrue();
        assertThat(record.readAhead).isEqualTo(readAhead);
        assertThat(record.metadata).isEqualTo(metadata);
        assertThat(record.offset).isEqualTo(32_768);
    }

    /** Kernel text prints size-less events as 0 + 0 and completed flushes with sector 2^64 - 1; blkparse leaves it out. */
    @ParameterizedTest
    @ValueSource(
            strings = {"FWS 0 + 0 [sync]", "FF 18446744073709551615 + 0 [0]", "F [sync]", "FWS [sync]", "FN [sync]"})
    void flushesCarryNoSectors(String rest) {
        assertThat(read(queue(rest))).singleElement().satisfies(record -> {
            assertThat(record.operation).isEqualTo(Operation.FLUSH);
            assertThat(record.offset).isZero();
            assertThat(record.length).isZero();
            assertThat(record.synchronous).isTrue();
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "WS 0 + 0 [a]",
                "N 64 + 8 [a]",
                "N [a]",
                "R [a]",
                "R 36 (12 00 00 00 24 00 ..) [a]",
                "Z 64 + 8 [a]"
            })
    void whatCannotBeReplayedIsPassedOver(String rest) {
        assertThat(read(queue(rest) + queue("R 64 + 8 [a]"))).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    8,0 1 2 0.0 3108 Q R 64 + 8           | expected a line that ends with a process
                    8,0 1 2 0.0 3108 Q R 64 + 8 [ba       | expected a line that ends with a process
                    8,0 1 2 0.0 0 C R 64 + 8              | expected a line that ends with a process
                    8,0 1 2 0.0 3108 Q                    | expected a line that ends with a process
                    8,0 1 2 0.0 3108                      | expected an event: major,minor cpu
                    8,0 1 2 0.00x 3108 Q R 64 + 8 [a]     | expected an event: major,minor cpu
                    8 1 2 0.0 3108 Q R 64 + 8 [a]         | expected an event: major,minor cpu
                    8,0 1 2 0.0 3108 Q R 64 - 8 [a]       | expected 'sector + sectors [process]'
                    8,0 1 2 0.0 3108 Q R 6x + 8 [a]       | sector '6x': expected
                    8,0 1 2 0.0 3108 Q R 64 + 8k [a]      | number of sectors '8k': expected
                    8,0 1 2 0.0 3108 Q R 18446744073709551615 + 8 [a] | sector '18446744073709551615': expected
                    8, 1 2 0.0 3108 Q R 64 + 8 [a]        | device '8,': expected
                    8,1048576 1 2 0.0 3108 Q R 64 + 8 [a] | device '8,1048576': expected
                    """)
    void damagedEventsAreNamed(String line, String complaint) {
        assertThatThrownBy(() -> read(queue("R 64 + 8 [a]") + line))
                .isInstanceOf(TraceException.class)
                .hasMessageStartingWith("test.trace: line 2: ")
                .hasMessageContaining(complaint);
    }

    @Test
    void aReportWithoutEventsIsAnError() {
        assertThatThrownBy(() -> read("Total (sda):\n"))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("test.trace: has no block events");
    }

    @Test
    void recognitionLooksAtTheFirstLines() {
        byte[] head = Traces.ascii(EVENTS.substring(0, EVENTS.indexOf("CPU0")));
        assertThat(format.recognise(head, head.length)).isEqualTo(80);
        byte[] fiu = Traces.ascii("89966430112 4892 syslogd 904265560 8 W 6 0 531e779b4ff3bd0a\n");
        assertThat(format.recognise(fiu, fiu.length)).isZero();
    }

    private static String event(int micros, String rest) {
        return String.format("  8,0    1        2     0.%06d000  3108  %s [a]%n", micros, rest);
    }

    /** Two queue events are one command of 16 sectors; a second is refused at 30 us and issued again at 60. */
    @Test
    void commandsRunFromTheirLastIssue() {
        String text = event(0, "Q RA 64 + 8")
                + event(1, "Q RA 72 + 8")
                + event(10, "D RA 64 + 16")
                + event(20, "Q WS 800 + 8")
                + event(30, "D WS 800 + 8")
                + event(50, "C RA 64 + 16")
                + event(60, "D WS 800 + 8")
                + event(65, "D  R 8 + 8")
                + event(90, "C WS 800 + 8")
                + event(95, "C RA 4096 + 8");
        List<TraceRecord> commands = Traces.readAll(Traces.open(new BlkparseCommands(), text));
        assertThat(commands)
                .extracting(command -> command.arrival, command -> command.length, command -> command.service)
                .containsExactly(
                        tuple(10_000L, 8192L, 40_000L),
                        tuple(60_000L, 4096L, 30_000L),
                        tuple(65_000L, 4096L, TraceRecord.NONE));
        assertThat(commands.get(1).operation).isEqualTo(Operation.WRITE);
        assertThat(new BlkparseCommands().recognise(Traces.ascii(text), text.length()))
                .isZero();
    }
}
