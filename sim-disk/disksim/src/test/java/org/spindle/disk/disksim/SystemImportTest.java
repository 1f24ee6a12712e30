package org.spindle.disk.disksim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.disk.disksim.parser.DiskSimSyntaxException;
import org.spindle.disk.disksim.parser.ParameterFile;

/** Systems of several components, and the file's own workload; the sections are those of the DiskSim 4.0 manual. */
class SystemImportTest {

    private static final String QUEUE = """
            disksim_ioqueue {
             Scheduling policy = 1, Cylinder mapping strategy = 0, Write initiation delay = 0.0,
             Read initiation delay = 0.0, Sequential stream scheme = 0, Maximum concat size = 0,
             Overlapping request scheme = 0, Sequential stream diff maximum = 0, Scheduling timeout scheme = 0,
             Timeout time/weight = 0, Timeout scheduling = 0, Scheduling priority scheme = 0, Priority scheduling = 0 }""";

    private static final String SYSTEM = """
            disksim_global Global { Init Seed = 42, Real Seed = 7, Stat definition file = statdefs }
            disksim_iodriver DRIVER { type = 1, Constant access time = 0.0, Use queueing in subsystem = 1,
             Scheduler = %1$s }
            disksim_bus BUS { type = 1, Arbitration type = 2, Arbitration time = 0.0, Read block transfer time = 0.0,
             Write block transfer time = 0.0, Print stats = 0 }
            disksim_ctlr CTLR { type = 1, Scale for delays = 1.0, Bulk sector transfer time = 0.0,
             Maximum queue length = 0, Print stats = 0 }
            disksim_simpledisk SD { Block count = 1000, Access time = 9.5, Command overhead = 0.5,
             Bus transaction latency = 0.25, Bulk sector transfer time = 0.1, Never disconnect = 0, Print stats = 0,
             Max queue length = 1, Scheduler = %1$s }
            instantiate [ driver0 ] as DRIVER
            instantiate [ bus0 .. bus2 ] as BUS
            instantiate [ ctlr0, ctlr1 ] as CTLR
            instantiate [ sd0 .. sd3 ] as SD
            topology disksim_iodriver driver0 [ disksim_bus bus0 [
             disksim_ctlr ctlr0 [ disksim_bus bus1 [ disksim_simpledisk sd3 [], disksim_simpledisk sd1 [] ] ],
             disksim_ctlr ctlr1 [ disksim_bus bus2 [ disksim_simpledisk sd2 [] ] ] ] ]
            disksim_syncset Sync { type = disk, devices = [ sd1, sd2 ] }
            """.formatted(QUEUE);

    private static final String WORKLOAD = """
            disksim_pf Proc { Number of processors = 2, Process-Flow Time Scale = 0.5 }
            disksim_synthio Synthio { Number of I/O requests to generate = 100, Maximum time of trace generated = 9.0,
             System call/return with each request = 1, Think time from call to request = 1.0,
             Think time from request to return = 2.0,
             Generators = [ disksim_synthgen { Storage capacity per device = 900, devices = [ sd1, sd3 ],
              Blocking factor = 8, Probability of sequential access = 0.2, Probability of local access = 0.3,
              Probability of read access = 0.66, Probability of time-critical request = 0.1,
              Probability of time-limited request = 0.4, Time-limited think times = [ normal, 30.0, 100.0 ],
              General inter-arrival times = [ exponential, 1.0, 25.0 ],
              Sequential inter-arrival times = [ uniform, 1.0, 2.5 ],
              Local inter-arrival times = [ twovalue, 1.0, 2.0, 0.25 ], Local distances = [ poisson, 0.0, 40.0 ],
              Sizes = [ exponential, 0.0, 8.0 ] } ] }
            """;

    private static Imported read(String text, ParameterOverride... overrides) {
        return new DiskSimImport(ImportOptions.DEFAULT.withOverrides(List.of(overrides)))
                .read(ParameterFile.parse(Path.of("system.parv"), text, List.of()));
    }

    private static List<String> problems(String text, ParameterOverride... overrides) {
        return catchThrowableOfType(DiskSimSyntaxException.class, () -> read(text, overrides)).problems().stream()
                .map(problem -> problem.message() + "; expected " + problem.expected())
                .toList();
    }

