package org.spindle.workload.trace.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.Traces;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;

/** Traces of files are read ahead once they turn out to be long. */
class AheadOpenerTest {

    private static final int RECORDS = 20_000;

    private final TraceFileOpener opener = new TraceFileOpener(KnownFormats.of(new TraceFormatsPlugin()));
    private final ReadingThreads threads = new ReadingThreads(1);

    @Test
    void longTracesTakeAThreadAndGiveItBack(@TempDir Path directory) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < RECORDS; i++) {
            text.append(i).append(".0 0 ").append(i).append(" 8 1\n");
        }
        Path file = Files.write(directory.resolve("long.trace.gz"), Traces.gzip(Traces.ascii(text.toString())));
        TraceRecord record = new TraceRecord();
        try (TraceReader reader = new AheadOpener(opener, threads).open(file, TraceFileOpener.AUTO)) {
            for (int i = 0; i < RECORDS / 2; i++) {
                assertThat(reader.next(record)).isTrue();
                assertThat(record.offset).isEqualTo(512L * i);
            }
            assertThat(reader.position()).isEqualTo("line " + RECORDS / 2);
        }
        assertThat(threads.acquire()).isTrue();
    }

    @Test
    void shortOnesDoNot(@TempDir Path directory) throws IOException {
        Path file = Files.writeString(directory.resolve("short.trace"), "0.0 0 0 8 1\n1.0 0 8 8 1\n");
        TraceRecord record = new TraceRecord();
        try (TraceReader reader = new AheadOpener(opener, threads).open(file, "disksim-ascii")) {
            while (reader.next(record)) {
                assertThat(threads.acquire()).isTrue();
                threads.release();
            }
        }
    }
}
