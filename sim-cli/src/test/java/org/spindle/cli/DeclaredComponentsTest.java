package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The declarations of a third party's device are in every result, although Spindle's code does not name them. */
class DeclaredComponentsTest {

    @TempDir
    private Path directory;

    @Test
    void aFlashDeviceIsExplainedInItsOwnTerms() throws IOException {
        Path jar = new Stranger("flash").jarIn(directory);
        Path scenario = Files.writeString(directory.resolve("scenario.yaml"), """
                devices:
                  flash0: {type: example.flash, capacity: 1 GB}
                workload:
                  type: random
                  requests: 400
                  arrivals: {type: open, interarrival: {type: poisson, rate: 1000}}
                output: {requests: csv}
                """);
        Path out = directory.resolve("out");
        Cli cli = Cli.spindle("run", scenario, "--plugin", jar, "--out", out);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();

        RunOutput run = new RunOutput(out);
        assertThat(run.metrics("system").stream()
                        .map(metric -> metric.get("name").asString())
                        .toList())
                .startsWith(
                        "response-time",
                        "queue-time",
                        "service-time",
                        "waiting-time",
                        "driver-wait-time",
                        "bus-wait-time",
                        "bus-transfer-time",
                        "overhead-time",
                        "flash-read-time",
                        "gc-stall-time",
                        "unaccounted-time",
                        "throughput");
        assertThat(run.mean("system", "flash-read-time")).isEqualTo(0.1);
        assertThat(run.mean("system", "gc-stall-time")).isEqualTo(0.1);
        assertThat(run.mean("system", "overhead-time")).as("the command").isEqualTo(0.01);
        assertThat(run.mean("system", "unaccounted-time")).isZero();
        List<String> lines = Files.readAllLines(out.resolve("requests.csv"));
        assertThat(lines).hasSize(401);
        assertThat(lines.get(0))
                .endsWith(",buffer,driver_wait_ns,bus_wait_ns,bus_transfer_ns,overhead_ns,flash_read_ns,gc_stall_ns");
        assertThat(lines.subList(1, 5).stream()
                        .map(line -> line.split(","))
                        .map(cells -> cells[13] + " " + cells[14])
                        .collect(Collectors.joining(", ")))
                .isEqualTo("100000 0, 100000 0, 100000 0, 100000 400000");
        assertThat(out.resolve("report.html"))
                .content()
                .contains("\"flash-read\"", "\"gc-stall\"")
                .doesNotContain("\"seek\"", "\"rotation\"");
    }

    /** Pages of eight sectors are assigned to channels in turn. */
    @Test
    void aPlaceIsAColumnOfItsOwn() throws IOException {
        Path jar = new Stranger("nvme").jarIn(directory);
        Path scenario = Files.writeString(directory.resolve("scenario.yaml"), """
                devices:
                  nvme0: {type: example.nvme, capacity: 1 GB, channels: 4}
                workload:
                  type: random
                  requests: 100
                  arrivals: {type: open, interarrival: {type: poisson, rate: 1000}}
                output: {requests: csv}
                """);
        Path out = directory.resolve("out");
        Cli cli = Cli.spindle("run", scenario, "--plugin", jar, "--out", out);
        assertThat(cli.err()).isEmpty();
        List<String> lines = Files.readAllLines(out.resolve("requests.csv"));
        List<String> header = List.of(lines.get(0).split(","));
        assertThat(header).endsWith("channel");
        int sector = header.indexOf("sector");
        assertThat(lines.subList(1, lines.size())).hasSize(100).allSatisfy(line -> {
            String[] cells = line.split(",");
            assertThat(Long.parseLong(cells[header.size() - 1])).isEqualTo(Long.parseLong(cells[sector]) / 8 % 4);
        });
    }
}
