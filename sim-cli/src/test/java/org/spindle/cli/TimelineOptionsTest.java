package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.cli.command.ExitCode;

/** The options {@code --timeline} and {@code --timeline-window}: where the file is written, and the messages if it cannot be or is empty. */
class TimelineOptionsTest {

    private TimelineRun timeline;

    @BeforeEach
    void writeScenario(@TempDir Path place) throws IOException {
        timeline = new TimelineRun(place);
    }

    @Test
    void aTimelineMayLieInTheResultDirectoryAndBeCompressed() throws IOException {
        timeline.run();
        for (int times = 0; times < 2; times++) {
            assertThat(timeline.execute(
                            "run",
                            timeline.scenario.toString(),
                            "--out",
                            timeline.out("inside"),
                            "--timeline",
                            timeline.out("inside/timeline.json.gz")))
                    .as("%s", timeline.err)
                    .isZero();
        }
        try (InputStream packed =
                new GZIPInputStream(Files.newInputStream(timeline.place.resolve("inside/timeline.json.gz")))) {
            assertThat(packed.readAllBytes()).isEqualTo(Files.readAllBytes(timeline.place.resolve("timeline.json")));
        }
        try (Stream<Path> left = Files.list(timeline.place)) {
            assertThat(left.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("scenario.yaml", "inside", "out", "timeline.json");
        }
    }

    @Test
    void anEmptyTimelineIsSaidToBeOne() {
        timeline.run("--timeline-window", "1 h..2 h");
        assertThat(timeline.err.toString())
                .contains("note: the timeline is empty: its window is not within the run of ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 s", "1 s..", "2 s..1 s", "1..2", "-1 s..1 s", "1 MB..2 MB"})
    void badWindowsAreRefused(String window) {
        assertThat(timeline.execute(
                        "run",
                        timeline.scenario.toString(),
                        "--timeline",
                        timeline.out("t.json"),
                        "--timeline-window",
                        window))
                .isEqualTo(ExitCode.USAGE);
        assertThat(timeline.err.toString()).startsWith("error: invalid value for option '--timeline-window': ");
    }

    @Test
    void aWindowNeedsATimelineAndATimelineAGoodName() {
        assertThat(timeline.execute("run", timeline.scenario.toString(), "--timeline-window", "1 s..2 s"))
                .isEqualTo(ExitCode.USAGE);
        assertThat(timeline.err.toString()).contains("give --timeline FILE too");
        assertThat(timeline.execute("run", timeline.scenario.toString(), "--timeline", timeline.out("t.txt")))
                .isEqualTo(ExitCode.USAGE);
        assertThat(timeline.err.toString()).contains("end its name with .json or .json.gz");
        assertThat(timeline.place.resolve("out")).doesNotExist();
    }

    @Test
    void aFailedRunLeavesTheOlderTimeline() throws IOException {
        Files.writeString(timeline.place.resolve("timeline.json"), "older");
        assertThat(timeline.execute(
                        "run",
                        timeline.scenario.toString(),
                        "--out",
                        timeline.scenario.toString(),
                        "--timeline",
                        timeline.out("timeline.json")))
                .isEqualTo(ExitCode.USAGE);
        assertThat(timeline.place.resolve("timeline.json")).hasContent("older");
        try (Stream<Path> left = Files.list(timeline.place)) {
            assertThat(left).hasSize(2);
        }
    }
}
