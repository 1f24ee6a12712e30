package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The write-back policies of caches in a drive (Hsu 2003, section 3.5.3): their decisions are those that they make in a cache. */
class DriveWriteBackTest {

    private static final String DRIVE = """
            devices: {disk0: {type: hdd, model: ibm-ultrastar-73lzx-9g, queueDepth: 8, buffer: \
            {segments: 6, segmentSize: 64 KiB, caching: true, writeSegments: 4, writeReporting: in-buffer, \
            writePrebuffering: true, writeBack: %s}}}
            workload: {type: trace, file: writes.csv}
            """;

    @TempDir
    private Path directory;

    /**
     * Writes of 8 KiB, two seconds apart, at 0, 1, 2 and 3 MiB, then at 0 MiB again. Of the four segments one is dirty above a high mark
     * of 0.25, so that the oldest goes with each of the next; down to 0 all go, the first at the second write. A line is the oldest by
     * its last write under least-recently-written, which with marks of 1 keeps all: the fifth write is absorbed, as under demand. An age
     * of 5 s writes each out before that, one of 100 s after it. With timed and a period of 3 s no two wait together; after an idle
     * second each goes alone.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "demand | 0 | 1 | 4",
                "{type: marks, high: 0.25, low: 0.25} | 4 | 0 | 1",
                "{type: marks, high: 0.25, low: 0} | 4 | 0 | 1",
                "{type: marks, high: 1, low: 1} | 0 | 1 | 4",
                "{type: least-recently-written, high: 1, low: 1} | 0 | 1 | 4",
                "{type: least-recently-written, high: 0, low: 0} | 5 | 0 | 0",
                "{type: age, age: 5 s} | 5 | 0 | 0",
                "{type: age, age: 100 s} | 4 | 1 | 0",
                "{type: timed, idle: 1 s} | 5 | 0 | 0",
                "{type: timed, period: 3 s} | 5 | 0 | 0",
            })
    void decidesAsInACache(String policy, int destages, int absorbed, int waiting) throws IOException {
        int[] places = {0, 1, 2, 3, 0};
        StringBuilder trace = new StringBuilder();
        for (int i = 0; i < places.length; i++) {
            trace.append(128_166_372_000_000_000L + i * 20_000_000L)
                    .append(",host,0,Write,")
                    .append(places[i] << 20)
                    .append(",8192,10000\n");
        }
        Files.writeString(directory.resolve("writes.csv"), trace);
        List<String> summary = Files.readAllLines(run(DRIVE.formatted(policy)).resolve("summary.csv"));
        assertThat(summary).anyMatch(line -> line.startsWith("disk0,all,destages,segments," + destages + ","));
        assertThat(summary).anyMatch(line -> line.startsWith("disk0,all,destages-forced,segments,0,"));
        assertThat(summary).anyMatch(line -> line.startsWith("disk0,all,writes-absorbed,requests," + absorbed + ","));
        assertThat(summary)
                .anyMatch(line -> line.startsWith("disk0,all,writes-deferred,requests," + (destages + waiting) + ","));
    }

    private Path run(String scenario) throws IOException {
        Path file = Files.writeString(directory.resolve("scenario.yaml"), scenario);
        Path out = Files.createTempDirectory(directory, "out").resolve("result");
        Cli cli = Cli.spindle("run", file, "--out", out);
        assertThat(cli.err()).isEmpty();
        return out;
    }

    /** What cannot act in a drive is refused where it is written. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "writeReporting: in-buffer | writeReporting: on-medium | the host waits for the medium",
                "writePrebuffering: true | writePrebuffering: false | without writePrebuffering",
            })
    void refusesWhatADriveCannotFollow(String part, String instead, String cause) throws IOException {
        Path file = Files.writeString(
                directory.resolve("scenario.yaml"), DRIVE.formatted("demand").replace(part, instead));
        Cli cli = Cli.spindle("run", file, "--out", directory.resolve("out"));
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("devices.disk0.buffer.writeBack", cause, "leave it out");
    }
}