    /** "I/O driver": a constant access time stands for the devices; negative codes ask for traced times. */
    @Test
    void aDriverWithAConstantTime() {
        String constant = "Constant access time";
        assertThat(Small.at(
                        read(SYSTEM, new ParameterOverride("driver0", constant, "2.5"))
                                .scenario(),
                        "driver.constantTime"))
                .isEqualTo("2.5 ms");
        assertThat(Small.at(
                        read(SYSTEM, new ParameterOverride("driver0", constant, "-2.0"))
                                .scenario(),
                        "driver.recorded"))
                .isEqualTo("wait");
        assertThat(problems(SYSTEM, new ParameterOverride("driver0", constant, "-4.0")))
                .containsExactly("`Constant access time` is -4; expected 0.0 or more, or one of -1.0, -2.0 and -3.0");
    }

    /** "Component instantiation": devices are numbered in the order of instantiation, not of the topology. */
    @Test
    void aTreeOfComponents() {
        Imported imported = read(SYSTEM);
        assertThat(imported.devices()).containsExactly("sd1", "sd2", "sd3");
        assertThat(imported.scenario().get("topology"))
                .isEqualTo(List.of(
                        Map.of("bus", "bus0", "below", "driver", "attached", List.of("ctlr0", "ctlr1")),
                        Map.of("bus", "bus1", "below", "ctlr0", "attached", List.of("sd3", "sd1")),
                        Map.of("bus", "bus2", "below", "ctlr1", "attached", List.of("sd2"))));
        assertThat(Small.at(imported.scenario(), "controllers.ctlr1.messageDelay"))
                .isEqualTo("1 ms");
        assertThat(imported.traceKeys()).isEqualTo(Map.of("devices", Map.of("1", "sd1", "2", "sd2", "3", "sd3")));
        assertThat(BoundScenario.of(imported).devices()).hasSize(3);
        assertThat(imported.notes())
                .extracting(Note::text)
                .contains(
                        "block `disksim_syncset Sync` has no effect: all drives begin at the same angle anyway, and keep"
                                + " it if they are alike");
    }

    /** "Simple disks". */
    @Test
    void aSimpleDisk() {
        assertThat(Small.at(read(SYSTEM).scenario(), "devices.sd1"))
                .isEqualTo(Map.of(
                        "type", "simple",
                        "capacity", "1000 sectors",
                        "access", "9.5 ms",
                        "overhead", "0.5 ms",
                        "sectorTime", "0.1 ms",
                        "messageTime", "0.25 ms",
                        "disconnect", true,
                        "queueDepth", 1,
                        "scheduler", Map.of("type", "fcfs"),
                        "compat", List.of("borrowed-bus")));
        assertThat(Small.at(
                        read(SYSTEM.replace("Access time = 9.5", "Access time = 9.5, Constant access time = 3.0"))
                                .scenario(),
                        "devices.sd1.access"))
                .isEqualTo("3 ms");
    }

    /** "Synthetic workloads" and "Process-flow". */
    @Test
    void theWorkloadOfTheFile() {
        Map<String, Object> workload = read(SYSTEM + WORKLOAD).workload().orElseThrow();
        assertThat(workload)
                .containsEntry("type", "processes")
                .containsEntry("requests", 100L)
                .containsEntry("time", "9 s")
                .containsEntry("atLimit", "abandon")
                .containsEntry("cpus", 2)
                .containsEntry("systemCall", Map.of("before", "1 ms", "after", "2 ms"))
                .containsEntry("compat", List.of("disksim"))
                .containsEntry("disksimSeeds", Map.of("first", 7L));
        assertThat(workload.get("cpuTimeScale")).hasToString("0.5");
        assertThat(Small.at(workload, "processes.0.devices")).isEqualTo(List.of("sd1", "sd3"));
        assertThat(Small.at(workload, "processes.0.limit"))
                .isEqualTo(Map.of("type", "normal", "mean", "30 ms", "deviation", "100 ms"));
        assertThat(Small.at(workload, "processes.0.think"))
                .isEqualTo(Map.of("type", "exponential", "base", "1 ms", "mean", "25 ms"));
        assertThat(Small.at(workload, "processes.0.sequentialThink"))
                .isEqualTo(Map.of("type", "uniform", "min", "1 ms", "max", "2.5 ms"));
        assertThat(Small.at(workload, "processes.0.localThink"))
                .hasToString("{type=two-value, value=1 ms, other=2 ms, probability=0.25}");
        assertThat(Small.at(workload, "processes.0.localDistance"))
                .isEqualTo(Map.of("type", "poisson-count", "mean", 40L, "unit", "1 sector"));
        assertThat(Small.at(workload, "processes.0.sizes"))
                .isEqualTo(Map.of("type", "exponential", "mean", "8 sectors"));
    }

