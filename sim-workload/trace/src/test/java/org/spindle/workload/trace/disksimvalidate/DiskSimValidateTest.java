package org.spindle.workload.trace.disksimvalidate;

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

/** trace-formats, section 3. */
class DiskSimValidateTest {

    private static final String TRACE =
            "R Miss  564347     2     14095.370     13876.270\n" + "W Doub 1569160     3      6936.010     23126.390\n";

    private final DiskSimValidate format = new DiskSimValidate();

    /** Times in microseconds become nanoseconds; there is no arrival time, and the device is always 0. */
    @Test
    void fieldsHaveTheirUnits() {
        for (String text : new String[] {TRACE, TRACE.replace("\n", "\r\n"), TRACE.trim()}) {
            assertThat(Traces.readAll(Traces.open(format, text)))
                    .extracting(r -> r.operation, r -> r.offset, r -> r.length, r -> r.service, r -> r.thinkAfter)
                    .containsExactly(
                            tuple(Operation.READ, 564_347L * 512, 1024L, 14_095_370L, 13_876_270L),
                            tuple(Operation.WRITE, 1_569_160L * 512, 1536L, 6_936_010L, 23_126_390L));
        }
        assertThat(Traces.readAll(Traces.open(format, TRACE))).allSatisfy(record -> {
            assertThat(record.arrival).isEqualTo(TraceRecord.NONE);
            assertThat(record.response).isEqualTo(record.service);
            assertThat(record.device).isZero();
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    R Miss 1 2 3.0          | 'R Miss 1 2 3.0': expected six fields
                    X Miss 1 2 3.0 4.0      | operation 'X': expected R or W
                    R Maybe 1 2 3.0 4.0     | buffer action 'Maybe': expected Hit, Miss, Doub or Trip
                    R Miss a 2 3.0 4.0      | block number 'a': expected
                    R Miss 1 2.5 3.0 4.0    | block count '2.5': expected
                    R Miss 1 2 ? 4.0        | service time in us '?': expected
                    R Miss 1 2 3.0 -4.0     | next interarrival time in us '-4.0': expected
                    """)
    void damagedLinesAreNamed(String line, String complaint) {
        assertThatThrownBy(() -> Traces.readAll(Traces.open(format, TRACE + line)))
                .isInstanceOf(TraceException.class)
                .hasMessageStartingWith("test.trace: line 3: " + complaint);
    }

    @Test
    void recognitionLooksAtTheWords() {
        assertThat(format.recognise(Traces.ascii(TRACE), TRACE.length())).isEqualTo(80);
        assertThat(format.recognise(Traces.ascii("1.0 0 0 8 1\n"), 12)).isZero();
    }
}
