package org.spindle.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/** A result directory is created completely or not at all. */
class ResultDirectoryTest {

    @TempDir
    private Path place;

    @Test
    void appearsWithCommitAndNotBefore() throws IOException {
        Path target = place.resolve("made/on/the/way/result");
        try (ResultDirectory directory = ResultDirectory.create(target)) {
            directory.write(Results.small(), "name: x\n");
            assertThat(target).doesNotExist();
            directory.commit();
        }
        assertThat(names(target)).containsExactly("effective.yaml", "result.json", "series.csv", "summary.csv");
        assertThat(names(target.getParent())).containsExactly("result");
        assertThat(ResultDirectory.read(target)).isEqualTo(Results.small());
        assertThat(ResultDirectory.read(target.resolve("result.json"))).isEqualTo(Results.small());
        assertThat(target.resolve("effective.yaml")).hasContent("name: x\n");
    }

    @Test
    void withoutCommitNothingIsLeftNotEvenParents() throws IOException {
        try (ResultDirectory directory = ResultDirectory.create(place.resolve("a/b/c"))) {
            directory.requestLog(List.of("disk0"), new RequestSchema(), null);
            directory.write(Results.small(), "");
        }
        assertThat(names(place)).isEmpty();
    }

    @Test
    void anOlderResultIsReplacedWhole() throws IOException {
        Path target = place.resolve("r");
        make(target, "old");
        Files.writeString(target.resolve("report.html"), "of the old result");
        make(target, "new");
        assertThat(names(target)).containsExactly("effective.yaml", "result.json", "series.csv", "summary.csv");
        assertThat(target.resolve("effective.yaml")).hasContent("new");
        assertThat(names(place)).containsExactly("r");
    }

    @Test
    void anOlderResultSurvivesAFailedRun() throws IOException {
        Path target = place.resolve("r");
        make(target, "old");
        try (ResultDirectory directory = ResultDirectory.create(target)) {
            directory.write(Results.small(), "new");
        }
        assertThat(target.resolve("effective.yaml")).hasContent("old");
        assertThat(names(place)).containsExactly("r");
    }

    @Test
    void anEmptyDirectoryMayBeUsed() throws IOException {
        Path target = Files.createDirectory(place.resolve("r"));
        make(target, "x");
        assertThat(names(target)).hasSize(4);
    }

    @Test
    void otherContentIsNotTouched() throws IOException {
        Path thesis = Files.createDirectory(place.resolve("thesis"));
        Files.writeString(thesis.resolve("result.json"), "{\"schema\": \"mine\"}");
        assertThatThrownBy(() -> ResultDirectory.create(thesis))
                .isInstanceOf(ResultException.class)
                .hasMessage(thesis + ": is a directory with other content; "
                        + "name a directory that is absent, empty or an older result");
        Path file = Files.writeString(place.resolve("file"), "");
        assertThatThrownBy(() -> ResultDirectory.create(file)).hasMessageContaining("is a file");
        assertThatThrownBy(() -> ResultDirectory.create(file.resolve("below"))).isInstanceOf(ResultException.class);
        assertThat(names(place)).containsExactly("file", "thesis");
    }

    /** Another process has created the directory during the run. */
    @Test
    void contentThatCameMeanwhileIsNotTouchedEither() throws IOException {
        Path target = place.resolve("r");
        try (ResultDirectory directory = ResultDirectory.create(target)) {
            directory.write(Results.small(), "");
            Files.createDirectory(target);
            Files.writeString(target.resolve("precious"), "");
            assertThatThrownBy(directory::commit).isInstanceOf(ResultException.class);
        }
        assertThat(names(place)).containsExactly("r");
        assertThat(names(target)).containsExactly("precious");
    }

    @Test
    void aSecondRunIsRefusedWhileOneIsWriting() throws IOException {
        Path target = place.resolve("r");
        try (ResultDirectory first = ResultDirectory.create(target)) {
            assertThatThrownBy(() -> ResultDirectory.create(target))
                    .isInstanceOf(ResultException.class)
                    .hasMessage(target + ": another run is writing there; wait for it, or choose another directory");
            make(place.resolve("other"), "beside it");
            first.write(Results.small(), "first");
            first.commit();
        }
        make(target, "second");
        assertThat(target.resolve("effective.yaml")).hasContent("second");
        assertThat(names(place)).containsExactly("other", "r");
    }

