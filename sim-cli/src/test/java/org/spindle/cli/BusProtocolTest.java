package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.ConfigException;
import org.spindle.config.Loaded;
import org.spindle.plugin.PluginOptions;
import org.spindle.result.RunResult;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;

/** The throughput of a saturated bus by its protocol, between the host and disks that take no time. */
class BusProtocolTest {

    private static final int REQUESTS = 200;
    private static final int SECTORS = 1000;

    private final SpindleProcess spindle =
            SpindleProcess.start(new PluginOptions(Path.of("no-plugins"), List.of(), null));

    private Loaded<Scenario> load(String bus, double reads) {
        return spindle.configs()
                .load("bus", """
            devices:
              a: {type: simple, capacity: 1 GB, access: 0 ms}
              b: {type: simple, capacity: 1 GB, access: 0 ms}
            buses:
              link: {%s}
            topology:
              - {bus: link, attached: [a, b]}
            workload:
              type: random
              requests: %d
              reads: %s
              sizes: {type: constant, size: %d sectors}
              arrivals: {type: closed, population: 8}
            """.formatted(bus, REQUESTS, reads, SECTORS), Path.of(""), List.of(), Scenario.class);
    }

    private double megabytesPerSecond(String protocol, String bus, double reads) {
        Loaded<Scenario> scenario = load("type: " + bus + ", protocol: {type: " + protocol + "}", reads);
        RunResult result = spindle.runner("test").run(new Runner.Job(scenario.value(), 0, "", List.of()));
        assertThat(result.run().requestsMeasured()).isEqualTo(REQUESTS);
        return REQUESTS * SECTORS * 512e3 / result.run().simulatedNs();
    }

    private void check(String protocol, double reads, double expected) {
        for (String bus : List.of("exclusive", "interleaved")) {
            assertThat(megabytesPerSecond(protocol, bus, reads)).as(bus).isCloseTo(expected, within(1e-5 * expected));
        }
    }

    /** Width times clock: Hennessy and Patterson 1996, figures 6.13 and 6.14 for SCSI 2, PCI and the HP Summit bus. */
    @ParameterizedTest
    @CsvSource({"100 ns, 2 B, 20", "30.303030 ns, 4 B, 132", "16.666667 ns, 16 B, 960"})
    void withoutAddressesAClockedBusReachesItsPublishedPeak(String cycle, String width, double expected) {
        String protocol = "synchronous, cycle: %s, width: %s, block: 512 B, addressCycles: 0".formatted(cycle, width);
        check(protocol, 0.5, expected);
    }

    /**
     * Words of 4 bytes from a memory of 200 ns by hand: 50 ns for the address, 200 ns, 50 ns for the word against four
     * crossings of 40 ns and 200 ns: the 13.3 and 11.1 MB/s that Patterson and Hennessy, Computer Organization and
     * Design, section 8.4, have for such buses. Writes to it are without the 200 ns.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "synchronous, cycle: 50 ns, width: 4 B, block: 4 B, slaveTime: 200 ns               | 0 | 300",
                "synchronous, cycle: 50 ns, width: 4 B, block: 4 B, slaveTime: 200 ns               | 1 | 100",
                "synchronous, cycle: 50 ns, width: 4 B, block: 4 B, slaveTime: 200 ns, master: host | 1 | 300",
                "asynchronous, propagation: 40 ns, width: 4 B, slaveReadTime: 200 ns                | 0 | 360",
                "asynchronous, propagation: 40 ns, width: 4 B, slaveReadTime: 200 ns                | 1 | 160",
                "asynchronous, propagation: 40 ns, width: 4 B, slaveReadTime: 200 ns, master: host  | 1 | 360"
            })
    void singleWords(String protocol, double reads, double nanos) {
        check(protocol, reads, 4e3 / nanos);
    }

    /**
     * Larger blocks spread the 200 ns over more words. 5 ns cycles by hand: 1 address, 40 memory, 2 for each 8 bytes, so
     * 45 for 16 bytes and 57 for 64, as in the same section: 71.1 and 224.6 MB/s.
     */
    @ParameterizedTest
    @CsvSource({"16 B, 71.111", "64 B, 224.561", "512 B, 605.917"})
    void blocks(String block, double expected) {
        check("synchronous, cycle: 5 ns, width: 8 B, wordCycles: 2, slaveTime: 200 ns, block: " + block, 0, expected);
    }

    /**
     * Hennessy and Patterson 1996, section 6.3: a split read takes the bus twice, but not while memory works. Cycles of
     * 10 ns by hand, for 32 bytes: 1 arbitration, 1 address, 6 memory, 8 words; the 6 become 1 more arbitration.
     */
    @ParameterizedTest
    @CsvSource({"false, 16", "true, 11"})
    void splitTransactions(boolean split, int cycles) {
        check(
                "synchronous, cycle: 10 ns, width: 4 B, block: 32 B, arbitrationCycles: 1, slaveTime: 51 ns, split: "
                        + split,
                0,
                32e3 / (10 * cycles));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "exclusive, readSectorTime: 0.01 ms, protocol: {type: asynchronous, propagation: 40 ns, width: 4 B}"
                        + " | the protocol defines the time of 512 bytes, which contradicts 10 us"
                        + " | leave out readSectorTime or protocol",
                "interleaved, writeSectorTime: 2 us, protocol: {type: asynchronous, propagation: 40 ns, width: 4 B}"
                        + " | the protocol defines the time of 512 bytes, which contradicts 2 us"
                        + " | leave out writeSectorTime or protocol",
                "exclusive, protocol: {type: asynchronous, propagation: 40 ns, width: 3 B}"
                        + " | 512 B are not a whole number of words of 3 B | 1 B, 2 B, 4 B and so on to 512 B",
                "exclusive, protocol: {type: synchronous, cycle: 5 ns, width: 4 B, block: 48 B}"
                        + " | 512 B are not a whole number of blocks of 48 B | 1 B, 2 B, 4 B and so on to 512 B",
                "exclusive, protocol: {type: synchronous, cycle: 5 ns, width: 8 B, block: 4 B}"
                        + " | 4 B are not a whole number of words of 8 B | a multiple of 8 B"
            })
    void refusals(String bus, String problem, String remedy) {
        assertThatThrownBy(() -> load("type: " + bus, 0.5))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("buses.link.")
                .hasMessageContaining(problem)
                .hasMessageContaining(remedy);
    }
}
