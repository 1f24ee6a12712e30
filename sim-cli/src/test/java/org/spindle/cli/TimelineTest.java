package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.cli.command.ExitCode;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * {@code spindle run --timeline} with real drives: two on a SCSI bus, one with a connection of its own. What the file must
 * be like is docs/timeline.md; what an event means is "Trace Event Format" (Google, 2016).
 */
class TimelineTest {

    private static final String SCENARIO = """
            name: timeline
            devices:
              disk0: {type: hdd, model: %1$s}
              disk1: {type: hdd, model: %1$s}
              disk2: {type: hdd, model: %1$s}
            buses:
              scsi: {type: %2$s, readSectorTime: 20 us, writeSectorTime: 20 us}
            topology:
              - {bus: scsi, attached: [disk0, disk1]}
            driver: {scheduler: fcfs, queueInDevice: %3$s}
            workload:
              type: random
              requests: 400
              arrivals: {type: open, interarrival: {type: exponential, mean: 5 ms}}
              sequential: 0.5
              local: 0.3
              reads: 0.6
              sizes: {type: uniform, min: 4 KiB, max: 256 KiB}
              block: 4 KiB
              alignment: 4 KiB
            output: {requests: csv}
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path place;

    private Path scenario = Path.of("");

    @BeforeEach
    void writeScenario() throws IOException {
        scenario = place.resolve("scenario.yaml");
        write("seagate-cheetah-4lp-4g", "exclusive", true);
    }

    @ParameterizedTest
    @CsvSource({
        "seagate-cheetah-4lp-4g, exclusive, true",
        "seagate-cheetah-4lp-4g, interleaved, false",
        "hp-c2247a, exclusive, true",
        "seagate-barracuda-7200-14-1t, exclusive, true",
        "wd-ultrastar-hc310-6t-4kn, exclusive, false",
    })
    void theArmsWorkIsTheAccountOfEachRequest(String model, String bus, boolean queueInDevice) throws IOException {
        write(model, bus, queueInDevice);
        run("--timeline-window", "0 s..1 h");
        List<Event> events = events("timeline.json");
        Map<Long, Event> requests = new HashMap<>();
        events.stream()
                .filter(e -> e.phase.equals("b") && e.name.equals("request"))
                .forEach(e -> requests.put(e.args.get("id").asLong(), e));
        Map<Long, List<Event>> demand = new HashMap<>();
        events.stream()
                .filter(e -> e.phase.equals("X") && isArm(e))
                .filter(e -> e.category.equals("demand"))
                .forEach(e -> demand.computeIfAbsent(e.args.get("request").asLong(), r -> new ArrayList<>())
                        .add(e));
        Map<String, List<Event>> byPlace = new HashMap<>();
        requests.forEach((id, e) -> byPlace.put(
                key(e.args.get("device").asString(), e.at, e.args.get("sector").asLong()),
                demand.getOrDefault(id, List.of())));
        List<String> lines = Files.readAllLines(place.resolve("out/requests.csv"));
        assertThat(requests).hasSize(lines.size() - 1).hasSize(400);
        List<String> names = List.of(lines.get(0).split(","));
        for (String line : lines.subList(1, lines.size())) {
            String[] field = line.split(",");
            List<Event> shown = byPlace.get(key(field[3], Long.parseLong(field[0]), Long.parseLong(field[5])));
            assertThat(shown).as(line).isNotNull();
            long end = Long.parseLong(field[2]);
            long response = end - Long.parseLong(field[0]);
            same(line, response, until(end, shown, "seek"), field[names.indexOf("seek_ns")]);
            same(
                    line,
                    response,
                    until(end, shown, "rotation") + until(end, shown, "unused"),
                    field[names.indexOf("rotation_ns")]);
            same(line, response, until(end, shown, "transfer"), field[names.indexOf("transfer_ns")]);
        }
        assertThat(events).anyMatch(e -> e.name.equals("read-ahead transfer") && e.category.equals("background"));
        anArmDoesOneThingAtATime(events);
        spansNest(events);
    }

    /** The time of the spans of a name before a moment: work that goes on behind a completion is not accounted for. */
    private static long until(long end, List<Event> spans, String name) {
        return spans.stream()
                .filter(e -> e.name.equals(name))
                .mapToLong(e -> Math.max(0, Math.min(end, e.at + e.duration) - e.at))
                .sum();
    }

    /** A nanosecond for rounding, and one for each sector of the response, none of which is shorter than 5 microseconds. */
    private static void same(String line, long response, long shown, String account) {
        assertThat(shown).as(line).isCloseTo(Long.parseLong(account), within(4 + response / 5000));
    }

    private static String key(String device, long arrival, long sector) {
        return device + " " + arrival + " " + sector;
    }

    /** Processes in order: the host, the bus, the devices. */
    private static boolean isArm(Event event) {
        return event.process > 2;
    }

    private static void anArmDoesOneThingAtATime(List<Event> events) {
        Map<Long, List<Event>> arms = new TreeMap<>();
        events.stream()
                .filter(e -> e.phase.equals("X") && isArm(e))
                .forEach(e ->
                        arms.computeIfAbsent(e.process, p -> new ArrayList<>()).add(e));
        assertThat(arms).hasSize(3);
        for (List<Event> arm : arms.values()) {
            arm.sort(Comparator.comparingLong((Event e) -> e.at).thenComparingLong(e -> e.duration));
            for (int i = 1; i < arm.size(); i++) {
                assertThat(arm.get(i).at)
                        .as("%s", arm.get(i))
                        .isGreaterThanOrEqualTo(arm.get(i - 1).end());
            }
        }
    }

    private static void spansNest(List<Event> events) {
        Map<String, List<Event>> tracks = new LinkedHashMap<>();
        events.stream()
                .filter(e -> e.phase.equals("X"))
                .forEach(e -> tracks.computeIfAbsent(e.process + "/" + e.thread, t -> new ArrayList<>())
                        .add(e));
        for (List<Event> track : tracks.values()) {
            track.sort(Comparator.comparingLong((Event e) -> e.at).thenComparingLong(e -> -e.duration));
            List<Event> around = new ArrayList<>();
            for (Event event : track) {
                around.removeIf(e -> e.end() <= event.at);
                assertThat(around).as("around %s", event).allMatch(e -> event.end() <= e.end());
                around.add(event);
            }
        }
        Map<String, List<Event>> asynchronous = new LinkedHashMap<>();
        events.stream()
                .filter(e -> e.phase.equals("b") || e.phase.equals("e"))
                .forEach(e -> asynchronous
                        .computeIfAbsent(e.id, t -> new ArrayList<>())
                        .add(e));
        for (List<Event> request : asynchronous.values()) {
            List<Event> open = new ArrayList<>();
            long last = 0;
            for (Event event : request) {
                assertThat(event.at).isGreaterThanOrEqualTo(last);
                last = event.at;
                if (event.phase.equals("b")) {
                    open.add(event);
                } else {
                    assertThat(open.remove(open.size() - 1).name).isEqualTo(event.name);
                }
            }
            assertThat(open).isEmpty();
        }
    }

    @Test
    void aFlowLeadsFromArrivalOverDispatchAndMediumToCompletion() throws IOException {
        run("--timeline-window", "0 s..1 h");
        List<Event> events = events("timeline.json");
        Map<String, List<Event>> flows = new LinkedHashMap<>();
        events.stream()
                .filter(e -> e.category.equals("flow"))
                .forEach(
                        e -> flows.computeIfAbsent(e.id, t -> new ArrayList<>()).add(e));
        assertThat(flows).hasSize(400);
        for (List<Event> flow : flows.values()) {
            flow.sort(Comparator.comparingLong((Event e) -> e.at).thenComparing(e -> e.phase.equals("f")));
            assertThat(flow.get(0).phase).isEqualTo("s");
            assertThat(flow.get(flow.size() - 1).phase).isEqualTo("f");
            assertThat(flow.subList(1, flow.size() - 1)).hasSizeBetween(1, 2).allMatch(e -> e.phase.equals("t"));
            for (Event point : flow) {
                assertThat(events)
                        .as("a span around %s", point)
                        .anyMatch(e -> e.phase.equals("X")
                                && e.process == point.process
                                && e.thread == point.thread
                                && e.at <= point.at
                                && point.at <= e.end());
            }
        }
    }

    /** At the end nothing is left, and no count is ever negative. */
    @Test
    void countersFollowTheRequests() throws IOException {
        run("--timeline-window", "0 s..1 h");
        Map<String, List<Event>> counters = new LinkedHashMap<>();
        events("timeline.json").stream()
                .filter(e -> e.phase.equals("C"))
                .forEach(e -> counters.computeIfAbsent(e.process + " " + e.name, t -> new ArrayList<>())
                        .add(e));
        assertThat(counters.keySet())
                .containsExactlyInAnyOrder(
                        "1 outstanding", "1 queue depth", "3 at device", "4 at device", "5 at device");
        for (List<Event> counter : counters.values()) {
            assertThat(counter).isSortedAccordingTo(Comparator.comparingLong(e -> e.at));
            assertThat(counter).allMatch(e -> e.args.get("requests").asLong() >= 0);
            assertThat(counter.get(counter.size() - 1).args.get("requests").asLong())
                    .isZero();
        }
    }

    @Test
    void aWindowCutsWhatTheWholeRunShows() throws IOException {
        run("--timeline-window", "0 s..1 h");
        List<Event> whole = spans(events("timeline.json"));
        run("--timeline-window", "0.5 s..0.75 s");
        List<Event> cut = spans(events("timeline.json"));
        assertThat(cut).isNotEmpty().allMatch(e -> e.at >= 500_000_000 && e.end() <= 750_000_000);
        List<String> expected = whole.stream()
                .filter(e -> e.at < 750_000_000 && e.end() > 500_000_000)
                .map(e -> new Event(
                        e.phase,
                        e.name,
                        e.category,
                        e.process,
                        e.thread,
                        Math.max(e.at, 500_000_000),
                        Math.min(e.end(), 750_000_000) - Math.max(e.at, 500_000_000),
                        e.id,
                        e.args))
                .map(Event::toString)
                .toList();
        assertThat(cut.stream().map(Event::toString)).containsExactlyInAnyOrderElementsOf(expected);
    }

    private static List<Event> spans(List<Event> events) {
        return events.stream()
                .filter(e -> e.phase.equals("X") && e.duration > 0)
                .toList();
    }

    @Test
    void withoutAWindowTheFirstTwoSecondsAfterTheWarmUpAreShown() throws IOException {
        run("--set", "warmUp.requests=100", "--set", "workload.requests=2000");
        JsonNode result = new JsonMapper().readTree(Files.readAllBytes(place.resolve("out/result.json")));
        long warm = result.get("run").get("warmUpNs").asLong();
        assertThat(warm).isPositive();
        List<Event> events = events("timeline.json").stream()
                .filter(e -> !e.phase.equals("M"))
                .toList();
        assertThat(events.stream().mapToLong(e -> e.at)).allMatch(at -> at >= warm && at <= warm + 2_000_000_000L);
        assertThat(events.stream().mapToLong(Event::end).max()).hasValue(warm + 2_000_000_000L);
    }

    /** The number of events is the work of the simulator: a drive whose timeline is shown has an event for each sector. */
    private String resultWithoutEvents() throws IOException {
        return Files.readString(place.resolve("out/result.json")).replaceFirst("\"events\" : \\d+", "");
    }

    @Test
    void neitherResultNorTimelineDependOnAnythingElse() throws IOException {
        run();
        byte[] timeline = Files.readAllBytes(place.resolve("timeline.json"));
        String result = resultWithoutEvents();
        byte[] requests = Files.readAllBytes(place.resolve("out/requests.csv"));
        run();
        assertThat(place.resolve("timeline.json")).hasBinaryContent(timeline);
        assertThat(execute("run", scenario.toString(), "--out", out("out"))).isZero();
        assertThat(resultWithoutEvents()).isEqualTo(result);
        assertThat(place.resolve("out/requests.csv")).hasBinaryContent(requests);
    }

    @Test
    void aTimelineMayLieInTheResultDirectoryAndBeCompressed() throws IOException {
        run();
        for (int times = 0; times < 2; times++) {
            assertThat(execute(
                            "run",
                            scenario.toString(),
                            "--out",
                            out("inside"),
                            "--timeline",
                            out("inside/timeline.json.gz")))
                    .as("%s", err)
                    .isZero();
        }
        try (InputStream packed = new GZIPInputStream(Files.newInputStream(place.resolve("inside/timeline.json.gz")))) {
            assertThat(packed.readAllBytes()).isEqualTo(Files.readAllBytes(place.resolve("timeline.json")));
        }
        try (Stream<Path> left = Files.list(place)) {
            assertThat(left.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("scenario.yaml", "inside", "out", "timeline.json");
        }
    }

    @Test
    void anEmptyTimelineIsSaidToBeOne() {
        run("--timeline-window", "1 h..2 h");
        assertThat(err.toString()).contains("note: the timeline is empty: its window is not within the run of ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 s", "1 s..", "2 s..1 s", "1..2", "-1 s..1 s", "1 MB..2 MB"})
    void badWindowsAreRefused(String window) {
        assertThat(execute("run", scenario.toString(), "--timeline", out("t.json"), "--timeline-window", window))
                .isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).startsWith("error: Invalid value for option '--timeline-window': ");
    }

    @Test
    void aWindowNeedsATimelineAndATimelineAGoodName() {
        assertThat(execute("run", scenario.toString(), "--timeline-window", "1 s..2 s"))
                .isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("give --timeline FILE too");
        assertThat(execute("run", scenario.toString(), "--timeline", out("t.txt")))
                .isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("end its name with .json or .json.gz");
        assertThat(place.resolve("out")).doesNotExist();
    }

    @Test
    void aFailedRunLeavesTheOlderTimeline() throws IOException {
        Files.writeString(place.resolve("timeline.json"), "older");
        assertThat(execute(
                        "run", scenario.toString(), "--out", scenario.toString(), "--timeline", out("timeline.json")))
                .isEqualTo(ExitCode.RUN_FAILED);
        assertThat(place.resolve("timeline.json")).hasContent("older");
        try (Stream<Path> left = Files.list(place)) {
            assertThat(left).hasSize(2);
        }
    }

    private void write(String model, String bus, boolean queueInDevice) throws IOException {
        Files.writeString(scenario, SCENARIO.formatted(model, bus, queueInDevice));
    }

    private void run(String... more) {
        List<String> args = new ArrayList<>(
                List.of("run", scenario.toString(), "--out", out("out"), "--timeline", out("timeline.json")));
        args.addAll(List.of(more));
        assertThat(execute(args.toArray(String[]::new))).as("%s", err).isZero();
    }

    private String out(String name) {
        return place.resolve(name).toString();
    }

    private int execute(String... args) {
        CommandLine command = Main.commandLine();
        return command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(args);
    }

    private List<Event> events(String file) throws IOException {
        List<Event> events = new ArrayList<>();
        new JsonMapper()
                .readTree(Files.readAllBytes(place.resolve(file)))
                .get("traceEvents")
                .forEach(node -> events.add(Event.of(node)));
        return events;
    }

    /** Times in nanoseconds; 0 and empty for what an event does not have. */
    private record Event(
            String phase,
            String name,
            String category,
            long process,
            long thread,
            long at,
            long duration,
            String id,
            JsonNode args) {

        static Event of(JsonNode node) {
            return new Event(
                    node.get("ph").asString(),
                    node.get("name").asString(),
                    node.path("cat").asString(""),
                    node.get("pid").asLong(),
                    node.get("tid").asLong(),
                    nanos(node.path("ts")),
                    nanos(node.path("dur")),
                    node.path("id").asString(""),
                    node.path("args"));
        }

        private static long nanos(JsonNode micros) {
            return micros.isMissingNode()
                    ? 0
                    : new BigDecimal(micros.toString()).movePointRight(3).longValueExact();
        }

        long end() {
            return at + duration;
        }
    }
}
