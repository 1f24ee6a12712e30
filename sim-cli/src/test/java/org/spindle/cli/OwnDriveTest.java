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

/** Drives from the user's files, included files, devices with a count, and messages about old defaults. */
class OwnDriveTest {

    private static final String DRIVE = """
            geometry: {type: data-sheet, capacity: 2 TB, surfaces: 4, outerRate: 200 MB/s}
            mechanics:
              rotation: 7200 rpm
              seek: {type: data-sheet, trackToTrack: 0.8 ms, average: 8.5 ms, fullStroke: 18 ms}
            """;

    private static final String MODERN = """
            buffer: {segments: 16, segmentSize: 4 MiB, writeReporting: in-buffer-appends-first}
            queueDepth: 32
            scheduler: sptf
            """;

    private static final String LOAD = """
            workload: {type: random, requests: 50, arrivals: {type: closed, population: 4}}
            """;

    @TempDir
    private Path directory;

    private Path file(String name, String text) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Cli run(Path scenario, String out) {
        return Cli.spindle("run", scenario, "--out", directory.resolve(out));
    }

    private static List<String> shown(Path scenario) {
        Cli cli = Cli.spindle("config", "show", scenario);
        assertThat(cli.err()).isEmpty();
        return cli.out().lines().map(line -> line.replaceAll(" {2,}", "  ")).toList();
    }

    /** The same keys, once in the scenario and once in a file beside it, which the effective scenario does not need. */
    @Test
    void aModelMayBeAFile() throws IOException {
        file("drives/mine.yaml", DRIVE + MODERN);
        Path named = file(
                "named.yaml",
                "devices: {disk0: {type: hdd, model: drives/mine.yaml, queueDepth: 8}}\nname: drive\n" + LOAD);
        Path whole = file(
                "whole.yaml",
                "devices:\n  disk0:\n    type: hdd\n"
                        + (DRIVE + MODERN)
                                .replace("queueDepth: 32", "queueDepth: 8")
                                .indent(4) + "name: drive\n" + LOAD);
        Cli cli = run(named, "named");
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        assertThat(run(whole, "whole").exit()).isZero();
        assertThat(directory.resolve("named/result.json"))
                .hasSameTextualContentAs(directory.resolve("whole/result.json"));
        assertThat(shown(named))
                .anyMatch(line -> line.startsWith("devices.disk0.queueDepth  8  1  " + named + ":1:"))
                .anyMatch(line -> line.startsWith("devices.disk0.scheduler.type  sptf  ")
                        && line.contains(directory.resolve("drives/mine.yaml") + ":7:"));
        assertThat(directory.resolve("named/effective.yaml")).content().doesNotContain("model:");
    }

    @Test
    void aFileMayRefineAModelOfTheCatalogueOrAnotherFile() throws IOException {
        file("slow.yaml", "model: hp-c2247a\noverheads: {readMiss: 5 ms}\n");
        file("slower.yaml", "model: slow.yaml\noverheads: {writeMiss: 6 ms}\n");
        Path scenario = file("s.yaml", "devices: {disk0: {type: hdd, model: slower.yaml}}\n" + LOAD);
        assertThat(shown(scenario))
                .anyMatch(line -> line.startsWith("devices.disk0.overheads.readMiss.afterRead  5 ms  ")
                        && line.contains(directory.resolve("slow.yaml") + ":2:"))
                .anyMatch(line -> line.startsWith("devices.disk0.overheads.writeMiss.afterRead  6 ms  ")
                        && line.contains(directory.resolve("slower.yaml") + ":2:"))
                .anyMatch(line -> line.startsWith("devices.disk0.queueDepth  1  1  model hp-c2247a:"));
    }

    @Test
    void filesThatAreNotThereOrGoInCirclesAreToldWithTheirPlace() throws IOException {
        Path absent = file("absent.yaml", "devices: {disk0: {type: hdd, model: ./none.yaml}}\n" + LOAD);
        assertThat(run(absent, "out").err())
                .isEqualTo("error: there is no such file\n  at " + absent + ":1:37\n  looked for "
                        + directory.resolve("./none.yaml") + "\n1 problem, nothing was run.\n");
        Path circle = file("circle.yaml", "include: circle2.yaml\n" + LOAD);
        file("circle2.yaml", "include: [circle.yaml]\n");
        assertThat(run(circle, "out").err())
                .isEqualTo("error: circle.yaml includes itself\n  at " + directory.resolve("circle2.yaml")
                        + ":1:11\n  leave out this one\n1 problem, nothing was run.\n");
    }

    /** Keys of the file replace those that it includes; files included later replace keys of those included before. */
    @Test
    void includedKeysAreRefined() throws IOException {
        file("base.yaml", "seed: 3\ndevices: {disk0: {type: hdd, model: hp-c2247a}}\ndriver: {scheduler: look}\n");
        file("load/load.yaml", "seed: 4\n" + LOAD);
        Path scenario = file("s.yaml", "include: [base.yaml, load/load.yaml]\ndevices: {disk0: {queueDepth: 2}}\n");
        assertThat(shown(scenario))
                .contains("seed  4  1  " + directory.resolve("load/load.yaml") + ":1:7")
                .anyMatch(line -> line.startsWith("driver.scheduler.type  look  ")
                        && line.contains(directory.resolve("base.yaml") + ":3:"))
                .anyMatch(line -> line.startsWith("devices.disk0.queueDepth  2  1  " + scenario));
        assertThat(run(scenario, "out").exit()).isZero();
    }

