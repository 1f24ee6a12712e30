package org.spindle.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.result.ResultException;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PlaceComponent;
import org.spindle.spi.request.QuantityComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.timeline.Timeline;
import org.spindle.spi.timeline.TimelineTrack;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Events worked by hand; their fields are those of "Trace Event Format" (Google, 2016). */
class RunTimelineTest {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    /** Arrives at 1 us, waits 2 us, is served for 4.005 us, with a seek from 3.5 to 5 us. */
    @Test
    void oneRequest() {
        RunTimeline timeline = new RunTimeline("t.json", bytes, new TimelineWindow(0, 10_000));
        timeline.addresses(List.of("disk \"0\"\n"));
        TimelineTrack seek = timeline.device("disk \"0\"\n").track("seek");
        Request request = new Request().reset(17, 0, Operation.WRITE, 4096, 8);
        request.arrived(1000);
        timeline.arrived(request);
        timeline.dispatched(0, request, 3000);
        request.dispatched(3000);
        seek.span(3500, 5000, "seek", 17);
        timeline.returned(0, 7005);
        request.buffer(BufferOutcome.PARTIAL_HIT);
        request.expect(timeline::completed);
        request.complete(7005);
        timeline.finish(20_000);
        assertThat(lines())
                .contains(
                        "{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":2,\"tid\":0,\"args\":{\"name\":\"disk \\\"0\\\"\\n\"}}",
                        "{\"ph\":\"X\",\"name\":\"seek\",\"cat\":\"demand\",\"pid\":2,\"tid\":1,\"ts\":3.500,\"dur\":1.500,"
                                + "\"args\":{\"request\":17}}",
                        "{\"ph\":\"b\",\"name\":\"request\",\"cat\":\"request\",\"pid\":1,\"tid\":1,\"ts\":1.000,\"id\":\"0x11\","
                                + "\"args\":{\"id\":17,\"device\":\"disk \\\"0\\\"\\n\",\"op\":\"write\",\"sector\":4096,\"sectors\":8,"
                                + "\"buffer\":\"partial-hit\",\"response_ms\":0.006005}}",
                        "{\"ph\":\"e\",\"name\":\"at device\",\"cat\":\"request\",\"pid\":1,\"tid\":1,\"ts\":7.005,\"id\":\"0x11\"}",
                        "{\"ph\":\"f\",\"name\":\"request\",\"cat\":\"flow\",\"pid\":1,\"tid\":4,\"ts\":7.005,\"id\":\"0x11\",\"bp\":\"e\"}");
        assertThat(shown("s", "t", "f")).containsExactly("s 1/2 1.0", "t 1/3 3.0", "t 2/1 3.5", "f 1/4 7.005");
        assertThat(counter("queue depth")).containsExactly("0.0=0", "1.0=1", "3.0=0");
        assertThat(counter("outstanding")).containsExactly("0.0=0", "1.0=1", "7.005=0");
        assertThat(counter("at device")).containsExactly("0.0=0", "3.0=1", "7.005=0");
    }

    /** In order of display; a time that was not spent is left out. */
    @Test
    void aRequestTellsItsDeclaredTimes() {
        RequestSchema schema = new RequestSchema();
        TimeComponent read = schema.time("flash-read", "", Stage.DEVICE);
        schema.time("gc-stall", "", Stage.DEVICE);
        TimeComponent cpu = schema.time("cpu", "", Stage.SUBMISSION);
        RunTimeline timeline = new RunTimeline("t.json", bytes, new TimelineWindow(0, 10_000));
        timeline.addresses(List.of("flash0"));
        timeline.schema(schema);
        Request request = new Request().reset(1, 0, Operation.READ, 0, 8);
        request.arrived(1000);
        timeline.arrived(request);
        request.spend(read, 2500);
        request.spend(cpu, 500);
        request.expect(timeline::completed);
        request.complete(5000);
        timeline.finish(20_000);
        assertThat(lines())
                .anySatisfy(line -> assertThat(line)
                        .contains("\"response_ms\":0.004000,\"cpu_ms\":0.000500,\"flash-read_ms\":0.002500}}"));
    }

    /** "those declared attributes that its issuer set", whether it is complete or not. */
    @Test
    void aRequestTellsItsAttributes() {
        RequestSchema schema = new RequestSchema();
        RequestAttribute file = schema.attribute(RequestAttribute.FILE);
        schema.attribute("urgency", "");
        RunTimeline timeline = new RunTimeline("t.json", bytes, new TimelineWindow(0, 10_000));
        timeline.addresses(List.of("disk0"));
        timeline.schema(schema);
        for (int i = 0; i < 2; i++) {
            Request request = new Request().reset(i, 0, Operation.READ, 0, 8);
            request.attribute(file, 70 + i);
            request.arrived(1000);
            timeline.arrived(request);
            if (i == 0) {
                request.expect(timeline::completed);
                request.complete(5000);
            }
        }
        timeline.finish(20_000);
        assertThat(lines())
                .anyMatch(line -> line.contains("\"sectors\":8,\"file\":70,\"buffer\":\"miss\""))
                .anyMatch(line -> line.contains("\"sectors\":8,\"file\":71,\"unfinished\":true"))
                .noneMatch(line -> line.contains("urgency"));
    }

