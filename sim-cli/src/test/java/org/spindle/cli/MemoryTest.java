package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Memory does not grow with the length of a run, and a lack of memory is reported as such. */
@Tag("process")
@Timeout(120)
class MemoryTest {

    @TempDir
    private Path directory;

    private Cli run(String heap, String... arguments) throws Exception {
        Path scenario = Files.writeString(directory.resolve("scenario.yaml"), Text.SMALL);
        Path out = directory.resolve("stdout");
        Path err = directory.resolve("stderr");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-Xmx" + heap,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "run",
                scenario.toString(),
                "--out",
                directory.resolve("out").toString()));
        command.addAll(List.of(arguments));
        int exit = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Cli(exit, Files.readString(out), Files.readString(err));
    }

    @Test
    @Tag("nightly")
    void aMillionRequestsFitIntoASmallHeap() throws Exception {
        Cli cli = run("256m", "--set", "workload.requests=1000000");

        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        assertThat(directory.resolve("out/result.json")).content().contains("\"requestsCompleted\" : 1000000");
    }

    /** A load far beyond the throughput of the drive: the queue outgrows the heap. */
    @Test
    void anEndlessQueueEndsInAMessage() throws Exception {
        Cli cli = run("32m", "--set", "workload.requests=1000000", "--set", "workload.arrivals.interarrival.rate=1e6");

        assertThat(cli.err())
                .startsWith("error: the run needs more memory than the JVM has")
                .doesNotContain("\tat ");
        assertThat(cli.exit()).isEqualTo(1);
        assertThat(directory.resolve("out")).doesNotExist();
        try (var left = Files.list(directory)) {
            assertThat(left.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("scenario.yaml", "stdout", "stderr");
        }
    }
}
