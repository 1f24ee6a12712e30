package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.result.ResultDirectory;
import org.spindle.result.RunResult;
import org.spindle.run.RunControl;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Messages during a run, and the ways in which it ends. */
class RunEndTest {

    private static final String ENDLESS = """
            devices: {disk0: {type: fixed, capacity: 1 MiB, service: {type: constant, time: 1 ms}}}
            workload: {type: random, requests: 1000000000000, arrivals: {type: closed, population: 1}}
            """;

    private record Extent(OptionalLong requests, OptionalLong nanos) implements RunControl {
        @Override
        public void interrupt() {
            throw new AssertionError("nobody has asked for the end");
        }
    }

    @TempDir
    private Path directory;

    /** 30 of 120 requests after 10 s: 3 a second, and 30 s for the other 90; 0.6 simulated seconds. */
    @Test
    void progressSaysHowFarTheRunIsAndWhatIsLeft() {
        assertThat(lineAfter(30, new Extent(OptionalLong.of(120), OptionalLong.empty())))
                .isEqualTo(
                        "25 %   30 of 120 requests   0.6 s simulated   3 requests/s   0.0600 simulated s/s   0:30 left");
    }

    /** 0.6 s of 6 s are 10 %, and 30 requests of 600 are 5 %: whichever limit is nearer ends the run. */
    @Test
    void theNearerLimitCounts() {
        assertThat(lineAfter(30, new Extent(OptionalLong.of(600), OptionalLong.of(6_000_000_000L))))
                .startsWith("10 %   30 of 600 requests")
                .endsWith("1:30 left");
    }

    @Test
    void aRunWithoutAKnownEndHasNoPercentage() {
        assertThat(lineAfter(30, new Extent(OptionalLong.empty(), OptionalLong.empty())))
                .isEqualTo("30 requests   0.6 s simulated   3 requests/s   0.0600 simulated s/s");
    }

    private static String lineAfter(int requests, RunControl extent) {
        try (RunProgress progress = new RunProgress(new StatusLine(null))) {
            progress.begin(extent);
            Request request = new Request().reset(0, 0, Operation.READ, 0, 8);
            for (int i = 1; i <= requests; i++) {
                request.expect(done -> {});
                request.complete(i * 20_000_000L);
                progress.completed(request);
            }
            return progress.line(10);
        }
    }

    @Test
    void lostRequestsAreAFailureThatNamesTheComponent() {
        StringWriter said = new StringWriter();
        String note = "2 requests were never completed although nothing was left to happen; lost by device 'disk0'";
        int code = RunEnd.of(result("end-of-events", 5, 3, note), new PrintWriter(said, true));
        assertThat(code).isEqualTo(1);
        assertThat(said.toString()).isEqualTo("error: " + note + System.lineSeparator());
        assertThat(RunEnd.of(result("time", 5, 3, "x"), new PrintWriter(said, true)))
                .isZero();
        assertThat(RunEnd.of(result("interrupted", 5, 3, "x"), new PrintWriter(said, true)))
                .isEqualTo(130);
    }

    private static RunResult result(String stoppedBy, long arrived, long completed, String note) {
        return new RunResult(
                "9",
                new RunResult.ScenarioInfo("", "", "", 1, 0),
                List.of(),
                new RunResult.RunInfo(1, 0, 1, arrived, completed, completed, stoppedBy),
                List.of(note),
                List.of(),
                List.of());
    }

    /**
     * The first Ctrl-C of a run that would never end leaves a result of what was measured until then. A build in the background of
     * a script inherits an ignored SIGINT, which the JVM would leave ignored: {@code env} restores its default.
     */
    @Test
    @EnabledOnOs(OS.LINUX)
    @Timeout(120)
    void anInterruptLeavesAMarkedResult() throws Exception {
        Path scenario = Files.writeString(directory.resolve("endless.yaml"), ENDLESS);
        Path out = directory.resolve("out");
        Process process = new ProcessBuilder(
                        "env",
                        "--default-signal=INT",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "run",
                        "--log",
                        "info",
                        scenario.toString(),
                        "--out",
                        out.toString())
                .start();
        try (BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
            String line = said.readLine();
            while (line != null && !line.contains("run begins")) {
                line = said.readLine();
            }
            assertThat(line).isNotNull();
            new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                    .start()
                    .waitFor();
            assertThat(process.waitFor()).isEqualTo(130);
        } finally {
            process.destroyForcibly();
        }
        RunResult result = ResultDirectory.read(out);
        assertThat(result.run().stoppedBy()).isEqualTo("interrupted");
        assertThat(result.notes()).anyMatch(note -> note.startsWith("interrupted: this is a part of the run, up to "));
        assertThat(result.run().requestsCompleted()).isPositive();
        assertThat(out.resolve("report.html")).exists();
    }
}
