package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * {@code spindle extract}: docs/drives.md, "Extract a drive". Extracted parameters are compared with those of the simulated drive.
 */
class ExtractCommandTest {

    /** Two zones of 100 cylinders of three surfaces, with a spare sector on each track of the first. */
    private static final String KNOWN = """
            devices:
              disk:
                type: hdd
                geometry:
                  type: zoned
                  surfaces: 3
                  cylinders: 200
                  sparing: sectors-in-track
                  zones:
                    - {firstCylinder: 0, lastCylinder: 99, sectorsPerTrack: 200, spares: 4, trackSkew: 20, cylinderSkew: 36}
                    - {firstCylinder: 100, lastCylinder: 199, sectorsPerTrack: 160, trackSkew: 16, cylinderSkew: 30}
                mechanics:
                  rotation: 7200 rpm
                  seek: {type: linear, singleCylinder: 1 ms, average: 3 ms, fullStroke: 7 ms}
                  headSwitch: 0.7 ms
                buffer: {segments: 5, segmentSize: 32 KiB, readAhead: {maximum: 24 KiB}}
                overheads: {readHit: 0.1 ms, readMiss: 0.25 ms}
            workload: {type: random, requests: 400, reads: 1, alignment: 4 KiB, arrivals: {type: closed, population: 1}}
            """;

    @TempDir
    private Path directory;

    private static double number(String text, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern).isTrue();
        return Double.parseDouble(matcher.group(1).replace(",", ""));
    }

    /**
     * The first cylinder has no separate phase; a track of 200 slots holds 196 sectors. Seek times are exact to a sector of 42 us.
     */
    @Test
    void aKnownDiskIsFoundAgain() throws Exception {
        Path scenario = Files.writeString(directory.resolve("known.yaml"), KNOWN);
        Path out = directory.resolve("found.yaml");
        Cli cli = Cli.spindle("extract", "--scenario", scenario, "--device", "disk", "--allow-writes", "--out", out);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.out())
                .contains("7200.00 rpm (8.333333 ms)")
                .containsPattern("surfaces +3")
                .containsPattern("cylinders +200")
                .containsPattern("5 segments, read-ahead of 48 sectors")
                .containsPattern("write cache +off")
                .containsPattern("0 +0 +100 +196 +4 +0.8333 ms +1.5000 ms")
                .containsPattern("1 +58800 +100 +160 +0 +0.8333 ms +1.5625 ms");
        assertThat(number(cli.out(), "head switch +([0-9.]+) ms")).isCloseTo(0.7, within(0.09));
        assertThat(number(cli.out(), " +1 +([0-9.]+) ms\\R")).isCloseTo(1, within(0.09));
        assertThat(number(cli.out(), " +198 +([0-9.]+) ms\\R")).isCloseTo(6.97, within(0.12));
        compareMeans(scenario, out);
    }

    /** The extracted drive serves random reads in the same mean time. */
    private void compareMeans(Path scenario, Path drive) throws Exception {
        Path copy = Files.writeString(
                directory.resolve("copy.yaml"),
                "devices:\n  disk:\n"
                        + Files.readString(drive).indent(4)
                        + "workload: {type: random, requests: 400, reads: 1, alignment: 4 KiB, arrivals: {type: closed, population: 1}}\n");
        double original = mean(scenario, "original");
        assertThat(mean(copy, "copied")).isCloseTo(original, within(0.02 * original));
    }

    private double mean(Path scenario, String name) throws Exception {
        Cli run = Cli.spindle("run", scenario, "--out", directory.resolve(name));
        assertThat(run.exit()).isZero();
        return number(run.out(), "all +[0-9,]+ +([0-9.]+)");
    }

    /** Rotation, surfaces, sectors of the outermost tracks, segments and read-ahead are those of the catalogue's files. */
    @ParameterizedTest
    @CsvSource({
        "seagate-cheetah-15k7-600g, 15000, 8, 1706, 16, 512, off, 0.2, 6.6",
        "quantum-atlas-10k-9g, 10025, 6, 334, 10, 256, off, 1.24, 10.83",
        "hitachi-deskstar-7k1000c-1t, 7200, 4, 2673, 6, 512, on, 0.8, 15.2",
        "wd-ultrastar-hc310-6t-4kn, 7200, 8, 550, 16, 256, on, 0.23, 14.5"
    })
    void drivesOfTheCatalogueAreFoundAgain(
            String drive,
            String speed,
            int surfaces,
            int sectors,
            int segments,
            int readAhead,
            String writeCache,
            double shortest,
            double longest)
            throws Exception {
        Path scenario = Files.writeString(directory.resolve("drive.yaml"), """
                devices:
                  disk: {type: hdd, model: %s}
                workload: {type: random, requests: 400, reads: 1, alignment: 4 KiB, arrivals: {type: closed, population: 1}}
                """.formatted(drive));
        Path out = directory.resolve("found.yaml");
        Cli cli = Cli.spindle("extract", "--scenario", scenario, "--allow-writes", "--out", out);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.out())
                .contains(speed + ".00 rpm")
                .containsPattern("surfaces +" + surfaces)
                .contains(segments + " segments, read-ahead of " + readAhead + " sectors")
                .containsPattern("write cache +" + writeCache)
                .containsPattern("\\R +0 +0 +[0-9]+ +" + sectors + " +0 ");
        assertThat(number(cli.out(), "\\R +1 +([0-9.]+) ms\\R")).isCloseTo(shortest, within(0.04));
        assertThat(number(cli.out(), "([0-9.]+) ms\\R$")).isCloseTo(longest, within(0.01 * longest));
        compareMeans(scenario, out);
    }

    @Test
    void whatDoesNotRotateIsRefused() throws Exception {
        Path scenario = Files.writeString(directory.resolve("ssd.yaml"), """
                devices:
                  ssd0: {type: ssd-profile, model: samsung-pm883-480g}
                workload: {type: random, requests: 10, arrivals: {type: closed, population: 1}}
                """);
        refuses("name a rotating disk without caches in front of it", "extract", "--scenario", scenario);
        refuses("there is no device 'other'", "extract", "--scenario", scenario, "--device", "other");
        refuses("one disk is measured at a time", "extract");
        refuses("one disk is measured at a time", "extract", scenario, "--scenario", scenario);
        refuses("--repeat is 0", "extract", "--scenario", scenario, "--repeat", "0");
        refuses("cannot be opened for direct I/O", "extract", directory.resolve("absent"));
    }

    /** A disk without room for reads elsewhere would be measured for ever. */
    @Test
    @Timeout(60)
    void whatIsTooSmallIsRefused() throws Exception {
        Path scenario = Files.writeString(directory.resolve("small.yaml"), """
                devices:
                  disk0: {type: fixed, capacity: 4 KiB, service: {type: constant, time: 5 ms}}
                workload: {type: random, requests: 10, arrivals: {type: closed, population: 1}}
                """);
        refuses("it has 8 blocks of 512 B", "extract", "--scenario", scenario);
    }

    private static void refuses(String message, Object... arguments) throws Exception {
        Cli cli = Cli.spindle(arguments);
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains(message);
    }
}