    @Test
    void aCountStandsForDevicesAlike() throws IOException {
        String rest = """
                name: volume
                layers: {volume: {over: %s, layer: raid-5}}
                workload: {type: random, requests: 50, arrivals: {type: closed, population: 4}}
                """;
        Path counted = file(
                "counted.yaml",
                "devices: {disk: {type: hdd, model: hp-c2247a, count: 4}}\n" + rest.formatted("[disk]"));
        StringBuilder written = new StringBuilder("devices:\n");
        for (int i = 0; i < 4; i++) {
            written.append("  disk" + i + ": {type: hdd, model: hp-c2247a}\n");
        }
        Path single = file("single.yaml", written + rest.formatted("[disk0, disk1, disk2, disk3]"));
        assertThat(run(counted, "counted").exit()).isZero();
        assertThat(run(single, "single").exit()).isZero();
        assertThat(directory.resolve("counted/result.json"))
                .hasSameTextualContentAs(directory.resolve("single/result.json"));

        Path wrong = file("wrong.yaml", "devices: {disk: {type: hdd, model: hp-c2247a, count: 0}}\n" + LOAD);
        assertThat(run(wrong, "out").err())
                .contains("error: '0' is not a number of devices")
                .contains("allowed: 1 to 10000");
        Path twice = file(
                "twice.yaml",
                "devices: {disk0: {type: hdd, model: hp-c2247a}, disk: {type: hdd, model: hp-c2247a, count: 1}}\n"
                        + LOAD);
        assertThat(run(twice, "out").err()).contains("error: there are two devices 'disk0'");
        Cli one = Cli.spindle("run", counted, "--set", "devices.disk2.queueDepth=4");
        assertThat(one.err()).isEqualTo("""
                error: there are two devices 'disk2'
                  at --set devices.disk2.queueDepth=4
                  the count of 'disk' makes it already: rename one of them, or set the keys of all by devices.disk
                1 problem, nothing was run.
                """);
    }

    @Test
    void aMistakeOfEqualDevicesIsReportedOnce() throws IOException {
        Path wrong = file("wrong.yaml", """
                devices:
                  disk: {type: hdd, model: hp-c2247a, count: 4, queueDepth: 0}
                  other: {type: hdd, model: hp-c2247a, queueDepth: 0}
                """ + LOAD);
        assertThat(run(wrong, "out").err()).isEqualTo("""
                error: '0' is out of range
                  at %1$s:2:61   devices.disk0.queueDepth, the same in 3 others   (type: hdd)
                  allowed: at least 1
                error: '0' is out of range
                  at %1$s:3:52   devices.other.queueDepth   (type: hdd)
                  allowed: at least 1
                2 problems, nothing was run.
                """.formatted(wrong));
    }

    @Test
    void theDefaultsOfTheNinetiesAreNotedOfALargeDrive() throws IOException {
        Path plain = file("plain.yaml", "devices:\n  disk:\n    type: hdd\n    count: 2\n" + DRIVE.indent(4) + LOAD);
        assertThat(run(plain, "plain").err()).isEqualTo("""
                note: drive disk0, disk1: it has no command queue, as queueDepth is 1 by default; drives of its size have one of 32 (NCQ) or more
                note: drive disk0, disk1: its write cache is off, as buffer.writeReporting is on-medium by default; with the cache on it is in-buffer-appends-first
                note: drive disk0, disk1: its buffer has 2 segments of 128 KiB by default; drives of its size have 8 MB and more
                """);
        Path modern = file("modern.yaml", "devices:\n  disk0:\n    type: hdd\n" + (DRIVE + MODERN).indent(4) + LOAD);
        assertThat(run(modern, "modern").err()).isEmpty();
        Path wanted = file(
                "wanted.yaml",
                "devices:\n  disk0:\n    type: hdd\n"
                        + (DRIVE + "queueDepth: 1\nbuffer: {segments: 2, writeReporting: on-medium}\n").indent(4)
                        + LOAD);
        assertThat(run(wanted, "wanted").err()).as("what was written is wanted").isEmpty();
    }

    /** 4 surfaces of 60,000 cylinders with 2,000 sectors a track: 246 GB; with a tenth of the cylinders 25 GB. */
    @ParameterizedTest
    @CsvSource({"60000, 3", "6000, 0"})
    void aDriveWithZonesIsAsLargeAsItsZonesAre(int cylinders, int notes) throws IOException {
        Path zoned =
                file("zoned.yaml", """
                devices:
                  disk0:
                    type: hdd
                    geometry:
                      type: zoned
                      surfaces: 4
                      cylinders: %1$d
                      zones:
                        - {firstCylinder: 0, lastCylinder: %2$d, sectorsPerTrack: 2500}
                        - {firstCylinder: %3$d, lastCylinder: %4$d, sectorsPerTrack: 1500}
                    mechanics:
                      rotation: 7200 rpm
                      seek: {type: hpl, boundary: 1000, rootConstant: 1 ms, rootFactor: 0.01 ms, linearConstant: 2 ms, linearFactor: 0.0001 ms}
                """.formatted(cylinders, cylinders / 2 - 1, cylinders / 2, cylinders - 1) + LOAD);
        assertThat(run(zoned, "zoned").err().lines()).hasSize(notes);
    }
}
