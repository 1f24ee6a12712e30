package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Solid-state drives in whole scenarios: docs/ssd.md. */
class SolidStateDrivesTest {

    private static final String WORN = """
            devices:
              ssd0:
                type: ssd
                geometry: {channels: 2, chips: 1, dies: 1, planes: 2, blocks: 64, pages: 32, page: 4 KiB}
                overProvisioning: 0.28
                precondition: {state: steady}
            workload:
              type: random
              requests: 4000
              reads: 0.3
              arrivals: {type: closed, population: 8}
              alignment: 4 KiB
            """;

    /** Columns of summary.csv. */
    private static final int COUNT = 4;

    private static final int MEAN = 5;

    private static final int MAXIMUM = 14;

    @TempDir
    private Path directory;

    private Cli run(String scenario, Object... arguments) throws Exception {
        Path file = Files.writeString(directory.resolve("scenario.yaml"), scenario);
        Object[] all = new Object[arguments.length + 4];
        all[0] = "run";
        all[1] = file;
        all[2] = "--out";
        all[3] = directory.resolve("out");
        System.arraycopy(arguments, 0, all, 4, arguments.length);
        return Cli.spindle(all);
    }

    private String report() throws Exception {
        return Files.readString(directory.resolve("out/report.html"));
    }

    private double metric(String component, String name, int column) throws Exception {
        return Files.readString(directory.resolve("out/summary.csv"))
                .lines()
                .map(line -> line.split(",", -1))
                .filter(cells -> cells[0].equals(component) && cells[2].equals(name))
                .mapToDouble(cells -> Double.parseDouble(cells[column]))
                .findFirst()
                .orElseThrow();
    }

    /** A drive that caches a disk: each of its 256 blocks endures 3000 erases. */
    @Test
    void aCacheOfADiskUsesUpItsEndurance() throws Exception {
        Cli cli = run("""
                devices:
                  ssd0:
                    type: ssd
                    link: conversation
                    geometry: {channels: 2, chips: 1, dies: 1, planes: 1, blocks: 128, pages: 64, page: 8 KiB}
                    overProvisioning: 0.28
                    precondition: {state: steady}
                    defects: {endurance: 3000}
                  disk0: {type: simple, capacity: 1 GB, access: 8 ms}
                layers:
                  tier:
                    over: [ssd0, disk0]
                    layer: {type: device-cache, line: 64 KiB, writeScheme: back, flush: {idle: 20 ms}}
                workload: {type: random, requests: 5000, reads: 0.5, arrivals: {type: closed, population: 4}, alignment: 4 KiB}
                """);
        assertThat(cli.err()).isEmpty();
        double erases = metric("ssd0", "blocks-erased", COUNT);
        assertThat(erases).isPositive();
        assertThat(metric("ssd0", "endurance-used", MAXIMUM)).isCloseTo(erases / (256 * 3000), within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"queue-pairs, 2", "conversation, 0"})
    void aDriveIsReachedByEitherLink(String link, int queues) throws Exception {
        String links = queues == 0 ? "" : "links: {ssd0: {type: queue-pairs, queues: " + queues + "}}\n";
        Cli cli = run(links + WORN, "--set", "devices.ssd0.link=" + link);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        assertThat(Files.readString(directory.resolve("out/summary.csv")))
                .contains("ssd0,all,gc-stall-time,ms,4000,")
                .contains("ssd0,all,pages-programmed,pages,");
        assertThat(report()).contains("write amplification").contains("garbage collection");
    }

    @Test
    void theReportTellsHowBusyTheFlashWasAndWhatStallsCost() throws Exception {
        Cli cli = run(WORN, "--set", "devices.ssd0.perDie=true");
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(report())
                .contains("How much was written in ssd0 for each page of the host?")
                .contains("What were dies and channels of ssd0 busy with?")
                .contains("Which channels of ssd0 were busy?")
                .contains("Which dies of ssd0 were busy?")
                .contains("When did garbage collection of ssd0 stall?")
                .contains("What did stalls of ssd0 cost?");
        assertThat(report()).contains("longest mean wait");
        assertThat(run(WORN, "--force").exit()).isZero();
        assertThat(report()).as("without figures of each die").doesNotContain("longest mean wait");
    }

