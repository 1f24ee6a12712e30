package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hsu 2003, 3.4.1, in a whole simulation: if every response time is as recorded, every arrival is, too. */
class DependentReplayTest {

    @TempDir
    private Path directory;

    @Test
    void recordedResponsesReproduceAWeekToTheNanosecond() throws Exception {
        Path trace = Project.shared("traces/hp-srt/ajw.1week.srt.gz");
        assertThat(requests(trace, "dependent"))
                .isEqualTo(requests(trace, "open"))
                .hasLineCount(44_520);
    }

    private String requests(Path trace, String replay) throws Exception {
        String disk = "{type: fixed, capacity: 10 GiB, recorded: response, servers: 65536}";
        Path scenario =
                Files.writeString(directory.resolve(replay + ".yaml"), """
                name: replay
                devices: {disk0: %s, disk1: %s}
                driver: {type: standard, outstanding: 65536}
                workload: {type: trace, file: %s, replay: %s, map: wrap}
                output: {requests: csv}
                """.formatted(disk, disk, trace, replay));
        Path out = directory.resolve(replay);
        Cli cli = Cli.spindle("run", scenario, "--out", out);
        assertThat(cli.exit()).as(cli.err()).isZero();
        return Files.readString(out.resolve("requests.csv"));
    }
}
