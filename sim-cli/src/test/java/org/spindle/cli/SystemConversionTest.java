package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** spindle trace convert and filter, from system traces and to them: docs/system-traces.md, "Conversion". */
class SystemConversionTest {

    private static final Path TWO_TASKS = Project.ROOT.resolve("src-test-data/system/two-tasks.system");
    private static final Path GITWORK = Project.TRACES.resolve("gitwork.blkparse.xz");

    private static final String OPEN = """
            devices: {disk0: {type: hdd, model: seagate-exos-x16-16t}}
            output: {requests: csv}
            workload: {type: trace, file: blocks, format: disksim-ascii, replay: {type: open}}
            """;

    private static final String AS_PROCESSES = """
            devices: {disk0: {type: hdd, model: seagate-exos-x16-16t}}
            output: {requests: csv}
            host: {type: unix, clock: {timers: exact}}
            workload: {type: system, file: blocks.system}
            """;

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
    }

    private Path file(String name) {
        return directory.resolve(name);
    }

    private static Cli ok(Object... arguments) {
        Cli cli = Cli.spindle(arguments);
        assertThat(cli.exit()).as(cli.err()).isZero();
        return cli;
    }

    private static List<String> info(Path trace) {
        return ok("trace", "info", "--quick", trace).out().lines().skip(1).toList();
    }

    private RunOutput run(Path scenario, String... more) {
        ok(Stream.concat(Stream.of("run", scenario, "--out", transcript.out(), "--force"), Arrays.stream(more))
                .toArray());
        return new RunOutput(transcript.out());
    }

    /** A copy of the scenario of the two tasks with another file of the same name beside it. */
    private String resultWith(Path trace) throws IOException {
        Path beside = Files.createDirectories(file("beside"));
        Files.copy(
                TWO_TASKS.resolveSibling("two-tasks.yaml"),
                beside.resolve("two-tasks.yaml"),
                StandardCopyOption.REPLACE_EXISTING);
        Files.copy(trace, beside.resolve("two-tasks.system"), StandardCopyOption.REPLACE_EXISTING);
        return run(beside.resolve("two-tasks.yaml")).text("result.json");
    }

    /** Converted there and back, a trace has the same figures, the same lines, and the same result to the byte. */
    @ParameterizedTest
    @ValueSource(strings = {".gz", ".bz2", ".xz", ".zst", ""})
    void aSystemTraceStaysTheSame(String suffix) throws IOException {
        Path packed = file("packed.system" + suffix);
        assertThat(ok("trace", "convert", TWO_TASKS, packed).out()).contains("28 events");
        Path back = file("back.system");
        ok("trace", "convert", packed, back);
        assertThat(info(packed)).isEqualTo(info(TWO_TASKS));
        assertThat(info(back)).isEqualTo(info(TWO_TASKS)).anyMatch(line -> line.matches(" *exit +3"));
        assertThat(Files.readAllLines(back))
                .isEqualTo(Files.readAllLines(TWO_TASKS).stream()
                        .filter(line -> !line.startsWith("#"))
                        .toList());
        assertThat(resultWith(packed)).isEqualTo(resultWith(TWO_TASKS));
    }

    /** On a host whose processes cost nothing, requests at their times are those of an open replay, to the nanosecond. */
    @Test
    void aBlockTraceWithoutWaitsIsAnOpenReplay() throws IOException {
        ok("trace", "convert", GITWORK, file("blocks"), "--to", "disksim-ascii");
        assertThat(ok("trace", "convert", file("blocks"), file("blocks.system")).err())
                .contains("1 process, ");
        RunOutput replay = run(Files.writeString(file("open.yaml"), OPEN));
        List<String> issued = replay.column("arrival_ns");
        String responses = replay.metric("system", "response-time").toString();
        RunOutput processes = run(Files.writeString(file("processes.yaml"), AS_PROCESSES));
        assertThat(processes.column("arrival_ns")).hasSizeGreaterThan(700).isEqualTo(issued);
        assertThat(processes.metric("system", "response-time")).hasToString(responses);
    }

    /** blkparse records which processes wait: the trace has the processes of the recording, and needs in place of some pauses. */
    @Test
    void aBlockTraceWithWaitsHasProcessesThatWait() throws IOException {
        Cli made = ok("trace", "convert", GITWORK, file("blocks.system"));
        assertThat(made.out()).contains("1335 requests");
        assertThat(made.err()).contains("7 processes, 619 waits for requests", "device 8,0 is device 0");
        JsonNode slow =
                run(Files.writeString(file("processes.yaml"), AS_PROCESSES)).result();
        double wait = RunOutput.metric(slow, "host", "storage-wait").get("mean").asDouble();
        assertThat(wait).isPositive();
        assertThat(RunOutput.metric(slow, "host", "storage-wait").get("count").asLong())
                .isLessThanOrEqualTo(619)
                .isPositive();
    }

    /** The block requests of a run of a system trace are written with their times, and read as a system trace again. */
    @Test
    void theRequestsOfARunCloseTheCircle() throws IOException {
        run(TWO_TASKS.resolveSibling("two-tasks.yaml"), "--set", "output.requests=csv");
        Path requests = transcript.out().resolve("requests.csv");
        ok("trace", "convert", requests, file("blocks"), "--to", "disksim-ascii");
        assertThat(Files.readAllLines(file("blocks"))).hasSize(5);
        ok("trace", "convert", requests, file("blocks.system"));
        assertThat(info(file("blocks.system")))
                .contains(info(file("blocks")).stream()
                        .filter(line -> line.contains("bytes_read"))
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void aPartOfTheProcessesIsKept() throws IOException {
        Cli filtered = ok("trace", "filter", TWO_TASKS, file("part.system"), "--process", "11");
        assertThat(filtered.err()).contains("processes also kept, because the others depend on them: 10");
        ok("trace", "filter", TWO_TASKS, file("alone.system"), "--process", "12");
        assertThat(Files.readAllLines(file("alone.system")))
                .containsExactly(
                        "spindle-system 1",
                        "process 12 parent 1 ready task compute",
                        "12 8000000 trap",
                        "12 500000 resume",
                        "12 12000000 exit",
                        "interrupt 6000000",
                        "handler 150000 compute");
        assertThat(resultWith(file("alone.system"))).doesNotContain("scan-elapsed-time");
    }

    /** Conversions that would lose parts of a system trace are refused, with the remedy. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            convert out.trace --to disksim-ascii | no times of requests.*output.requests=csv
            convert out.trace --to blkparse      | no times of requests.*output.requests=csv
            convert out.trace --rebase           | --rebase
            scale out.trace --rate 2             | requests are determined by a run.*convert.*filter --process
            fold out.trace --section 1ms         | requests are determined by a run
            filter out.trace --op read           | only --process
            filter out.trace --from 1ms          | only --process
            filter out.trace --process 99        | there is no process 99; the trace has 10, 11, 12
            convert out.trace --on-error skip    | no line of a system trace can be skipped
            """)
    void whatWouldLoseEventsIsRefused(String command, String reason) {
        List<String> words = Arrays.asList(command.split(" "));
        Object[] arguments = Stream.of(
                        Stream.of("trace", words.get(0), TWO_TASKS, file(words.get(1))),
                        words.stream().skip(2).map(word -> word.replace("1ms", "1 ms")))
                .flatMap(each -> each)
                .toArray();
        Cli cli = Cli.spindle(arguments);
        assertThat(cli.exit()).isNotZero();
        assertThat(cli.err().replace("\n", " ")).containsPattern(reason);
        assertThat(file("out.trace")).doesNotExist();
    }

    @Test
    void aDamagedSystemTraceIsNotConverted() throws IOException {
        Files.writeString(file("bad.system"), "spindle-system 1\nprocess 1 parent 0 ready\n2 0 exit\n1 0 need 4\n");
        Cli cli = Cli.spindle("trace", "convert", file("bad.system"), file("out.system"));
        assertThat(cli.exit()).isNotZero();
        assertThat(cli.err()).contains("line 3: there is no process 2", "line 4: request 4 is never issued");
        assertThat(file("out.system")).doesNotExist();
        Cli strict = Cli.spindle("trace", "convert", GITWORK, file("out.system"), "--strict");
        assertThat(strict.err()).contains("--strict: a system trace cannot hold the times of requests");
    }

    /** A capture that ends before the first request of its task is sent to the device says so, and one that has the request does not. */
    @Test
    void aCaptureWithoutRequestsIsSaid() throws IOException {
        String begin = """
                  cp-5  [000] .....  1.000000: sys_fsync(fd: 3)
                  cp-5  [000] .....  1.000010: block_bio_queue: 7,0 W 16 + 8 [cp]
                """;
        String rest = """
                  cp-5  [000] .....  1.000020: block_rq_issue: 7,0 W 4096 () 16 + 8 be,0,4 [cp]
                  <idle>-0  [000] ..s..  1.000060: block_rq_complete: 7,0 W () 16 + 8 be,0,4 [0]
                  cp-5  [000] .....  1.000100: sys_fsync -> 0x0
                """;
        Path cut = Files.writeString(file("cut.txt"), begin);
        assertThat(ok("trace", "import-system", cut, file("cut.system")).err())
                .contains("cut.txt: no process of the trace issues a request");
        Path whole = Files.writeString(file("whole.txt"), begin + rest);
        assertThat(ok("trace", "import-system", whole, file("whole.system")).err())
                .doesNotContain("issues a request");
    }

    /** The trace is written nevertheless: its user has to judge what is missing. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CPU:1 [LOST 17 EVENTS] | CPU:0 [LOST 3 EVENTS] | line 1 | 20 events, at 2 places, the last in line 7",
                "CPU:1 [LOST EVENTS] | CPU:0 [LOST EVENTS] | line 1 | an unknown number of events, at 2 places, the last in line 7",
                "CPU:1 [LOST 17 EVENTS] | CPU:0 [EVENTS DROPPED] | line 1 | 17 events and an unknown number of others, at 2 places, the last in line 7",
                "# tracer: nop | CPU:0 [LOST EVENTS] | line 7 | an unknown number of events",
                "# entries-in-buffer/entries-written: 6/7   #P:2 | # | line 1 | 1 event"
            })
    void lostEventsOfACaptureAreSaidWithTheirNumber(String begin, String end, String place, String lost)
            throws IOException {
        Path capture = Files.writeString(file("capture.txt"), begin + """

                  cp-5  [000] .....  1.000000: sys_fsync(fd: 3)
                  cp-5  [000] .....  1.000010: block_bio_queue: 7,0 W 16 + 8 [cp]
                  cp-5  [000] .....  1.000020: block_rq_issue: 7,0 W 4096 () 16 + 8 be,0,4 [cp]
                  <idle>-0  [000] ..s..  1.000060: block_rq_complete: 7,0 W () 16 + 8 be,0,4 [0]
                  cp-5  [000] .....  1.000100: sys_fsync -> 0x0
                """ + end + '\n');
        Cli cli = ok("trace", "import-system", capture, file("out.system"));
        assertThat(cli.err())
                .contains("capture.txt: " + place + ": the capture has lost " + lost
                        + "; waits and requests may be missing: capture again with larger buffers");
        assertThat(file("out.system")).exists();
    }
}
