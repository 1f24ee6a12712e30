package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parameter files of DiskSim at the command line. */
class DiskSimCommandTest {

    private static final String QUEUE = """
            disksim_ioqueue {
             Scheduling policy = 1, Cylinder mapping strategy = 0, Write initiation delay = 0.0,
             Read initiation delay = 0.0, Sequential stream scheme = 0, Maximum concat size = 0,
             Overlapping request scheme = 0, Sequential stream diff maximum = 0, Scheduling timeout scheme = 0,
             Timeout time/weight = 0, Timeout scheduling = 0, Scheduling priority scheme = 0, Priority scheduling = 0 }""";

    /** Two disks of 10 ms, and two processes that wait 10 ms for their request and think 5 ms in between. */
    private static final String SYSTEM = """
            disksim_global Global { Init Seed = 42, Real Seed = 42, Stat definition file = statdefs }
            disksim_iodriver DRIVER { type = 1, Constant access time = 0.0, Use queueing in subsystem = 1,
             Scheduler = %1$s }
            disksim_bus BUS { type = 1, Arbitration type = 2, Arbitration time = 0.0, Read block transfer time = 0.0,
             Write block transfer time = 0.0, Print stats = 0 }
            disksim_simpledisk SD { Block count = 1000, Access time = 9.5, Command overhead = 0.5,
             Bulk sector transfer time = 0.0, Never disconnect = 0, Print stats = 1,
             Max queue length = 1, Scheduler = %1$s }
            instantiate [ driver0 ] as DRIVER
            instantiate [ bus0 ] as BUS
            instantiate [ sd0, sd1 ] as SD
            topology disksim_iodriver driver0 [ disksim_bus bus0 [ disksim_simpledisk sd0 [], disksim_simpledisk sd1 [] ] ]
            disksim_pf Proc { Number of processors = 2, Process-Flow Time Scale = 1.0 }
            disksim_synthio Synthio { Number of I/O requests to generate = 10, Maximum time of trace generated = 9.0,
             System call/return with each request = 0, Think time from call to request = 0.0,
             Think time from request to return = 0.0,
             Generators = [ disksim_synthgen { Storage capacity per device = 900, devices = [ sd1 ],
              Blocking factor = 8, Probability of sequential access = 0.0, Probability of local access = 0.0,
              Probability of read access = 1.0, Probability of time-critical request = 1.0,
              Probability of time-limited request = 0.0, Time-limited think times = [ normal, 0.0, 0.0 ],
              General inter-arrival times = [ uniform, 5.0, 5.0 ],
              Sequential inter-arrival times = [ uniform, 5.0, 5.0 ],
              Local inter-arrival times = [ uniform, 5.0, 5.0 ], Local distances = [ normal, 0.0, 40.0 ],
              Sizes = [ uniform, 8.0, 8.0 ] } ] }
            """.formatted(QUEUE);

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(directory.resolve("system.parv"), SYSTEM);
    }

    @Test
    void theFilesOwnWorkloadIsRunWithoutATrace() {
        Cli cli = Cli.spindle("disksim", "run", file, "--json");
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(cli.out()).contains("\"requests\":10", "\"meanResponseMs\":10.0,", "\"maxResponseMs\":10.0,");
    }

    @Test
    void overridesComeInThrees() {
        Cli cli = Cli.spindle(
                "disksim",
                "run",
                file,
                "--json",
                "--override",
                "sd*",
                "Access time",
                "19.5",
                "--override",
                "Synthio",
                "Number of I/O requests to generate",
                "5");
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(cli.out()).contains("\"requests\":5,", "\"meanResponseMs\":20.0,");
        assertThat(Cli.spindle("disksim", "run", file, "--override", "sd0", "Access time")
                        .exit())
                .isEqualTo(2);
    }

    /** The devices of a trace are numbered in the order of instantiation, not of first appearance. */
    @Test
    void aTraceFindsItsDevices() throws IOException {
        Path trace = Files.writeString(directory.resolve("trace"), "0.0 1 100 8 1\n0.0 0 100 8 1\n");
        Path lines = directory.resolve("requests.csv");
        Path out = directory.resolve("out");
        Cli cli = Cli.spindle("disksim", "run", file, "--trace", trace, "--requests", lines, "--out", out);
        assertThat(cli.exit()).as(cli.err()).isZero();
        // The bus carries one command at a time: the first record's device answers first.
        assertThat(Files.readAllLines(lines).get(1)).startsWith("0.000000,10.000000,");
        assertThat(Files.readString(out.resolve("result.json"))).contains("\"sd1\"");
        Path strange = Files.writeString(directory.resolve("strange"), "0.0 2 100 8 1\n");
        Cli refused = Cli.spindle("disksim", "run", file, "--trace", strange);
        assertThat(refused.exit()).isEqualTo(1);
        assertThat(refused.err()).contains("device 2 of the trace has no simulated device");
    }

    @Test
    void whatHasNoEffectIsToldInOneLineOrPlaceByPlace() {
        Cli brief = Cli.spindle("disksim", "import", file);
        assertThat(brief.err().lines())
                .singleElement()
                .asString()
                .startsWith("note: parameters without effect (--notes lists places and reasons): ")
                .contains("Init Seed", "Print stats", "Stat definition file");
        Cli full = Cli.spindle("disksim", "import", file, "--notes");
        assertThat(full.err())
                .contains("system.parv:1:37: parameter `Init Seed` has no effect: `Real Seed` stands behind it");
        assertThat(full.out()).isEqualTo(brief.out()).contains("type: processes", "type: simple");
    }
}
