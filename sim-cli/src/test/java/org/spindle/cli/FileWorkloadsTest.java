package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Generated processes that work with files; docs/workloads.md, "Processes that work with files". Times in ms. */
class FileWorkloadsTest {

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
    }

    private JsonNode run(String workload, String cache) throws IOException {
        Path scenario = transcript.file("scenario.yaml", """
                devices: {disk0: {type: fixed, service: {type: constant, time: 1 ms}, capacity: 1 GiB}}
                host: {type: unix, fileCache: %s}
                workload: %s
                """.formatted(cache, workload));
        Cli cli = Cli.spindle("run", scenario, "--force", "--out", transcript.out());
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        return new RunOutput(transcript.out()).result();
    }

    private static JsonNode metric(JsonNode result, String name) {
        return RunOutput.metric(result, "host", name);
    }

    /**
     * 30.7 MB are 7496 blocks of 4 KiB, read one after the other, each except the first before it is needed; 10.7 MB are 2613. The
     * task computes for 160.6 s. Critical are the first blocks of data, names and inodes.
     */
    @Test
    void compressReadsAndWritesWhatItShould() throws IOException {
        JsonNode result = run("{type: file-tasks, tasks: [compress]}", "{size: 8 MiB, block: 4 KiB}");
        assertThat(metric(result, "task-cpu-time").at("/mean").asDouble()).isCloseTo(160_600, within(1.0));
        assertThat(metric(result, "cache-lookups").at("/value").asLong()).isEqualTo(7496 + 2613 + 2 + 2);
        assertThat(metric(result, "cache-written").at("/value").asLong()).isBetween(2613L + 2, 2613L + 10);
        assertThat(metric(result, "limited-response-time").at("/count").asLong())
                .isBetween(7400L, 7600L);
        assertThat(metric(result, "compress-elapsed-time").at("/mean").asDouble())
                .isBetween(160_600.0, 161_000.0);
    }

    /** Each of 535 files is removed by two synchronous writes, of its directory and of its inode, of 1 ms each. */
    @Test
    void removetreeWritesNamesAndInodesSynchronously() throws IOException {
        JsonNode result = run("{type: file-tasks, tasks: [removetree]}", "{size: 8 MiB, block: 4 KiB}");
        assertThat(metric(result, "cache-written").at("/value").asLong()).isEqualTo(2 * 535);
        assertThat(metric(result, "critical-response-time").at("/count").asLong())
                .isEqualTo(2 * 535);
        assertThat(metric(result, "task-storage-wait").at("/mean").asDouble()).isCloseTo(2 * 535, within(1e-6));
    }

    @Test
    void everyTaskOfAUserIsAProcess() throws IOException {
        JsonNode result =
                run("{type: file-users, users: 3, tasks: 20}", "{size: 1 MiB, block: 4 KiB, largestRequest: 64 KiB}");
        assertThat(metric(result, "edit-elapsed-time").at("/count").asLong()).isEqualTo(60);
        assertThat(metric(result, "task-sleep").at("/mean").asDouble()).isBetween(1400.0, 2600.0);
    }

    @Test
    void aHostWithoutFileCacheIsRefused() {
        Path scenario = transcript.file("scenario.yaml", """
                devices: {disk0: {type: fixed, service: {type: constant, time: 1 ms}, capacity: 1 GiB}}
                host: {type: unix}
                workload: {type: file-tasks, tasks: [copytree]}
                """);
        Cli cli = Cli.spindle("run", scenario, "--out", transcript.out());
        assertThat(cli.exit()).isNotZero();
        assertThat(cli.err()).contains("fileCache: {size: 8 MiB}");
    }
}
