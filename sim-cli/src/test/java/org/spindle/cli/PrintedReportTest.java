package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The printed report of a run has at most six pages. It is printed by {@code chromium}, if it is on the path. */
class PrintedReportTest {

    /** The object of a page in a PDF, not that of the tree of pages, {@code /Pages}. */
    private static final Pattern SHEET = Pattern.compile("/Type */Page\\b");

    @TempDir
    Path directory;

    @Test
    void theQuickstart() throws IOException, InterruptedException {
        assertThat(sheets(Project.SCENARIOS.resolve("quickstart.yaml"))).isBetween(2L, 6L);
    }

    @Test
    void aVolumeOfEightDrives() throws IOException, InterruptedException {
        Path scenario = Files.writeString(directory.resolve("volume.yaml"), """
                devices:
                  disk: {type: hdd, model: seagate-barracuda-7200-14-1t, count: 8}
                layers:
                  volume: {over: [disk], layer: {type: raid-5, unit: 64 KiB}}
                workload: {type: random, requests: 4000, reads: 0.7, arrivals: {type: closed, population: 16}}
                """);
        assertThat(sheets(scenario)).isBetween(2L, 6L);
    }

    /** Of US letter paper; those of A4 are longer. */
    private long sheets(Path scenario) throws IOException, InterruptedException {
        Path chromium = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(entry -> Path.of(entry, "chromium"))
                .filter(Files::isExecutable)
                .findFirst()
                .orElse(null);
        assumeTrue(chromium != null, "no chromium on the path");
        Path out = directory.resolve("out");
        Cli cli = Cli.spindle("run", scenario, "--out", out);
        assertThat(cli.exit()).as(cli.err()).isZero();
        Path print = directory.resolve("print.pdf");
        Process printing = new ProcessBuilder(List.of(
                        String.valueOf(chromium),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-background-networking",
                        "--virtual-time-budget=80000",
                        "--user-data-dir=" + directory.resolve("profile"),
                        "--print-to-pdf=" + print,
                        out.resolve(ScenarioRun.REPORT).toUri().toString()))
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("printing.log").toFile())
                .start();
        assertThat(printing.waitFor(60, TimeUnit.SECONDS)).as("printed").isTrue();
        return SHEET.matcher(Files.readString(print, StandardCharsets.ISO_8859_1))
                .results()
                .count();
    }
}
