package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run whose trace is read ahead on another thread has the same results and errors as one that reads on demand. */
class TraceThreadsTest {

    private static final int RECORDS = 20_000;
    private static final int DAMAGED = 15_000;

    @TempDir
    private Path place;

    private Path scenario;

    @BeforeEach
    void writeScenario() throws IOException {
        scenario = Files.writeString(place.resolve("replay.yaml"), """
                name: replay
                devices:
                  disk0: {type: fixed, capacity: 1 TB, service: {type: exponential, mean: 40 us}}
                workload: {type: trace, file: long.csv.gz, format: alibaba}
                output: {requests: csv}
                """);
        writeTrace("");
    }

    /** Writes a trace with a given line in its later part. */
    private void writeTrace(String special) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < RECORDS; i++) {
            text.append(i == DAMAGED - 1 ? special : "")
                    .append("0,")
                    .append(i % 3 == 0 ? 'W' : 'R')
                    .append(',');
            text.append(4096L * (i * 7919L % 100_000)).append(",4096,").append(1_577_808_000_000_000L + 50L * i);
            text.append('\n');
        }
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(place.resolve("long.csv.gz")))) {
            out.write(text.toString().getBytes(StandardCharsets.US_ASCII));
        }
    }

    private Cli run(int threads, Object... more) {
        List<Object> line = new ArrayList<>(List.of("run", scenario, "--out", place.resolve("out" + threads)));
        line.addAll(List.of("--trace-threads", threads));
        line.addAll(List.of(more));
        Cli run = Cli.spindle(line.toArray());
        assertThat(Thread.getAllStackTraces().keySet())
                .noneMatch(thread -> thread.getName().equals("trace-reader"));
        return run;
    }

    private void assertSameResults() throws IOException {
        for (String file : List.of("result.json", "summary.csv", "requests.csv")) {
            assertThat(place.resolve("out1").resolve(file))
                    .hasSameBinaryContentAs(place.resolve("out0").resolve(file));
        }
    }

    @Test
    void resultsAreTheSameBytes() throws IOException {
        assertThat(run(0).exit()).isZero();
        assertThat(run(1).exit()).isZero();
        assertSameResults();
        assertThat(Files.readString(place.resolve("out1/result.json"))).contains("\"requestsCompleted\" : " + RECORDS);
    }

    @Test
    void resultsAreTheSameBytesWhereARunStopsEarly() throws IOException {
        assertThat(run(0, "--set", "stop.requests=12000").exit()).isZero();
        assertThat(run(1, "--set", "stop.requests=12000").exit()).isZero();
        assertSameResults();
    }

    @Test
    void aDamagedRecordIsReportedAtItsPlaceAndSkippedIfWanted() throws IOException {
        writeTrace("junk,");
        Cli alone = run(0);
        assertThat(alone.exit()).isEqualTo(1);
        assertThat(alone.err()).contains("line " + DAMAGED + ": 'junk,0,");
        assertThat(run(1)).isEqualTo(alone);
        assertThat(run(0, "--set", "workload.onError=skip").exit()).isZero();
        assertThat(run(1, "--set", "workload.onError=skip").exit()).isZero();
        assertSameResults();
    }

    @Test
    void aRequestThatDoesNotFitIsReportedWithItsPlace() throws IOException {
        writeTrace("0,R,4000000000000,4096,1577808000700000\n");
        Cli alone = run(0);
        assertThat(alone.exit()).isEqualTo(1);
        assertThat(alone.err()).contains("line " + DAMAGED + ": device disk0: ");
        assertThat(run(1)).isEqualTo(alone);
    }

    @Test
    void numbersThatCannotBeAreRefused() {
        Cli run = Cli.spindle("run", scenario, "--trace-threads", -1);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("--trace-threads -1 is out of range");
    }
}