    @Test
    void eachDieHasMetricsOfItsOwnIfThatIsWanted() throws Exception {
        assertThat(run(WORN, "--set", "devices.ssd0.perDie=true").exit()).isZero();
        assertThat(Files.readString(directory.resolve("out/summary.csv")))
                .containsPattern("ssd0,all,die-1-operations,operations,[1-9]")
                .containsPattern("ssd0,all,time-with-gc-stall,ms,[1-9]");
    }

    @Test
    void channelsAndDiesAreTracksOfTheTimeline() throws Exception {
        Path timeline = directory.resolve("timeline.json");
        Cli cli = run(WORN, "--timeline", timeline);
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(Files.readString(timeline))
                .contains("channel 0", "die 0 of channel 0", "channel 1", "die 1 of channel 1")
                .contains("collection read", "program data", "erase command");
    }

    /** Requests of generated workloads have no class and go to the queue of best effort. */
    @Test
    void prioritiesHaveQueuesOfTheirOwn() throws Exception {
        String priorities = "driver: {type: standard, priorities: {realtime: [0], bestEffort: [1], idle: [1]}}\n";
        Cli cli = run("links: {ssd0: {type: queue-pairs, queues: 2}}\n" + priorities + WORN);
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(Files.readString(directory.resolve("out/summary.csv")))
                .contains("queue-pair-0-submitted,commands,0,")
                .contains("queue-pair-1-submitted,commands,4000,");
        Cli refused = run(
                "links: {ssd0: {type: queue-pairs, queues: 2}}\n" + priorities + WORN,
                "--set",
                "driver.priorities.idle=[2]",
                "--force");
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains("names queue 2, but ssd0 has the queues 0 to 1");
    }

    /** An empty drive has nothing to read: a first scenario without further keys is told so, beside its figures. */
    @Test
    void randomReadsOfAnEmptyDriveAreNoted() throws Exception {
        String first = """
                devices: {ssd0: {type: ssd}}
                workload: {type: random, requests: 500, reads: 1, arrivals: {type: closed, population: 4}, alignment: 4 KiB}
                """;
        Cli empty = run(first);
        assertThat(empty.exit()).as(empty.err()).isZero();
        assertThat(empty.out())
                .contains("note: ssd0: more than 5 % of the page reads were of pages that were never written")
                .contains("precondition: {state: sequential} or {state: steady}");
        assertThat(metric("ssd0", "reads-of-unwritten-pages", COUNT)).isGreaterThanOrEqualTo(500);
        Cli filled = run(first, "--set", "devices.ssd0.precondition.state=sequential", "--force");
        assertThat(filled.exit()).as(filled.err()).isZero();
        assertThat(filled.out()).doesNotContain("note:");
        assertThat(metric("ssd0", "reads-of-unwritten-pages", COUNT)).isZero();
    }

    @Test
    void aPresetServesReads() throws Exception {
        Cli cli = run("""
                devices:
                  ssd0: {type: ssd-profile, model: samsung-970-pro}
                workload:
                  type: random
                  requests: 100
                  reads: 1
                  arrivals: {type: closed, population: 1}
                  alignment: 4 KiB
                """);
        assertThat(cli.exit()).as(cli.err()).isZero();
        // 21.5 us firmware, 29.76 or 41.76 us array, 5.12 us channel, 1.219 us link
        assertThat(Files.readString(directory.resolve("out/summary.csv")))
                .containsPattern("ssd0,all,response-time,ms,100,0\\.06[0-9]+,.*,0\\.057599,")
                .contains("ssd0,all,link-time,ms,100,0.001219,");
    }

    /** The rates of sequential writes in the sources of the presets: transfer and program of a page occupy its die. */
    @ParameterizedTest
    @CsvSource({"intel-x25-e-64g, 170", "intel-x25-m-160g, 100"})
    void aPresetWritesAsFastAsItsSource(String model, double rate) throws Exception {
        Cli cli = run("""
                devices:
                  ssd0: {type: ssd-profile, model: %s}
                workload:
                  type: random
                  requests: 2000
                  reads: 0
                  sequential: 1
                  sizes: {type: constant, size: 128 KiB}
                  arrivals: {type: closed, population: 32}
                  alignment: 4 KiB
                """.formatted(model));
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(metric("system", "data-rate", MEAN)).isCloseTo(rate, within(0.01 * rate));
    }

    /** Drives that cannot be built are reported with the place and the remedy. */
    @Test
    void whatDoesNotFitIsRefused() throws Exception {
        Cli cli = run(WORN, "--set", "devices.ssd0.overProvisioning=0");
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("devices.ssd0.overProvisioning").contains("more over-provisioning");
    }
}
