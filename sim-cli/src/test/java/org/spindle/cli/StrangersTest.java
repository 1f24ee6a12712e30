package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Plugins of {@code src/it/strangers}: each is short, compiles with the SPI alone, is listed and described, and behaves in its
 * scenario as documented. A new plugin needs a directory and a row of {@link #strangers}.
 */
class StrangersTest {

    private static final double EXACT = 1e-9;

    @TempDir
    private Path directory;

    /** Runs of a plugin's scenario. */
    private record Trial(Stranger stranger, Path jar, Path directory) {

        /** Runs with these values in place of those of the scenario. */
        RunOutput with(String... settings) throws IOException {
            Path out = Files.createTempDirectory(directory, "out");
            Stream<String> sets = Stream.of(settings).flatMap(setting -> Stream.of("--set", setting));
            Cli cli = Cli.spindle(
                    Stream.concat(Stream.of("run", stranger.scenario(), "--plugin", jar, "--out", out), sets)
                            .toArray());
            assertThat(cli.err()).isEmpty();
            assertThat(cli.exit()).isZero();
            return new RunOutput(out);
        }
    }

    /** Checks the results of a plugin's scenario. */
    private interface Expectation {
        void check(RunOutput run, Trial trial) throws IOException;
    }

    /**
     * A row of the table; the plugin has at most that many lines as {@link Stranger#lines} counts them, and contributes its type
     * in each of the kinds.
     */
    private record Row(String name, String kinds, String type, int mostLines, Expectation expectation) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static List<Row> strangers() {
        return List.of(
                new Row(
                        "ageing-distance",
                        "scheduler",
                        "example.ageing-distance",
                        40,
                        StrangersTest::weighsAgeAndDistance),
                new Row("arc", "replacement", "example.arc", 120, StrangersTest::evictsWhatTheBuiltInArcEvicts),
                new Row("fd-scan", "scheduler", "example.fd-scan", 60, StrangersTest::meetsDeadlinesThatCanBeMet),
                new Row("flash", "device", "example.flash", 60, StrangersTest::collectsGarbageEachFourthTime),
                new Row("journal", "trace-format", "example.journal", 60, StrangersTest::readsWhatIsWritten),
                new Row(
                        "mirrored-halves",
                        "layout",
                        "example.mirrored-halves",
                        50,
                        StrangersTest::mirrorsOnTheNextMember),
                new Row("nvme", "device", "example.nvme", 80, StrangersTest::servesTwoQueues),
                new Row("one-cpu", "host", "example.one-cpu", 80, StrangersTest::chargesForCallAndInterrupt),
                new Row("ping-pong", "workload", "example.ping-pong", 50, StrangersTest::readsInTurns),
                new Row(
                        "shingled-drive",
                        "layer",
                        "example.shingled-drive",
                        130,
                        StrangersTest::rewritesWhatLiesBehindAnUpdate),
                new Row(
                        "slow-requests",
                        "observer, report-section",
                        "example.slow-requests",
                        60,
                        StrangersTest::measuresAndShowsSlowRequests));
    }

    @Test
    void everyDirectoryHasItsRow() throws IOException {
        assertThat(strangers()).extracting(Row::name).containsExactlyElementsOf(Stranger.names());
        assertThat(Files.readString(Stranger.ALL.resolve("pom.xml")))
                .contains(Stranger.names().stream()
                        .map(name -> "<module>" + name + "</module>")
                        .toList());
        for (String name : Stranger.names()) {
            assertThat(Stranger.ALL.resolve(name)).isDirectoryContaining("glob:**/README.md");
            assertThat(Stranger.ALL.resolve(name + "/pom.xml"))
                    .content()
                    .contains("<artifactId>" + name + "</artifactId>");
        }
    }

    @ParameterizedTest
    @MethodSource("strangers")
    void isShort(Row row) throws IOException {
        assertThat(new Stranger(row.name()).lines()).isBetween(10L, (long) row.mostLines());
        assertThat(Stranger.ALL.resolve("README.md"))
                .content()
                .containsPattern("\\| \\[" + row.name() + "\\]\\(" + row.name() + "\\) \\| [^|]*"
                        + row.kinds().replace('-', ' ') + "[^|]* \\| " + row.mostLines() + " \\|");
    }

    @ParameterizedTest
    @MethodSource("strangers")
    void isListedAndDescribed(Row row) throws IOException {
        Path jar = new Stranger(row.name()).jarIn(directory);
        List<String> kinds = List.of(row.kinds().split(", "));

        assertThat(new LoadedStranger(jar).contributed(row.name()))
                .as("types by kind")
                .containsExactlyInAnyOrderElementsOf(
                        kinds.stream().map(kind -> kind + " " + row.type()).toList());
        for (String kind : kinds) {
            assertThat(Cli.spindle("list", kind, "--plugin", jar).out())
                    .containsPattern("(?m)^  \\Q" + row.type() + "\\E .*\\(plugin " + row.name() + "\\)$");
            Cli described = Cli.spindle("describe", kind, row.type(), "--plugin", jar);
            assertThat(described.exit()).isZero();
            assertThat(described.out()).contains(row.type());
        }
    }

    @ParameterizedTest
    @MethodSource("strangers")
    void doesWhatItSays(Row row) throws IOException {
        Stranger stranger = new Stranger(row.name());
        Trial trial = new Trial(stranger, stranger.jarIn(directory), directory);
        row.expectation().check(trial.with(), trial);
    }

    /** The lines that {@link #isShort} counts. */
    @Test
    void linesAreCountedWithoutCommentsAndImports() {
        assertThat(Stranger.lines("""
                package org.example;

                import java.util.List;

                /** A class. */
                final class Counted { // with
                    /*
                     * int no;
                     */
                    int yes; /* and */
                    /* first */ int second;
                    String third = "/* no comment";
                    int fourth; /* up to
                    here */ char fifth = '"';
                    // nor this
                }
                """.lines().toList())).isEqualTo(7);
    }

    /**
     * At 10 ms the last request ends at sector 1008. 5008 is 4000 sectors away and came at 1 ms: 4000 + 1000. 1108 has
     * 100 + 2000, 1018 has 10 + 3000, so that 1108 is served. At 20 ms, from sector 1116, 5008 has 3892 + 1000 and 1018 has
     * 98 + 3000. Without ageing 1018 is the nearest first.
     */
    private static void weighsAgeAndDistance(RunOutput run, Trial trial) throws IOException {
        assertThat(run.column("sector")).containsExactly("1000", "1108", "1018", "5008");
        assertThat(run.column("completion_ns")).containsExactly("10000000", "20000000", "30000000", "40000000");
        assertThat(trial.with("driver.scheduler.sectorsPerMilli=0").column("sector"))
                .containsExactly("1000", "1018", "1108", "5008");
        assertThat(trial.with("driver.scheduler.sectorsPerMilli=5000").column("sector"))
                .as("in order of arrival, if age counts for more than distance")
                .containsExactly("1000", "5008", "1108", "1018");
    }

    /** Hits, ghost hits, the target and every response time are those of {@code arc}, and not those of {@code lru}. */
    private static void evictsWhatTheBuiltInArcEvicts(RunOutput run, Trial trial) throws IOException {
        RunOutput builtIn = trial.with("layers.cache.layer.replacement=arc");
        assertThat(run.text("summary.csv")).isEqualTo(builtIn.text("summary.csv"));
        assertThat(run.metric("cache", "recent-ghost-hits").get("value").asInt())
                .isGreaterThan(100);
        assertThat(run.metric("cache", "frequent-ghost-hits").get("value").asInt())
                .isGreaterThan(100);
        assertThat(run.metric("cache", "read-hits"))
                .isNotEqualTo(trial.with("layers.cache.layer.replacement=lru").metric("cache", "read-hits"));
    }

    /**
     * At 10 ms the head is at 1008, and the deadlines are 51 ms for 5008, 27 ms for the write of 500 and 53 ms for 900: towards 500
     * lies 900. At 20 ms the write cannot be done before 30 ms, so that 5008 is next. Without the urgent write, 5008 has the
     * nearest deadline at 10 ms, and no request lies on the way.
     */
    private static void meetsDeadlinesThatCanBeMet(RunOutput run, Trial trial) throws IOException {
        assertThat(run.column("sector")).containsExactly("1000", "900", "5008", "500");
        assertThat(trial.with("driver.scheduler.writes=100 ms").column("sector"))
                .containsExactly("1000", "5008", "900", "500");
        assertThat(trial.with("driver.scheduler.reads=1 ms", "driver.scheduler.writes=1 ms")
                        .column("sector"))
                .as("nearest first, if no deadline can be met")
                .containsExactly("1000", "900", "500", "5008");
    }

    /**
     * The update at 40 ms writes 64 KiB, behind which 64 KiB are read and written again: 20 ms. The write over the boundary of
     * two bands is two accesses.
     */
    private static void rewritesWhatLiesBehindAnUpdate(RunOutput run, Trial trial) throws IOException {
        assertThat(run.column("completion_ns"))
                .containsExactly("10000000", "30000000", "60000000", "80000000", "120000000");
        assertThat(run.metric("drive", "updates").get("value").asInt()).isEqualTo(1);
        assertThat(run.metric("drive", "rewritten").get("value").asInt()).isEqualTo(128);
        assertThat(dispatched(run, "disk0")).isEqualTo(1 + 1 + 2 + 1 + 2);
        assertThat(trial.with("layers.drive.layer.band=64 KiB")
                        .metric("drive", "rewritten")
                        .get("value")
                        .asInt())
                .as("bands that are written as a whole")
                .isZero();
    }

    /** Each request takes 0.1 ms to access and 0.01 ms to decode, two of eight 0.4 ms more: 0.21 ms on average. */
    private static void collectsGarbageEachFourthTime(RunOutput run, Trial trial) throws IOException {
        assertThat(run.column("gc_stall_ns")).containsExactly("0", "0", "0", "400000", "0", "0", "0", "400000");
        assertThat(run.mean("system", "flash-read-time")).isEqualTo(0.1);
        assertThat(run.mean("system", "response-time")).isCloseTo(0.21, within(EXACT));
        assertThat(trial.with("devices.flash0.collectionEvery=2").mean("system", "gc-stall-time"))
                .isEqualTo(0.2);
    }

    /** The second request comes at 3 ms and waits until 10 ms; the third finds the disk idle. */
    private static void readsWhatIsWritten(RunOutput run, Trial trial) throws IOException {
        assertThat(run.column("arrival_ns")).containsExactly("0", "3000000", "100250000");
        assertThat(run.column("op")).containsExactly("read", "write", "read");
        assertThat(run.column("sector")).containsExactly("1000", "2048", "64");
        assertThat(run.column("sectors")).containsExactly("8", "16", "1");
        assertThat(run.mean("system", "response-time")).isCloseTo((10 + 17 + 10) / 3.0, within(EXACT));

        Path damaged = trial.directory().resolve("damaged.journal");
        Files.writeString(damaged, "#journal\n0 r 1000+8\n3 x 2048+16\n");
        Cli refused = Cli.spindle(
                "run", trial.stranger().scenario(), "--plugin", trial.jar(), "--set", "workload.file=" + damaged);
        assertThat(refused.exit()).isNotZero();
        assertThat(refused.err())
                .contains(damaged + ": line 3: '3 x 2048+16': expected a request such as '12.5 w 2048+8'");
    }

    /** Four requests with 0.1 ms for the call and 0.05 ms for the interrupt. */
    private static void chargesForCallAndInterrupt(RunOutput run, Trial trial) throws IOException {
        assertThat(run.mean("system", "response-time")).isCloseTo(10.15, within(EXACT));
        assertThat(run.metric("host", "cpu-time").get("count").asInt()).isEqualTo(8);
        assertThat(run.mean("host", "cpu-time")).isCloseTo(0.075, within(EXACT));
        assertThat(trial.with("host.interrupt=1 ms").mean("system", "response-time"))
                .isCloseTo(11.1, within(EXACT));
    }

    /** Six reads of 10 ms and five pauses of 5 ms. */
    private static void readsInTurns(RunOutput run, Trial trial) throws IOException {
        assertThat(run.column("device")).containsExactly("left", "right", "left", "right", "left", "right");
        assertThat(run.column("arrival_ns"))
                .containsExactly("0", "15000000", "30000000", "45000000", "60000000", "75000000");
        assertThat(run.result().at("/run/simulatedNs").asLong()).isEqualTo(85_000_000);
        assertThat(trial.with("workload.requests=1")
                        .result()
                        .at("/run/requestsCompleted")
                        .asInt())
                .isEqualTo(1);
    }

    /**
     * The first write is on a and b at 10 ms; the second is on c at 10 ms, and on b, which does the first before, at 20 ms.
     * After the failure of b the copy of its row 4 is read from c, which reads its row 8 for the rebuild until 1010 ms.
     * The rebuild takes 20 ms for each of 16 rows and reads half of them from a, half from c.
     */
    private static void mirrorsOnTheNextMember(RunOutput run, Trial trial) throws IOException {
        assertThat(run.column("completion_ns")).containsExactly("10000000", "20000000", "1020000000");
        assertThat(List.of("a", "b", "c", "spare"))
                .extracting(device -> dispatched(run, device))
                .containsExactly(1 + 8, 2, 1 + 1 + 8, 16);
        assertThat(run.metric("volume", "rebuilt-sectors").get("value").asLong())
                .isEqualTo(16 * 128);
        assertThat(run.mean("volume", "rebuild-time")).isCloseTo(320, within(EXACT));
    }

    private static int dispatched(RunOutput run, String device) {
        try {
            return run.metric("driver", device + "-dispatched").get("value").asInt();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Both doorbells are written until 200 ns, for the first command of each queue, and until 400 ns for the second. The first
     * two are fetched until 300 and 400 ns, read until 80,300 and 80,400 and completed 500 ns later. The third is fetched until
     * 80,400 and read until 160,400; the fourth is fetched until 80,500 and written until 280,500.
     */
    private static void servesTwoQueues(RunOutput run, Trial trial) throws IOException {
        assertThat(run.column("sector")).containsExactly("0", "8", "16", "24");
        assertThat(run.column("completion_ns")).containsExactly("80800", "80900", "160900", "281000");
        for (String pair : List.of("queue-pair-0", "queue-pair-1")) {
            assertThat(run.metric("nvme0", pair + "-submitted").get("value").asInt())
                    .isEqualTo(2);
        }
        assertThat(trial.with("devices.nvme0.channels=1").column("completion_ns"))
                .as("one after the other, at 80,300, 160,300, 240,300 and 440,300")
                .containsExactly("80800", "160800", "240800", "440800");
        assertThat(trial.with("devices.nvme0.depth=1").column("completion_ns"))
                .as("each fetched when the one before it is done")
                .containsExactly("80800", "160900", "241000", "441100");
    }

    /** Of 10, 19, 28 and 37 ms, two are above 20 ms and three above 10 ms. */
    private static void measuresAndShowsSlowRequests(RunOutput run, Trial trial) throws IOException {
        assertThat(run.metric("late", "slow-response-time").get("count").asInt())
                .isEqualTo(2);
        assertThat(run.mean("late", "slow-response-time")).isCloseTo(32.5, within(EXACT));
        assertThat(run.text("report.html"))
                .contains("Slow requests", "How slow are they, by late?", "\"greatest\"", "32.5", "37");

        RunOutput more = trial.with("observers.late.limit=10 ms");
        assertThat(more.metric("late", "slow-response-time").get("count").asInt())
                .isEqualTo(3);
        assertThat(trial.with("observers={}").text("report.html")).doesNotContain("Slow requests");
    }
}
