package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The events in the file of {@code spindle run --timeline}, as docs/timeline.md describes them; the meaning of an event is that of
 * "Trace Event Format" (Google, 2016).
 */
class TimelineTest {

    private TimelineRun timeline;

    @BeforeEach
    void writeScenario(@TempDir Path place) throws IOException {
        timeline = new TimelineRun(place);
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
        timeline.write(model, bus, queueInDevice);
        timeline.run("--timeline-window", "0 s..1 h");
        List<TimelineEvent> events = timeline.events("timeline.json");
        Map<Long, TimelineEvent> requests = new HashMap<>();
        events.stream()
                .filter(e -> e.phase().equals("b") && e.name().equals("request"))
                .forEach(e -> requests.put(e.args().get("id").asLong(), e));
        Map<Long, List<TimelineEvent>> demand = new HashMap<>();
        events.stream()
                .filter(e -> e.phase().equals("X") && isArm(e))
                .filter(e -> e.category().equals("demand"))
                .forEach(e -> demand.computeIfAbsent(e.args().get("request").asLong(), r -> new ArrayList<>())
                        .add(e));
        Map<String, List<TimelineEvent>> byPlace = new HashMap<>();
        requests.forEach((id, e) -> byPlace.put(
                key(
                        e.args().get("device").asString(),
                        e.at(),
                        e.args().get("sector").asLong()),
                demand.getOrDefault(id, List.of())));
        List<String> lines = Files.readAllLines(timeline.place.resolve("out/requests.csv"));
        assertThat(requests).hasSize(lines.size() - 1).hasSize(400);
        List<String> names = List.of(lines.get(0).split(","));
        for (String line : lines.subList(1, lines.size())) {
            String[] field = line.split(",");
            List<TimelineEvent> shown = byPlace.get(key(field[3], Long.parseLong(field[0]), Long.parseLong(field[5])));
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
        assertThat(events)
                .anyMatch(e ->
                        e.name().equals("read-ahead transfer") && e.category().equals("background"));
        anArmDoesOneThingAtATime(events);
        spansNest(events);
    }

    /** Returns the time of the spans of a name before an instant: work after the completion is not charged to the request. */
    private static long until(long end, List<TimelineEvent> spans, String name) {
        return spans.stream()
                .filter(e -> e.name().equals(name))
                .mapToLong(e -> Math.max(0, Math.min(end, e.at() + e.duration()) - e.at()))
                .sum();
    }

    /** The times may differ by a few nanoseconds of rounding, and by one for each sector, which takes at least 5 microseconds. */
    private static void same(String line, long response, long shown, String account) {
        assertThat(shown).as(line).isCloseTo(Long.parseLong(account), within(4 + response / 5000));
    }

    private static String key(String device, long arrival, long sector) {
        return device + " " + arrival + " " + sector;
    }

    /** Processes in order: the host, the bus, the devices. */
    private static boolean isArm(TimelineEvent event) {
        return event.process() > 2;
    }

    private static void anArmDoesOneThingAtATime(List<TimelineEvent> events) {
        Map<Long, List<TimelineEvent>> arms = new TreeMap<>();
        events.stream()
                .filter(e -> e.phase().equals("X") && isArm(e))
                .forEach(e -> arms.computeIfAbsent(e.process(), p -> new ArrayList<>())
                        .add(e));
        assertThat(arms).hasSize(3);
        for (List<TimelineEvent> arm : arms.values()) {
            arm.sort(Comparator.comparingLong((TimelineEvent e) -> e.at()).thenComparingLong(e -> e.duration()));
            for (int i = 1; i < arm.size(); i++) {
                assertThat(arm.get(i).at())
                        .as("%s", arm.get(i))
                        .isGreaterThanOrEqualTo(arm.get(i - 1).end());
            }
        }
    }

    private static void spansNest(List<TimelineEvent> events) {
        Map<String, List<TimelineEvent>> tracks = new LinkedHashMap<>();
        events.stream()
                .filter(e -> e.phase().equals("X"))
                .forEach(e -> tracks.computeIfAbsent(e.process() + "/" + e.thread(), t -> new ArrayList<>())
                        .add(e));
        for (List<TimelineEvent> track : tracks.values()) {
            track.sort(Comparator.comparingLong((TimelineEvent e) -> e.at()).thenComparingLong(e -> -e.duration()));
            List<TimelineEvent> around = new ArrayList<>();
            for (TimelineEvent event : track) {
                around.removeIf(e -> e.end() <= event.at());
                assertThat(around).as("around %s", event).allMatch(e -> event.end() <= e.end());
                around.add(event);
            }
        }
        Map<String, List<TimelineEvent>> asynchronous = new LinkedHashMap<>();
        events.stream()
                .filter(e -> e.phase().equals("b") || e.phase().equals("e"))
                .forEach(e -> asynchronous
                        .computeIfAbsent(e.id(), t -> new ArrayList<>())
                        .add(e));
        for (List<TimelineEvent> request : asynchronous.values()) {
            List<TimelineEvent> open = new ArrayList<>();
            long last = 0;
            for (TimelineEvent event : request) {
                assertThat(event.at()).isGreaterThanOrEqualTo(last);
                last = event.at();
                if (event.phase().equals("b")) {
                    open.add(event);
                } else {
                    assertThat(open.remove(open.size() - 1).name()).isEqualTo(event.name());
                }
            }
            assertThat(open).isEmpty();
        }
    }

    @Test
    void aFlowLeadsFromArrivalOverDispatchAndMediumToCompletion() throws IOException {
        timeline.run("--timeline-window", "0 s..1 h");
        List<TimelineEvent> events = timeline.events("timeline.json");
        Map<String, List<TimelineEvent>> flows = new LinkedHashMap<>();
        events.stream()
                .filter(e -> e.category().equals("flow"))
                .forEach(e ->
                        flows.computeIfAbsent(e.id(), t -> new ArrayList<>()).add(e));
        assertThat(flows).hasSize(400);
        for (List<TimelineEvent> flow : flows.values()) {
            flow.sort(Comparator.comparingLong((TimelineEvent e) -> e.at())
                    .thenComparing(e -> e.phase().equals("f")));
            assertThat(flow.get(0).phase()).isEqualTo("s");
            assertThat(flow.get(flow.size() - 1).phase()).isEqualTo("f");
            assertThat(flow.subList(1, flow.size() - 1))
                    .hasSizeBetween(1, 2)
                    .allMatch(e -> e.phase().equals("t"));
            for (TimelineEvent point : flow) {
                assertThat(events)
                        .as("a span around %s", point)
                        .anyMatch(e -> e.phase().equals("X")
                                && e.process() == point.process()
                                && e.thread() == point.thread()
                                && e.at() <= point.at()
                                && point.at() <= e.end());
            }
        }
    }

    /** At the end all counts are 0, and none is ever negative. */
    @Test
    void countersFollowTheRequests() throws IOException {
        timeline.run("--timeline-window", "0 s..1 h");
        Map<String, List<TimelineEvent>> counters = new LinkedHashMap<>();
        timeline.events("timeline.json").stream()
                .filter(e -> e.phase().equals("C"))
                .forEach(e -> counters.computeIfAbsent(e.process() + " " + e.name(), t -> new ArrayList<>())
                        .add(e));
        assertThat(counters.keySet())
                .containsExactlyInAnyOrder(
                        "1 outstanding", "1 queue depth", "3 at device", "4 at device", "5 at device");
        for (List<TimelineEvent> counter : counters.values()) {
            assertThat(counter).isSortedAccordingTo(Comparator.comparingLong(e -> e.at()));
            assertThat(counter).allMatch(e -> e.args().get("requests").asLong() >= 0);
            assertThat(counter.get(counter.size() - 1).args().get("requests").asLong())
                    .isZero();
        }
    }

    @Test
    void aWindowCutsWhatTheWholeRunShows() throws IOException {
        timeline.run("--timeline-window", "0 s..1 h");
        List<TimelineEvent> whole = spans(timeline.events("timeline.json"));
        timeline.run("--timeline-window", "0.5 s..0.75 s");
        List<TimelineEvent> cut = spans(timeline.events("timeline.json"));
        assertThat(cut).isNotEmpty().allMatch(e -> e.at() >= 500_000_000 && e.end() <= 750_000_000);
        List<String> expected = whole.stream()
                .filter(e -> e.at() < 750_000_000 && e.end() > 500_000_000)
                .map(e -> new TimelineEvent(
                        e.phase(),
                        e.name(),
                        e.category(),
                        e.process(),
                        e.thread(),
                        Math.max(e.at(), 500_000_000),
                        Math.min(e.end(), 750_000_000) - Math.max(e.at(), 500_000_000),
                        e.id(),
                        e.args()))
                .map(TimelineEvent::toString)
                .toList();
        assertThat(cut.stream().map(TimelineEvent::toString)).containsExactlyInAnyOrderElementsOf(expected);
    }

    private static List<TimelineEvent> spans(List<TimelineEvent> events) {
        return events.stream()
                .filter(e -> e.phase().equals("X") && e.duration() > 0)
                .toList();
    }

    @Test
    void withoutAWindowTheFirstTwoSecondsAfterTheWarmUpAreShown() throws IOException {
        timeline.run("--set", "warmUp.requests=100", "--set", "workload.requests=2000");
        JsonNode result = new JsonMapper().readTree(Files.readAllBytes(timeline.place.resolve("out/result.json")));
        long warm = result.get("run").get("warmUpNs").asLong();
        assertThat(warm).isPositive();
        List<TimelineEvent> events = timeline.events("timeline.json").stream()
                .filter(e -> !e.phase().equals("M"))
                .toList();
        assertThat(events.stream().mapToLong(e -> e.at())).allMatch(at -> at >= warm && at <= warm + 2_000_000_000L);
        assertThat(events.stream().mapToLong(TimelineEvent::end).max()).hasValue(warm + 2_000_000_000L);
    }

    /** The number of events depends on the timeline: a drive whose timeline is shown has an event for each sector. */
    private String resultWithoutEvents() throws IOException {
        return Files.readString(timeline.place.resolve("out/result.json")).replaceFirst("\"events\" : \\d+", "");
    }

    @Test
    void neitherResultNorTimelineDependOnAnythingElse() throws IOException {
        timeline.run();
        byte[] first = Files.readAllBytes(timeline.place.resolve("timeline.json"));
        String result = resultWithoutEvents();
        byte[] requests = Files.readAllBytes(timeline.place.resolve("out/requests.csv"));
        timeline.run();
        assertThat(timeline.place.resolve("timeline.json")).hasBinaryContent(first);
        assertThat(timeline.execute("run", timeline.scenario.toString(), "--out", timeline.out("out")))
                .isZero();
        assertThat(resultWithoutEvents()).isEqualTo(result);
        assertThat(timeline.place.resolve("out/requests.csv")).hasBinaryContent(requests);
    }
}