    @Test
    void aWorkloadThatCannotBeReadIsRefused() {
        assertThat(problems(SYSTEM + WORKLOAD.replace("[ sd1, sd3 ]", "[ sd0 ]")))
                .containsExactly("word `sd0` where requests should go; expected one of sd1, sd2, sd3");
        assertThat(problems(SYSTEM + WORKLOAD.replace("[ uniform, 1.0, 2.5 ]", "[ uniform, 1, 2.5 ]")))
                .containsExactly("integer 1 in a list of numbers with a decimal point; expected 1.0");
        assertThat(problems(SYSTEM + WORKLOAD.replace("[ uniform, 1.0, 2.5 ]", "[ pareto, 1.0, 2.5 ]")))
                .singleElement()
                .asString()
                .startsWith("`Sequential inter-arrival times` is a distribution `pareto`");
    }

    /** The manual's "one process to go on", imported without DiskSim's defects. */
    @Test
    void aFaithfulWorkloadHasNoDefects() {
        Imported imported = new DiskSimImport(ImportOptions.DEFAULT.faithful())
                .read(ParameterFile.parse(Path.of("system.parv"), SYSTEM + WORKLOAD, List.of()));
        assertThat(imported.workload().orElseThrow()).doesNotContainKeys("compat", "disksimSeeds");
    }

    /** "Running DiskSim": overrides take a name, a star, a name with a star for its number, or a range. */
    @Test
    void overrides() {
        Map<String, Object> one =
                read(SYSTEM, new ParameterOverride("sd1", "Access time", "3")).scenario();
        assertThat(Small.at(one, "devices.sd1.access")).isEqualTo("3 ms");
        assertThat(Small.at(one, "devices.sd2.access")).isEqualTo("9.5 ms");
        Map<String, Object> range = read(SYSTEM, new ParameterOverride("sd2 .. sd3", "Access time", "3.5"))
                .scenario();
        assertThat(Small.at(range, "devices.sd1.access")).isEqualTo("9.5 ms");
        assertThat(Small.at(range, "devices.sd3.access")).isEqualTo("3.5 ms");
        Map<String, Object> several = read(
                        SYSTEM,
                        new ParameterOverride("sd*", "Max queue length", "4"),
                        new ParameterOverride("*", "Scheduler:Scheduling policy", "4"))
                .scenario();
        assertThat(Small.at(several, "devices.sd2.queueDepth")).isEqualTo(4);
        assertThat(Small.at(several, "devices.sd2.scheduler.type")).isEqualTo("sstf");
        assertThat(Small.at(several, "driver.scheduler.type")).isEqualTo("sstf");
        assertThat(read(SYSTEM + WORKLOAD, new ParameterOverride("Proc", "Number of processors", "5"))
                        .workload()
                        .orElseThrow())
                .containsEntry("cpus", 5);
    }

    @Test
    void overridesThatChangeNothingAreRefused() {
        assertThat(problems(SYSTEM, new ParameterOverride("sd9", "Access time", "3")))
                .containsExactly(
                        "override `sd9` `Access time` `3` selects no component; expected the name of a component of"
                                + " the file");
        assertThat(problems(SYSTEM, new ParameterOverride("sd1", "Constant access time", "3")))
                .containsExactly("override `sd1` `Constant access time` `3`: no component that it selects sets that"
                        + " parameter; expected a parameter that the specification sets");
        assertThat(problems(SYSTEM, new ParameterOverride("sd1", "Scheduler", "3")))
                .first()
                .asString()
                .startsWith("override `sd1` `Scheduler` `3` of block");
        assertThat(problems(SYSTEM, new ParameterOverride("sd1", "Block count", "many")))
                .containsExactly("override `sd1` `Block count` `many` of integer 1000; expected a number of that kind");
    }
}
