package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The prefetch policies of caches in a drive: their decisions are those that they make in a cache. */
class DrivePrefetchTest {

    private static final String DRIVE =
            "devices: {disk0: {type: hdd, model: ibm-ultrastar-73lzx-9g, queueDepth: 8, buffer:"
                    + " {segments: 8, segmentSize: 512 KiB, caching: true, ";

    @TempDir
    private Path directory;

    /** Reads that all miss have the same times under the policy read-ahead as under the drive's own, of the same length. */
    @Test
    void isTheReadAheadOfTheDriveWhereEveryReadMisses() throws IOException {
        String load = """
                workload: {type: random, requests: 1000, reads: 1, sizes: {type: constant, size: 8 KiB}, \
                arrivals: {type: open, interarrival: {type: poisson, rate: 90}}}
                """;
        String own = requests("readAhead: {until: segment, minimum: 32 KiB, maximum: 32 KiB}}}}\n" + load);
        assertThat(requests("readAhead: {until: none}, prefetch: {type: read-ahead, length: 32 KiB}}}}\n" + load))
                .isEqualTo(own)
                .isNotEqualTo(requests("readAhead: {until: none}}}}\n" + load));
    }

    private String requests(String scenario) throws IOException {
        return Files.readString(
                run(DRIVE + scenario + "output: {requests: csv}\n").resolve("requests.csv"));
    }

    private Path run(String scenario) throws IOException {
        Path file = Files.writeString(directory.resolve("scenario.yaml"), scenario);
        Path out = Files.createTempDirectory(directory, "out").resolve("result");
        Cli cli = Cli.spindle("run", file, "--out", out);
        assertThat(cli.err()).isEmpty();
        return out;
    }

    /**
     * Reads of 16 KiB at 0, 16, 32 and 48 KiB, a second apart. Conditional prefetch with segments of 16 KiB: the first misses in a run
     * of 1, and 2 x 16 KiB follow, which the next two hit; the last misses in a run of 4, and 2 x 4 x 16 KiB follow: 64 + 256
     * sectors. With a factor of 1 the first and the third miss, 16 and 3 x 16 KiB follow; with a trigger of 2 the second is followed, by
     * 64 KiB. Read-ahead of 16 KiB follows the first and the third; with until the drive, which has nothing else to do, reads 96 KiB after
     * the first, and no other misses. Sequential prefetch keeps 64 sectors ahead of each read from the second on: it reads to 128,
     * then, after the hits, to 160 and 192.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{type: conditional-sequential, segment: 16 KiB} | 320 | 2",
                "{type: conditional-sequential, segment: 16 KiB, factor: 1} | 128 | 2",
                "{type: conditional-sequential, segment: 16 KiB, trigger: 2} | 128 | 2",
                "{type: read-ahead, length: 16 KiB} | 64 | 2",
                "{type: read-ahead, length: 16 KiB, until: 96 KiB} | 192 | 3",
                "{type: sequential, after: 2, lines: 64} | 128 | 2",
            })
    void decidesAsInACache(String policy, int sectorsReadAhead, int hits) throws IOException {
        StringBuilder trace = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            trace.append(128_166_372_000_000_000L + i * 10_000_000L)
                    .append(",host,0,Read,")
                    .append(i * 16_384)
                    .append(",16384,10000\n");
        }
        Files.writeString(directory.resolve("reads.csv"), trace);
        Path result = run(DRIVE + "readAhead: {until: none}, prefetch: " + policy
                + "}}}\nworkload: {type: trace, file: reads.csv}\n");
        List<String> summary = Files.readAllLines(result.resolve("summary.csv"));
        assertThat(summary)
                .anyMatch(line -> line.startsWith("disk0,all,sectors-read-ahead,sectors," + sectorsReadAhead + ","));
        assertThat(summary).anyMatch(line -> line.startsWith("disk0,all,read-hits,requests," + hits + ","));
    }

    /** What a drive cannot follow is refused where it is written. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "readAhead: {until: none}, prefetch: {type: fetch-unit} | neither lines nor units",
                "readAhead: {until: none}, prefetch: {type: line-part, reads: line} | neither lines nor units",
                "readAhead: {until: segment}, prefetch: {type: read-ahead} | it contradicts readAhead.until",
            })
    void refusesWhatADriveCannotFollow(String buffer, String cause) throws IOException {
        Path file = Files.writeString(
                directory.resolve("scenario.yaml"),
                DRIVE + buffer + "}}}\nworkload: {type: random, requests: 1, arrivals: {type: closed}}\n");
        Cli cli = Cli.spindle("run", file, "--out", directory.resolve("out"));
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err())
                .contains("devices.disk0.buffer.prefetch", cause)
                .containsPattern("another type|leave it out");
    }
}
