package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.workload.trace.blkparse.Blkparse;
import org.spindle.workload.trace.blkparse.BlkparseCommands;
import org.spindle.workload.trace.tracepoint.Tracepoint;

/** The CPU of a request is that of its queue event: blkparse's second field, the brackets of a tracepoint line. */
class RecordedCpusTest {

    private static final String BLKPARSE = """
              8,0    3        1     0.000000000   701  Q   R 8 + 8 [fio]
              8,0    0        2     0.000001000   701  D   R 8 + 8 [fio]
              8,0   11        3     0.000002000   702  Q   W 64 + 8 [fio]
              8,0    0        4     0.000003000     0  C   R 8 + 8 [0]
            """;

    private static List<Long> cpus(List<TraceRecord> records) {
        return records.stream().map(record -> record.cpu).toList();
    }

    @Test
    void ofBlkparse() {
        assertThat(cpus(Traces.readAll(Traces.open(new Blkparse(), BLKPARSE)))).containsExactly(3L, 11L);
    }

    /** A command is issued on a CPU of its own. */
    @Test
    void ofCommands() {
        assertThat(cpus(Traces.readAll(Traces.open(new BlkparseCommands(), BLKPARSE))))
                .containsExactly(0L);
    }

    @Test
    void ofTracepoints() {
        String events = """
                 fio-7225    [001] .....  1.000000: block_bio_queue: 7,0 RS 8 + 8 [fio]
                 fio-7228    [014] .....  1.000002: block_bio_queue: 7,0 R 16 + 8 [fio]
                """;
        assertThat(cpus(Traces.readAll(Traces.open(new Tracepoint(), events)))).containsExactly(1L, 14L);
    }

    @Test
    void thatCannotExistAreDamage() {
        assertThatThrownBy(() -> Traces.readAll(Traces.open(new Blkparse(), BLKPARSE.replace(" 11 ", " 8192 "))))
                .hasMessageContaining("CPU")
                .hasMessageContaining("8192");
    }

    @Test
    void areWrittenAndReadAgain() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (TraceWriter writer = new Blkparse().create(out)) {
            for (TraceRecord record : Traces.readAll(Traces.open(new Blkparse(), BLKPARSE))) {
                assertThat(writer.fit(record)).isTrue();
                writer.write(record);
            }
        }
        String text = out.toString(StandardCharsets.UTF_8);
        assertThat(cpus(Traces.readAll(Traces.open(new Blkparse(), text)))).containsExactly(3L, 11L);
    }
}
