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

/** Devices behind queue pairs in whole scenarios: docs/buses.md, "Links". */
class QueuePairsTest {

    @TempDir
    private Path directory;

    private static final String DEVICE = """
            devices:
              nvme0: {type: fixed, capacity: 1 GB, service: {type: constant, time: 10 us}, %s}
            """;

    private static final String LOAD = """
            workload:
              type: given
              requests:
                - {operation: read, device: nvme0, size: 8 sectors}
                - {operation: read, device: nvme0, size: 8 sectors}
                - {operation: write, device: nvme0, size: 8 sectors}
            output: {requests: csv}
            """;

    private Cli run(String... parts) throws IOException {
        Path scenario = Files.writeString(directory.resolve("scenario.yaml"), String.join("", parts));
        return Cli.spindle("run", scenario, "--out", directory.resolve("out"), "--force");
    }

    private List<String> completions() throws IOException {
        return Files.readAllLines(directory.resolve("out/requests.csv")).stream()
                .skip(1)
                .map(line -> line.split(",")[2])
                .toList();
    }

    /**
     * Without processes the requests go to queues 0, 1, 0. Both doorbells ring until 200; the second request of queue 0 waits
     * for the next doorbell, until 400. With two servers the first two are fetched until 300 and 400, served until 10300 and
     * 10400 and completed at 10800 and 10900; the third is fetched until 10400, served until 20400 and completed at 20900.
     */
    @ParameterizedTest
    @CsvSource({"device", "hardware-queue"})
    void aScenarioByHand(String placement) throws IOException {
        Cli cli = run(DEVICE.formatted("servers: 2, link: queue-pairs"), """
                links:
                  nvme0:
                    {type: queue-pairs, queues: 2, depth: 8, arbitration: round-robin, doorbell: 200 ns, fetch: 100 ns, completion: 500 ns}
                driver: {type: standard, schedulers: %s}
                """.formatted(placement), LOAD);
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(completions()).containsExactly("10800", "10900", "20900");
        String result = Files.readString(directory.resolve("out/result.json"));
        assertThat(result).contains("queue-pair-0-submitted", "queue-pair-1-fetch-wait", "queue-pair-1-outstanding");
    }

    /** Without a link in the scenario there is one pair that takes no time, so that only the device's own times count. */
    @Test
    void theDefaultLinkIsIdeal() throws IOException {
        assertThat(run(DEVICE.formatted("link: queue-pairs"), LOAD).exit()).isZero();
        List<String> paired = completions();
        assertThat(run(DEVICE.formatted("link: conversation"), LOAD).exit()).isZero();
        assertThat(paired).containsExactly("10000", "20000", "30000").isEqualTo(completions());
    }

    @Test
    void anEffectiveScenarioTellsOfLinksOnlyIfSomebodyWroteThem() throws IOException {
        Path scenario = Files.writeString(directory.resolve("plain.yaml"), DEVICE.formatted("servers: 1") + LOAD);
        assertThat(Cli.spindle("config", "show", scenario).out()).doesNotContain("link", "schedulers");
        assertThat(Cli.spindle("config", "show", scenario, "--set", "links.nvme0.type=queue-pairs")
                        .out())
                .contains("links.nvme0.depth", "1024");
    }

    @Test
    void aQueuePairDeviceOnABusIsRefused() throws IOException {
        Cli cli = run(DEVICE.formatted("link: queue-pairs"), """
                buses: {scsi: {type: interleaved, readSectorTime: 0.01 ms}}
                topology: [{bus: scsi, attached: [nvme0]}]
                """, LOAD);
        assertThat(cli.exit()).isNotZero();
        assertThat(cli.err()).contains("devices.nvme0", "is attached to bus 'scsi'", "remove it from the bus");
    }

    @Test
    void aLinkOfTheOtherKindIsRefused() throws IOException {
        Cli cli = run(DEVICE.formatted("servers: 1"), "links: {nvme0: {type: queue-pairs}}\n", LOAD);
        assertThat(cli.exit()).isNotZero();
        assertThat(cli.err()).contains("links.nvme0 configures queue pairs", "remove links.nvme0");
        cli = run(DEVICE.formatted("link: queue-pairs"), "links: {nvme0: {type: conversation}}\n", LOAD);
        assertThat(cli.exit()).isNotZero();
        assertThat(cli.err()).contains("links.nvme0 configures a conversation", "remove links.nvme0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nvme0: {type: queue-pairs, depth: 0}      | links.nvme0.depth | 1 to 65536",
                "nvme0: {type: queue-pairs, depth: 65537}  | links.nvme0.depth | 1 to 65536",
                "nvme0: {type: queue-pairs, queues: 0}     | links.nvme0.queues | 1 to 65535",
                "nvme1: {type: queue-pairs}                | links.nvme1 | there is no 'nvme1'",
                "nvme0: {type: queue-pairs, queues: 2, arbitration: {type: weighted-round-robin, classes: [high]}}"
                        + " | links.nvme0.arbitration.classes | 1 priority classes for 2 queues",
            })
    void aLinkThatCannotBeIsRefusedInItsPlace(String link, String place, String words) throws IOException {
        Cli cli = run(DEVICE.formatted("link: queue-pairs"), "links: {" + link + "}\n", LOAD);
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains(place, words);
    }
}
