package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Plugins of {@code src/it/strangers}: each is short, compiles with the SPI alone, is listed and described, and does in its
 * scenario what it says. Another plugin is another directory and another row of {@link #strangers}.
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

    /** What has to be so in the results of a plugin's scenario. */
    private interface Expectation {
        void check(RunOutput run, Trial trial) throws IOException;
    }

    /** A row of the table; the plugin has at most that many lines as {@link Stranger#lines} counts them. */
    private record Row(String name, String kind, String type, int mostLines, Expectation expectation) {
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
                new Row("flash", "device", "example.flash", 60, StrangersTest::collectsGarbageEachFourthTime),
                new Row("journal", "trace-format", "example.journal", 60, StrangersTest::readsWhatIsWritten),
                new Row("one-cpu", "host", "example.one-cpu", 80, StrangersTest::chargesForCallAndInterrupt),
                new Row("ping-pong", "workload", "example.ping-pong", 50, StrangersTest::readsInTurns));
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
    }

    @ParameterizedTest
    @MethodSource("strangers")
    void isListedAndDescribed(Row row) throws IOException {
        Path jar = new Stranger(row.name()).jarIn(directory);

        assertThat(Cli.spindle("list", row.kind(), "--plugin", jar).out())
                .containsPattern("(?m)^  \\Q" + row.type() + "\\E .*\\(plugin " + row.name() + "\\)$");
        Cli described = Cli.spindle("describe", row.kind(), row.type(), "--plugin", jar);
        assertThat(described.exit()).isZero();
        assertThat(described.out()).contains(row.type());
    }

    @ParameterizedTest
    @MethodSource("strangers")
    void doesWhatItSays(Row row) throws IOException {
        Stranger stranger = new Stranger(row.name());
        Trial trial = new Trial(stranger, stranger.jarIn(directory), directory);
        row.expectation().check(trial.with(), trial);
    }

    /** What {@link #isShort} counts. */
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
                    // nor this
                }
                """.lines().toList())).isEqualTo(3);
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
}