    /** The result of an interrupted run is kept beside that of a complete one, and the next run replaces it. */
    @Test
    void anInterruptedRunDoesNotReplaceAWholeOne() throws IOException {
        Path target = place.resolve("r");
        assertThat(interrupt(target, "first part")).isEqualTo(target);
        assertThat(interrupt(target, "second part")).isEqualTo(target);
        assertThat(target.resolve("effective.yaml")).hasContent("second part");
        make(target, "whole");
        Path beside = place.resolve("r-interrupted");
        assertThat(interrupt(target, "third part")).isEqualTo(beside);
        assertThat(target.resolve("effective.yaml")).hasContent("whole");
        assertThat(beside.resolve("effective.yaml")).hasContent("third part");
        assertThat(names(place)).containsExactly("r", "r-interrupted");
    }

    private static Path interrupt(Path target, String effective) {
        RunResult whole = Results.small();
        RunResult.RunInfo run = whole.run();
        RunResult.RunInfo part = new RunResult.RunInfo(
                run.simulatedNs(),
                run.warmUpNs(),
                run.events(),
                run.requestsArrived(),
                run.requestsCompleted(),
                run.requestsMeasured(),
                RunResult.INTERRUPTED);
        try (ResultDirectory directory = ResultDirectory.create(target)) {
            directory.write(
                    new RunResult(
                            whole.spindle(),
                            whole.scenario(),
                            whole.plugins(),
                            part,
                            whole.notes(),
                            whole.metrics(),
                            whole.series()),
                    effective);
            directory.commitInterrupted();
            return directory.place();
        }
    }

    @Test
    void requestsMayBeCompressed() throws IOException {
        try (ResultDirectory directory = ResultDirectory.create(place.resolve("r"))) {
            OutputCompression marked = to -> {
                to.write("compressed:".getBytes(StandardCharsets.UTF_8));
                return new FilterOutputStream(to);
            };
            try (RequestLog log = directory.requestLog(List.of("disk0"), new RequestSchema(), marked)) {
                log.write(new Request().reset(0, 0, Operation.READ, 0, 1));
            }
            directory.write(Results.small(), "");
            directory.commit();
        }
        assertThat(Files.readString(place.resolve("r/requests.csv.zst")))
                .startsWith("compressed:arrival_ns,")
                .hasLineCount(2);
    }

    /** One line per metric, each with as many fields as the header; a comma in a name is quoted (RFC 4180). */
    @Test
    void theSummaryIsAsWide() throws IOException {
        make(place.resolve("r"), "");
        List<String> lines =
                Files.readString(place.resolve("r/summary.csv")).lines().toList();
        assertThat(lines.get(0))
                .isEqualTo(
                        "component,class,metric,unit,count,mean,stddev,scv,min,p50,p90,p95,p99,p99_9,max,ci95_half_width");
        assertThat(lines.get(1))
                .isEqualTo("system,all,response-time,ms,2,0.1,2.0E23,,0.0,1.0,2.0,3.0,4.0,1.0E22,0.001,0.5");
        assertThat(lines.get(2)).isEqualTo("\"disk,0\",all,hits,requests,12,,,,,,,,,,,");
        assertThat(lines.get(3)).isEqualTo("\"disk,0\",all,busy,,,0.25,,,,,,,,,,");
        assertThat(lines).hasSize(4);
    }

    @Test
    void aKilledProcessLeavesNothing() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        HalfWritten.class.getName(),
                        place.resolve("a/r").toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(said.readLine()).isEqualTo("writing");
            assertThat(names(place.resolve("a"))).containsExactly(".r.lock", ".r.partial");
            process.destroy();
            process.waitFor();
        } finally {
            process.destroyForcibly();
        }
        assertThat(names(place)).isEmpty();
    }

    @Test
    void readingWhatIsNotThereIsSaid() {
        assertThatThrownBy(() -> ResultDirectory.read(place.resolve("none")))
                .isInstanceOf(ResultException.class)
                .hasMessageContaining("none")
                .hasMessageContaining("no such file");
        assertThatThrownBy(() -> ResultDirectory.read(place)).hasMessageContaining("result.json");
    }

    private static void make(Path target, String effective) {
        try (ResultDirectory directory = ResultDirectory.create(target)) {
            directory.write(Results.small(), effective);
            directory.commit();
        }
    }

    private static List<String> names(Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
        }
    }
}
