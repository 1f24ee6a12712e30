package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * One workload by four methodologies; docs/methodologies.md. Worked by hand: a process reads, waits, computes for 5 ms, and reads again.
 * On the disk of the recording a read takes 10 ms, so that it reads at 0 and 15 ms; on the disk that is modelled a read takes 30 ms.
 */
class MethodologyTest {

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
        transcript.file("trace.system", """
                spindle-system 1
                process 1 parent 0 running 0 task reader
                1 0 read 1 0 0 8 critical
                1 0 need 1
                1 5000000 read 2 0 800 8 critical
                1 0 need 2
                1 0 exit
                """);
    }

    private Cli spindle(String methodology) {
        Path scenario = transcript.file("scenario.yaml", """
                devices: {disk0: {type: fixed, service: {type: constant, time: 30 ms}, capacity: 1 GiB}}
                host: {type: unix}
                workload: {type: system, file: trace.system}
                methodology: %s
                """.formatted(methodology));
        return Cli.spindle("run", scenario, "--force", "--out", transcript.out());
    }

    private static final String ELSEWHERE =
            "recordedOn: {devices: {disk0: {type: fixed, service: {type: constant, time: 10 ms}, capacity: 1 GiB}}}";

    /** Open: the second arrives while the first is served, and waits for 15 ms, or 22.5 ms if it arrives at 7.5 ms. */
    @ParameterizedTest
    @CsvSource({
        "'model: system', 30",
        "'model: open', 37.5",
        "'model: open, scale: 2', 41.25",
        "'model: closed', 30",
        "'model: closed, population: 2', 45",
        "'model: dependent', 30"
    })
    void responseTimesAreWhatTheMethodologyMakesOfThem(String model, double mean) throws IOException {
        Cli cli = spindle("{" + model + ", " + ELSEWHERE + "}");
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        assertThat(new RunOutput(transcript.out()).mean("system", "response-time"))
                .isCloseTo(mean, within(1e-9));
    }

    /** Ganger (1995, section 6.1.1): with the storage of the recording, the open model yields the recorded response times. */
    @ParameterizedTest
    @ValueSource(strings = {"open", "dependent"})
    void theStorageOfTheRecordingReturnsItsTimes(String model) throws IOException {
        transcript.file("trace.system", """
                spindle-system 1
                process 1 parent 0 running 0 task reader
                1 0 read 1 0 0 8 limited
                1 1000000 read 2 0 80000 8 limited
                1 2000000 need 2
                1 0 read 3 0 160000 8 critical
                1 0 need 1
                1 5000000 write 4 0 0 8 noncritical
                1 0 need 3
                1 0 exit
                """);
        spindle("{model: system}");
        double mean = new RunOutput(transcript.out()).mean("driver", "disk0-response-time");
        spindle("{model: " + model + "}");
        assertThat(new RunOutput(transcript.out()).mean("driver", "disk0-response-time"))
                .isEqualTo(mean);
    }

    @Test
    void aNoteTellsWhatWasRecorded() {
        assertThat(spindle("{model: closed, " + ELSEWHERE + "}").out())
                .contains("closed model of 2 recorded requests, of which 0.800 were outstanding on average; here 1");
    }

    /** Only the system model has the elapsed time of tasks. */
    @Test
    void aReplayHasNoTasks() throws IOException {
        spindle("{model: open}");
        assertThat(new RunOutput(transcript.out()).metrics("host")).isEmpty();
    }

    @Test
    void aRunWithoutRequestsIsRefused() {
        transcript.file("trace.system", """
                spindle-system 1
                process 1 parent 0 running 0
                1 5000000 exit
                """);
        Cli cli = spindle("{model: open}");
        assertThat(cli.exit()).isOne();
        assertThat(cli.err()).contains("nothing to replay", "model: system");
    }
}
