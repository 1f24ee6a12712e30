package org.spindle.cli.validation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.plugin.PluginOptions;
import org.spindle.run.RunObserver;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;
import org.spindle.spi.request.Request;

/**
 * The micro-vectors of DiskSim's simple disk (overhead 0.5 ms, access 9.5 ms) with buses and pass-through controllers,
 * which have been measured by running DiskSim 4.0: response times in milliseconds.
 */
class SimpleDiskTest {

    private final SpindleProcess spindle =
            SpindleProcess.start(new PluginOptions(Path.of("no-plugins"), List.of(), null));

    @TempDir
    private Path directory;

    /** Settings of disks, bus and controller, and a trace in DiskSim's ascii format. */
    private List<Double> responses(int disks, String disk, String bus, String controller, String trace)
            throws IOException {
        Path file = Files.writeString(directory.resolve("trace"), trace);
        StringBuilder devices = new StringBuilder();
        for (int i = 0; i < disks; i++) {
            devices.append("  d%d: {type: simple, capacity: 100000 sectors, access: 9.5 ms, overhead: 0.5 ms%s}\n"
                    .formatted(i, disk.isEmpty() ? "" : ", " + disk));
        }
        String names = java.util.stream.IntStream.range(0, disks)
                .mapToObj(i -> "d" + i)
                .collect(Collectors.joining(", "));
        String scenario = """
                devices:
                %sbuses:
                  upper: {type: exclusive}
                  lower: {type: exclusive%s}
                controllers:
                  c: {type: pass-through, messageDelay: %s}
                topology:
                  - {bus: upper, below: driver, attached: [c]}
                  - {bus: lower, below: c, attached: [%s]}
                workload: {type: trace, file: %s, format: disksim-ascii, devices: {%s}}
                """.formatted(
                        devices,
                        bus.isEmpty() ? "" : ", " + bus,
                        controller,
                        names,
                        file,
                        names.isEmpty() ? "" : mapping(disks));
        TreeMap<Long, Double> responses = new TreeMap<>();
        RunObserver observer = new RunObserver() {
            @Override
            public void completed(Request request) {
                responses.put(request.id(), request.responseTime() / 1e6);
            }
        };
        Loaded<Scenario> loaded = spindle.configs().load("simple", scenario, directory, List.of(), Scenario.class);
        spindle.runner("test").run(new Runner.Job(loaded.value(), 0, "simple", List.of(observer)));
        return List.copyOf(responses.values());
    }

    private static String mapping(int disks) {
        return java.util.stream.IntStream.range(0, disks)
                .mapToObj(i -> i + ": d" + i)
                .collect(Collectors.joining(", "));
    }

    /** Vector 1: read or write alone. */
    @Test
    void serviceIsConstantWithoutBusTimes() throws IOException {
        assertThat(responses(1, "", "", "0 ms", "0.0 0 100 8 1\n1000.0 0 100 8 0\n"))
                .containsExactly(10.0, 10.0);
    }

    /** Vector 1: k disks on the same exclusive bus; each waits until those before have disconnected. */
    @Test
    void disksOnOneBusOverlapTheirAccesses() throws IOException {
        assertThat(responses(3, "", "", "0 ms", "0.0 0 100 8 1\n0.0 1 100 8 1\n0.0 2 100 8 1\n"))
                .containsExactly(10.0, 10.5, 11.0);
    }

    /** The same, but the bus is held during the access. */
    @Test
    void aDiskThatNeverDisconnectsKeepsOthersWaiting() throws IOException {
        assertThat(responses(3, "disconnect: false", "", "0 ms", "0.0 0 100 8 1\n0.0 1 100 8 0\n0.0 2 100 8 1\n"))
                .containsExactly(10.0, 20.0, 30.0);
    }

    /** Vector 2: bus of 0.05 ms/block, 8 blocks; the slower of bus and disk determines the time. */
    @ParameterizedTest
    @CsvSource({"0.05, 0, 10.4", "0.05, 0.1, 10.8", "0, 0.1, 10.8"})
    void dataTakesItsTimeOnTheBus(String bus, String disk, double response) throws IOException {
        assertThat(responses(
                        1,
                        "sectorTime: " + disk + " ms",
                        "readSectorTime: " + bus + " ms, writeSectorTime: " + bus + " ms",
                        "0 ms",
                        "0.0 0 100 8 1\n1000.0 0 100 8 0\n"))
                .containsExactly(response, response);
    }

    /** Vector 2 and section 9.1: a controller that delays each message by s adds 4 s to reads and 6 s to writes. */
    @ParameterizedTest
    @CsvSource({"1, 14, 16", "2, 18, 22"})
    void aPassThroughControllerDelaysEachMessage(int scale, double read, double write) throws IOException {
        assertThat(responses(1, "", "", scale + " ms", "0.0 0 100 8 1\n1000.0 0 100 8 0\n"))
                .containsExactly(read, write);
    }

    /** Section 14: the latency is added to each upward message; that of a disconnection passes during the access. */
    @Test
    void eachMessageTakesTheDisksOwnTimeToo() throws IOException {
        assertThat(responses(1, "messageTime: 0.25 ms", "", "0 ms", "0.0 0 100 8 1\n1000.0 0 100 8 0\n"))
                .containsExactly(10.5, 10.75);
    }

    /**
     * Section 14: a request that finds the disk busy waits in the disk. Two reads at 0 ms on a disk that takes two: the access of
     * the second begins at 10 ms, without overhead. A write then has to fetch its data before its access.
     */
    @Test
    void requestsWaitInsideTheDisk() throws IOException {
        assertThat(responses(
                        1, "queueDepth: 2", "", "0 ms", "0.0 0 100 8 1\n0.0 0 200 8 1\n1000.0 0 1 8 1\n1000 0 2 8 0\n"))
                .containsExactly(10.0, 19.5, 10.0, 19.5);
        assertThat(responses(
                        1,
                        "queueDepth: 2, sectorTime: 0.1 ms",
                        "",
                        "0 ms",
                        "0.0 0 100 8 0\n0.0 0 200 8 0\n1000.0 0 1 8 1\n"))
                .containsExactly(10.8, 21.1, 10.8);
    }

    /** An access that ends before its disconnection is acknowledged waits for that. */
    @Test
    void aShortAccessEndsDuringItsDisconnection() throws IOException {
        // Down 20, overhead 0.5, disconnection 40, reconnection 40, completion up 20.
        assertThat(responses(1, "", "", "20 ms", "0.0 0 100 8 1\n")).containsExactly(120.5);
    }
}
