package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Belady's MIN in a cache of a run whose workload tells the next accesses: docs/caches.md. */
class ClairvoyantLayerTest {

    private static final int RECORD = 24;
    private static final int KEYS = 3;
    private static final int ACCESSES = 9;

    @TempDir
    private Path directory;

    private Path scenario;

    /** The keys 1, 2, 3 in turn, each one line, over a cache of two lines. */
    @BeforeEach
    void writeTraceAndScenario() throws IOException {
        ByteBuffer records = ByteBuffer.allocate(ACCESSES * RECORD).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < ACCESSES; i++) {
            int next = i + KEYS + 1;
            records.putInt(i).putLong(8L * (i % KEYS)).putInt(4096).putLong(next <= ACCESSES ? next : -1);
        }
        Path trace = Files.write(directory.resolve("turns.oracle"), records.array());
        scenario = Files.writeString(directory.resolve("scenario.yaml"), """
            devices:
              disk0: {type: fixed, capacity: 1 GB, service: {type: constant, time: 1 ms}}
            layers:
              cache: {over: [disk0], layer: {type: cache, size: 8 KiB, line: 4 KiB, replacement: belady}}
            workload: {type: trace, file: %s, format: oracle-general}
            output: {requests: csv}
            """.formatted(trace));
    }

    private RunOutput run(String... more) throws IOException {
        Path out = Files.createTempDirectory(directory, "out");
        Cli cli = Cli.spindle("run", scenario, "--out", out, "--set", more[0]);
        assertThat(cli.err()).isEmpty();
        return new RunOutput(out);
    }

    /**
     * By hand (Belady 1966): 1 and 2 miss; 3 replaces 2, whose next use is later than that of 1; 1 hits; 2 replaces 1; 3 hits;
     * 1 replaces 3; 2 hits; 3 misses. LRU always evicts what comes next.
     */
    @Test
    void minEvictsTheLineWhoseNextUseIsFarthest() throws IOException {
        RunOutput min = run("name=min");
        assertThat(min.metric("cache", "read-hits").get("value").asInt()).isEqualTo(3);
        assertThat(min.column("next_access"))
                .containsExactly(
                        "4",
                        "5",
                        "6",
                        "7",
                        "8",
                        "9",
                        String.valueOf(Long.MAX_VALUE),
                        String.valueOf(Long.MAX_VALUE),
                        String.valueOf(Long.MAX_VALUE));
        assertThat(run("layers.cache.layer.replacement=belady-by-size")
                        .metric("cache", "read-hits")
                        .get("value")
                        .asInt())
                .as("the same, as all lines are of one size")
                .isEqualTo(3);
        assertThat(run("layers.cache.layer.replacement=lru")
                        .metric("cache", "read-hits")
                        .get("value")
                        .asInt())
                .isZero();
    }

    @Test
    void aWorkloadThatTellsNoNextAccessIsRefused() {
        Cli refused = Cli.spindle(
                "run",
                scenario,
                "--out",
                directory.resolve("none"),
                "--set",
                "workload={type: random, requests: 10, arrivals: {type: closed, population: 1}}");
        assertThat(refused.exit()).isNotZero();
        assertThat(refused.err())
                .contains("layers.cache.layer", "belady", "needs the attribute 'next-access'", "the workload 'random'");
    }
}