    /** "its quantities and places", behind the times; what was not set is left out. */
    @Test
    void aRequestTellsItsQuantitiesAndPlaces() {
        RequestSchema schema = new RequestSchema();
        QuantityComponent distance = schema.quantity("seek-distance", "cylinders", "");
        QuantityComponent retries = schema.quantity("retries", "", "");
        schema.quantity("relocated", "pages", "");
        PlaceComponent cylinder = schema.place("cylinder", "");
        schema.place("channel", "");
        RunTimeline timeline = new RunTimeline("t.json", bytes, new TimelineWindow(0, 10_000));
        timeline.addresses(List.of("disk0"));
        timeline.schema(schema);
        Request request = new Request().reset(1, 0, Operation.READ, 0, 8);
        request.arrived(1000);
        timeline.arrived(request);
        request.quantity(distance, 340);
        request.quantity(retries, 0);
        request.place(cylinder, 1204);
        request.expect(timeline::completed);
        request.complete(5000);
        timeline.finish(20_000);
        assertThat(lines())
                .anySatisfy(line -> assertThat(line)
                        .contains("\"response_ms\":0.004000,\"seek_cylinders\":340,\"retries\":0,"
                                + "\"cylinder\":1204}}"));
    }

    @Test
    void whatCrossesABoundIsCutAndWhatLiesOutsideIsLeftOut() {
        RunTimeline timeline = new RunTimeline("t.json", bytes, new TimelineWindow(1000, 2000));
        TimelineTrack track = timeline.bus("scsi").track("owner");
        track.span(0, 1000, "before", TimelineTrack.NO_REQUEST);
        track.span(900, 1100, "in", TimelineTrack.NO_REQUEST);
        track.background(1900, 2500, "out", TimelineTrack.NO_REQUEST);
        track.span(500, 2500, "through", TimelineTrack.NO_REQUEST);
        track.span(2000, 2100, "behind", TimelineTrack.NO_REQUEST);
        timeline.finish(3000);
        assertThat(shown("X")).containsExactly("X 2/1 1.0 0.1", "X 2/1 1.9 0.1", "X 2/1 1.0 1.0");
    }

    @Test
    void withoutAWindowNothingIsShownBeforeTheWarmUpIsOver() {
        RunTimeline timeline = new RunTimeline("t.json", bytes, null);
        TimelineTrack track = timeline.device("disk0").track("seek");
        track.span(0, 10, "seek", 1);
        timeline.warmedUp(5_000);
        track.span(4_000, 6_000, "seek", 2);
        track.span(2_000_004_000L, 2_000_006_000L, "seek", 3);
        track.span(2_000_005_000L, 2_000_006_000L, "seek", 4);
        timeline.finish(3_000_000_000L);
        assertThat(shown("X")).containsExactly("X 2/1 5.0 1.0", "X 2/1 2000004.0 1.0");
    }

    @Test
    void whatIsUnderWayAtTheEndIsShownUpToThere() {
        RunTimeline timeline = new RunTimeline("t.json", bytes, new TimelineWindow(0, 10_000));
        timeline.addresses(List.of("disk0"));
        Timeline device = timeline.device("disk0");
        TimelineTrack track = device.track("seek");
        device.atEnd(now -> track.span(1000, now, "seek", 1));
        Request request = new Request().reset(1, 0, Operation.READ, 0, 8);
        request.arrived(500);
        timeline.arrived(request);
        timeline.finish(4000);
        assertThat(shown("X", "b", "e")).containsExactly("X 1/2 0.5 0.0", "X 2/1 1.0 3.0", "b 1/1 0.5", "e 1/1 4.0");
        assertThat(lines()).anyMatch(line -> line.contains("\"unfinished\":true"));
    }

    @Test
    void aFullDiskIsToldInPlainWords() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        RunTimeline timeline = new RunTimeline("out/t.json", full, new TimelineWindow(0, 10));
        assertThatThrownBy(() -> timeline.finish(5))
                .isInstanceOf(ResultException.class)
                .hasMessageStartingWith("out/t.json: the file system is full; ");
    }

    @Test
    void aFileAppearsWholeOrNotAtAll(@TempDir Path place) throws IOException {
        Path target = place.resolve("t.json");
        Files.writeString(target, "older");
        try (TimelineFile given = TimelineFile.create(target, place, null)) {
            given.timeline().finish(1);
        }
        assertThat(target).hasContent("older");
        try (TimelineFile kept = TimelineFile.create(target, place, null);
                TimelineFile other = TimelineFile.create(target, place, null)) {
            kept.timeline().finish(1);
            other.timeline().finish(1);
            assertThat(target).hasContent("older");
            kept.commit();
        }
        assertThat(new JsonMapper().readTree(Files.readAllBytes(target)).get("traceEvents"))
                .isNotEmpty();
        try (Stream<Path> left = Files.list(place)) {
            assertThat(left).containsExactly(target);
        }
    }

    private List<String> shown(String... phases) {
        List<String> shown = new ArrayList<>();
        for (JsonNode event : events()) {
            if (List.of(phases).contains(event.get("ph").asString())
                    && !event.get("name").asString().equals("write")
                    && !List.of("queued", "at device")
                            .contains(event.get("name").asString())) {
                String place = event.get("ph").asString() + " " + event.get("pid") + "/" + event.get("tid") + " "
                        + event.get("ts").asDouble();
                shown.add(event.has("dur") ? place + " " + event.get("dur").asDouble() : place);
            }
        }
        return shown;
    }

    private List<String> counter(String name) {
        List<String> values = new ArrayList<>();
        for (JsonNode event : events()) {
            if (event.get("ph").asString().equals("C")
                    && event.get("name").asString().equals(name)) {
                values.add(event.get("ts").asDouble() + "=" + event.get("args").get("requests"));
            }
        }
        return values;
    }

    private JsonNode events() {
        return new JsonMapper().readTree(bytes.toByteArray()).get("traceEvents");
    }

    private List<String> lines() {
        return bytes.toString(StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.replaceFirst(",$", ""))
                .toList();
    }
}
