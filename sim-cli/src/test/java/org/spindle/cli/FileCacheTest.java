package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The file cache of a host; docs/hosts.md, "A file cache". A disk that takes 10 ms a request, one at a time. Times in ms. */
class FileCacheTest {

    private static final String NOTHING_AHEAD = "host.fileCache.prefetch={type: sequential, after: 1000000}";
    private static final String TWO_BLOCKS = "host.fileCache.size=16 KiB";

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
    }

    private JsonNode run(String events, String... settings) throws IOException {
        transcript.file("trace.system", "spindle-system 1\n" + events);
        Path scenario = transcript.file("scenario.yaml", """
                devices: {disk0: {type: fixed, service: {type: constant, time: 10 ms}, capacity: 1 GiB}}
                host: {type: unix, fileCache: {size: 1 MiB}}
                output: {requests: csv}
                workload: {type: system, file: trace.system}
                """);
        Object[] arguments = new Object[5 + 2 * settings.length];
        System.arraycopy(new Object[] {"run", scenario, "--force", "--out", transcript.out()}, 0, arguments, 0, 5);
        for (int i = 0; i < settings.length; i++) {
            arguments[5 + 2 * i] = "--set";
            arguments[6 + 2 * i] = settings[i];
        }
        Cli cli = Cli.spindle(arguments);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        return new RunOutput(transcript.out()).result();
    }

    private static JsonNode metric(JsonNode result, String name) {
        return RunOutput.metric(result, "host", name);
    }

    private static double elapsed(JsonNode result) {
        return metric(result, "t-elapsed-time").at("/mean").asDouble();
    }

    private static long count(JsonNode result, String name) {
        return metric(result, name).at("/value").asLong();
    }

    /** Arrival in ms, operation, sector, sectors and criticality of each request, in the order of completion. */
    private List<String> requests() throws IOException {
        return Files.readAllLines(transcript.out().resolve("requests.csv")).stream()
                .filter(line -> Character.isDigit(line.charAt(0)))
                .map(line -> line.split(","))
                .map(field -> Long.parseLong(field[0]) / 1_000_000 + " " + field[4] + " " + field[5] + "+" + field[6]
                        + " " + field[7])
                .toList();
    }

    /**
     * Block N + 1 is read when block N is accessed: 1 at 0, 2 at 15, 3 at 40. Block 1 is needed at 15 and available at 20. Block 2
     * is needed at 40 and available since 30.
     */
    @Test
    void theNextBlockIsReadAhead() throws IOException {
        JsonNode result = run("""
                process 1 parent 0 running 0 task t
                1 0 cached-read 0 0 16
                1 5000000 cached-read 0 16 16
                1 20000000 cached-read 0 32 16
                1 0 exit
                """);
        assertThat(requests())
                .containsExactly(
                        "0 read 0+16 critical",
                        "0 read 16+16 limited",
                        "15 read 32+16 limited",
                        "40 read 48+16 limited");
        assertThat(new RunOutput(transcript.out()).column("page"))
                .as("the first block within the device")
                .containsExactly("0", "1", "2", "3");
        assertThat(elapsed(result)).isCloseTo(40, within(1e-9));
        assertThat(count(result, "cache-lookups")).isEqualTo(3);
        assertThat(count(result, "cache-hits")).isEqualTo(2);
        assertThat(count(result, "cache-read-ahead")).isEqualTo(3);
        assertThat(count(result, "cache-read-ahead-used")).isEqualTo(2);
        assertThat(count(result, "limits-met")).isEqualTo(1);
        assertThat(count(result, "limits-missed")).isEqualTo(1);
        assertThat(metric(result, "time-limit").at("/mean").asDouble()).isCloseTo(20, within(1e-9));
    }

    /** Ganger 1995, section 7.1.1: metadata is locked while it is written, blocks of files are not. */
    @ParameterizedTest
    @ValueSource(strings = {" metadata", ""})
    void onlyMetadataIsLockedWhileItIsWritten(String kind) throws IOException {
        JsonNode result = run("""
                process 1 parent 0 running 0 task t
                1 0 cached-write 0 0 16 asynchronousKIND
                1 2000000 cached-write 0 0 8 delayedKIND
                1 0 exit
                """.replace("KIND", kind), "stop.tasks=true");
        assertThat(elapsed(result)).isCloseTo(kind.isEmpty() ? 2 : 10, within(1e-9));
        assertThat(count(result, "limits-missed")).isEqualTo(kind.isEmpty() ? 0 : 1);
    }

    /**
     * Ganger 1995, section 2.1: the limit of an asynchronous write of metadata ends with the first access to its block
     * while it is locked. Blocks 0 and 10 are written at 0, one after the other, until 10 and 20. Block 0 is needed at 2
     * by process 2, and by 1 at 3, from where it waits; block 10 at 15. At 25 it is no longer locked. The synchronous
     * write of block 20, from 25 to 35, is critical, and process 2 meets it at 30.
     */
    @Test
    void lockedMetadataHasATimeLimit() throws IOException {
        JsonNode result = run("""
                process 1 parent 0 running 0 task t
                process 2 parent 0 running 1
                1 0 cached-write 0 0 16 asynchronous metadata
                1 0 cached-write 0 160 16 asynchronous metadata
                1 3000000 cached-write 0 0 8 delayed metadata
                1 5000000 cached-read 0 160 16
                1 5000000 cached-read 0 160 16
                1 0 cached-write 0 320 16 synchronous metadata
                1 0 exit
                2 2000000 cached-read 0 0 16
                2 20000000 cached-read 0 320 16
                2 0 exit
                """, NOTHING_AHEAD, "host.cpus=2", "stop.tasks=true");
        assertThat(elapsed(result)).isCloseTo(35, within(1e-9));
        assertThat(count(result, "limits-missed")).isEqualTo(2);
        assertThat(count(result, "limits-met")).isZero();
        assertThat(metric(result, "time-limit").at("/count").asInt()).isEqualTo(2);
        assertThat(metric(result, "time-limit").at("/mean").asDouble()).isCloseTo((2 + 15) / 2.0, within(1e-9));
    }

    /**
     * A delayed write is sent with the sweep of its part of the cache; a synchronous one is sent at once, and its process waits.
     */
    @Test
    void writesGoOutWhenTheyShould() throws IOException {
        JsonNode result = run("""
                process 1 parent 0 running 0 task t
                1 0 cached-write 0 0 16 delayed
                1 0 cached-write 0 160 16 synchronous metadata
                1 1000000 cached-write 0 0 16 delayed
                1 0 exit
                """, "host.fileCache.writeBack={type: timed, period: 2 s, steps: 2}");
        assertThat(requests()).containsExactly("0 write 160+16 critical", "2000 write 0+16 noncritical");
        assertThat(elapsed(result)).isCloseTo(11, within(1e-9));
    }

    /**
     * The first 60 of 128 buffers are dirty. The default daemon, that of UNIX System V Release 4, examines a thirtieth of them each
     * second, in the first one buffers 5 to 8 (4.27 to 8.53), in the 30th those before; the classic one writes all after 30 s.
     */
    @Test
    void theSyncerWritesAPartEachSecondAndTheClassicOneAllAtOnce() throws IOException {
        String events = """
                process 1 parent 0 running 0 task t
                1 0 cached-write 0 0 960 delayed
                1 0 exit
                """;
        run(events);
        assertThat(secondsOfWrites())
                .hasSize(14)
                .contains(entry(1L, 4L), entry(2L, 4L), entry(3L, 5L), entry(13L, 4L), entry(30L, 5L));
        run(events, "host.fileCache.writeBack={type: timed, period: 30 s}");
        assertThat(secondsOfWrites()).containsExactly(entry(30L, 60L));
    }

    /** The number of requests that arrived in each second. */
    private Map<Long, Long> secondsOfWrites() throws IOException {
        return requests().stream()
                .map(request -> Long.parseLong(request.split(" ")[0]) / 1000)
                .collect(Collectors.groupingBy(second -> second, TreeMap::new, Collectors.counting()));
    }

    /** Four contiguous blocks are written by requests of at most two; a block is read before a part of it is written. */
    @Test
    void neighboursAreWrittenTogether() throws IOException {
        run("""
                process 1 parent 0 running 0 task t
                1 0 cached-write 0 0 56 delayed
                1 0 sync
                1 0 exit
                """, "host.fileCache.largestRequest=16 KiB");
        assertThat(requests())
                .containsExactly("0 read 48+16 critical", "10 write 0+32 noncritical", "10 write 32+32 noncritical");
    }

    /**
     * Both blocks are dirty. They are written at 0 and 10, one after the other, and the read follows; or the read waits for the
     * first write only.
     */
    @Test
    void dirtyBlocksMakeRoom() throws IOException {
        String events = """
                process 1 parent 0 running 0 task t
                1 0 cached-write 0 0 16 delayed
                1 0 cached-write 0 160 16 delayed
                1 0 cached-read 0 320 16
                1 0 exit
                """;
        assertThat(elapsed(run(events, TWO_BLOCKS, NOTHING_AHEAD))).isCloseTo(30, within(1e-9));
        assertThat(requests())
                .containsExactly("0 write 0+16 noncritical", "0 write 160+16 noncritical", "10 read 320+16 critical");
        assertThat(elapsed(run(events, TWO_BLOCKS, NOTHING_AHEAD, "host.fileCache.skipDirty=false")))
                .isCloseTo(20, within(1e-9));
    }

    /** With a cache the requests of the trace are left out, and without one the accesses to it. */
    @Test
    void accessesOrRequestsAreUsed() throws IOException {
        String events = """
                process 1 parent 0 running 0 task t
                1 0 cached-read 0 0 16
                1 0 read 1 0 160 16 auto
                1 0 need 1
                1 0 cached-read 0 0 16
                1 0 exit
                """;
        run(events, NOTHING_AHEAD);
        assertThat(requests()).containsExactly("0 read 0+16 critical");
        run(events, "host={type: unix}");
        assertThat(requests()).containsExactly("0 read 160+16 critical");
    }

    /** Three processes on a cache of a few blocks: all end under every policy, and at the end no block is dirty. */
    @ParameterizedTest
    @ValueSource(strings = {"lru", "clock", "fifo", "random", "arc", "s3-fifo"})
    void smallCachesServeEverybody(String policy) throws IOException {
        Random random = new Random(policy.hashCode());
        for (int blocks = 2; blocks <= 6; blocks++) {
            StringBuilder events = new StringBuilder();
            IntStream.rangeClosed(1, 3).forEach(p -> events.append("process " + p + " parent 0 ready task t\n"));
            for (int i = 0; i < 600; i++) {
                events.append(1 + random.nextInt(3)).append(' ').append(random.nextInt(3) * 1_000_000);
                int sector = random.nextInt(160);
                int sectors = 1 + random.nextInt(40);
                String[] kinds = {"delayed", "asynchronous", "synchronous", "delayed metadata", "asynchronous metadata"
                };
                events.append(
                        random.nextInt(5) < 2
                                ? " cached-read 0 " + sector + " " + sectors + "\n"
                                : " cached-write 0 " + sector + " " + sectors + " " + kinds[random.nextInt(5)] + "\n");
            }
            JsonNode result = run(
                    events.toString(),
                    "host.fileCache.size=" + 8 * blocks + " KiB",
                    "host.fileCache.replacement={type: " + policy + "}",
                    "host.fileCache.largestRequest=16 KiB",
                    "host.cpus=2",
                    "host.fileCache.skipDirty=" + (blocks % 2 == 0));
            assertThat(metric(result, "t-elapsed-time").at("/count").asInt()).isEqualTo(3);
            assertThat(count(result, "cache-lookups")).isGreaterThan(600);
            assertThat(count(result, "cache-written")).isPositive();
        }
    }
}
