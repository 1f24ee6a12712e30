package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Traces that an experiment analyses in part. */
class StudiedTraceTest {

    @TempDir
    private Path directory;

    /** Of requests at 1, 2, 3, 4 and 6 s the first is at 0, so that 1 to 3 s are the second and the third. */
    @Test
    void onlyArrivalsBetweenTwoTimesCount() throws IOException {
        Cli cli = reproduce("from: 1 s, until: 3 s, ", 2);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        assertThat(reproduce("until: 3 s, ", 3).exit()).isZero();
        assertThat(reproduce("from: 2 s, ", 3).exit()).isZero();
        assertThat(reproduce("", 5).exit()).isZero();
    }

    @Test
    void anEndBeforeTheBeginningIsToldWithItsPlace() throws IOException {
        Cli cli = reproduce("from: 3 s, until: 3 s, ", 0);
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("until", "it is not after the beginning");
    }

    private Cli reproduce(String part, int requests) throws IOException {
        Path file = Files.writeString(
                directory.resolve("part.yaml"), """
                id: part
                claim: A part of a trace has fewer requests.
                source: by hand
                evidence: exact
                tolerance: none, it is counted
                traces:
                  load:
                    %sanalyses: {arrivals: {type: arrivals}}
                    scenario:
                      devices: {disk: {type: fixed, capacity: 1 GiB, service: {type: constant, time: 1 ms}}}
                      workload:
                        type: given
                        requests:
                          - {at: 1 s, operation: read, from: 0 B, size: 4 KiB}
                          - {at: 2 s, operation: read, from: 0 B, size: 4 KiB}
                          - {at: 3 s, operation: read, from: 0 B, size: 4 KiB}
                          - {at: 4 s, operation: read, from: 0 B, size: 4 KiB}
                          - {at: 6 s, operation: read, from: 0 B, size: 4 KiB}
                expectations:
                  - {type: value, target: requests, of: load/all/records/mean, expected: %d, absolute: 0}
                """.formatted(part.replace(", ", "\n    "), requests));
        return Cli.spindle("reproduce", file, "--json");
    }
}
