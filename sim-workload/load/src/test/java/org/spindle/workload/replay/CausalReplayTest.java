package org.spindle.workload.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Request;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestWorkloadContext;
import org.spindle.testkit.sim.TestWorkloadContext.Sent;
import org.spindle.testkit.workload.TestData;
import org.spindle.workload.replay.ReplayDiscipline.Dependent.WindowOf;
import org.spindle.workload.trace.OnError;
import org.spindle.workload.trace.compact.Compact;

/** Replays in which completions decide when requests are sent. */
class CausalReplayTest {

    private static final ReplayDiscipline DEPENDENT = dependent(64, StreamKey.TRACE);

    @TempDir
    Path directory;

    private final List<TraceRecord> records = new ArrayList<>();

    /** Each stream has the window. */
    private static ReplayDiscipline dependent(int window, StreamKey streams) {
        return new ReplayDiscipline.Dependent(window, WindowOf.STREAM, 1, streams);
    }

    /** A request of the trace; times in milliseconds. */
    private TraceRecord request(double arrival, double response) {
        TraceRecord record = new TraceRecord();
        record.arrival = Math.round(arrival * 1e6);
        record.response = Math.round(response * 1e6);
        record.offset = 4096L * records.size();
        record.length = 4096;
        record.process = 1;
        records.add(record);
        return record;
    }

    private TestWorkloadContext replay(ReplayDiscipline discipline, TestWorkloadContext host) {
        Path file = directory.resolve("test.spt");
        try (OutputStream out = Files.newOutputStream(file);
                TraceWriter writer = new Compact().create(out)) {
            records.forEach(writer::write);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return replay(file, discipline, host);
    }

    private static TestWorkloadContext replay(Path file, ReplayDiscipline discipline, TestWorkloadContext host) {
        return host.run(new TraceWorkloadFactory()
                .create(
                        new TraceWorkload(
                                file,
                                "auto",
                                discipline,
                                new AddressMapping.Wrap(),
                                Map.of(),
                                Map.of(),
                                null,
                                TimeOrder.BY_FORMAT,
                                new OnError.Stop(),
                                TimeOrigin.AUTO,
                                Time.ZERO),
                        host));
    }

    private static TestWorkloadContext host() {
        return Traces.host(1).device("disk0", 1 << 20).device("disk1", 1 << 20).device("disk2", 1 << 20);
    }

    private static List<Double> millis(TestWorkloadContext host) {
        return host.sent.stream().map(sent -> sent.at() / 1e6).toList();
    }

    /** 1,000 requests, bursts and pauses, completions out of order. */
    private void manyRequests() {
        TestRandom random = new TestRandom(11);
        long now = 0;
        for (int i = 0; i < 1_000; i++) {
            now += random.nextLong(4) == 0 ? Math.round(5e6 * random.nextExponential()) : 0;
            TraceRecord record = request(0, 0);
            record.arrival = now;
            record.response = 1 + Math.round(8e6 * random.nextExponential());
            record.device = random.nextLong(3);
            record.process = random.nextLong(5);
        }
    }

    /**
     * Hsu 2003, 3.4.1: if every response time is as recorded, every request arrives at its recorded time, to the
     * nanosecond.
     */
    @ParameterizedTest
    @EnumSource(StreamKey.class)
    void recordedResponsesReproduceTheRecordedArrivals(StreamKey streams) {
        manyRequests();
        TestWorkloadContext host = replay(dependent(64, streams), host().delay(Request::recordedResponse));
        assertThat(host.sent.stream().map(Sent::at).toList())
                .isEqualTo(records.stream().map(record -> record.arrival).toList());
    }

    /**
     * The same for traces with recorded response times in several formats: of HP-UX disks, a kernel, and requests
     * written in other formats.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "hp-srt/ajw.1week.srt.gz",
                "hp-srt/hourly.03126.srt.bz2",
                "captured/oltp.blkparse.xz",
                "msr-cambridge/derived-ajw10k.msr.csv.gz",
                "ms-etw/derived-ajw5k.etw.csv.gz",
                "systor17/derived-ajw10k.systor.csv.gz"
            })
    void recordedTracesAreReproducedToTheNanosecond(String name) {
        Path file = TestData.shared(name);
        TestWorkloadContext open =
                replay(file, new ReplayDiscipline.Open(1), manyDisks().delay(CausalReplayTest::response));
        TestWorkloadContext dependent = replay(file, DEPENDENT, manyDisks().delay(CausalReplayTest::response));
        assertThat(open.sent).hasSizeGreaterThan(4_000);
        assertThat(dependent.sent).isEqualTo(open.sent);
    }

    private static long response(Request request) {
        return Math.max(0, request.recordedResponse());
    }

    private static TestWorkloadContext manyDisks() {
        TestWorkloadContext host = Traces.host(1);
        for (int i = 0; i < 128; i++) {
            host.device("disk" + i, 1 << 20);
        }
        return host;
    }

    /**
     * By hand. 0: 0 to 4 ms, 1: 1 to 3 ms, 2 at 5 ms, whose parent is 0 (the last to complete, not the last to arrive), 3 at
     * 3.5 ms... sorted by arrival: a (0, 4), b (1, 2), c (3.5, 10), d (5, 1). c's parent is b (complete at 3), think 0.5; d's is
     * a (complete at 4), think 1. With 10 ms each: a and b are roots at 0 and 1, complete at 10 and 11, so c at 11.5 and d at
     * 11.
     */
    @Test
    void theParentIsTheLastRequestCompletedBefore() {
        request(0, 4);
        request(1, 2);
        request(3.5, 10);
        request(5, 1);
        TestWorkloadContext host = replay(DEPENDENT, host().delay(request -> 10_000_000));
        assertThat(host.sent)
                .extracting(Sent::id, Sent::at)
                .containsExactly(
                        org.assertj.core.api.Assertions.tuple(0L, 0L),
                        org.assertj.core.api.Assertions.tuple(1L, 1_000_000L),
                        org.assertj.core.api.Assertions.tuple(3L, 11_000_000L),
                        org.assertj.core.api.Assertions.tuple(2L, 11_500_000L));
    }

    /** H3-32: with faster storage dependent requests are sent earlier. */
    @Test
    void fasterStorageAdvancesRequests() {
        request(0, 4);
        request(6, 4);
        request(12, 4);
        assertThat(millis(replay(DEPENDENT, host().delay(request -> 1_000_000))))
                .containsExactly(0.0, 3.0, 6.0);
    }

    /** H3-32: with open replay slow storage builds up an unbounded queue, with dependent replay it does not. */
    @Test
    void slowStorageBuildsUpNoUnboundedQueue() {
        for (int i = 0; i < 1_000; i++) {
            request(2 * i, 1);
        }
        TestWorkloadContext open = replay(new ReplayDiscipline.Open(1), host().delay(request -> 100_000_000));
        TestWorkloadContext dependent = replay(DEPENDENT, host().delay(request -> 100_000_000));
        assertThat(open.mostOutstanding).isEqualTo(50);
        assertThat(dependent.mostOutstanding).isEqualTo(1);
        assertThat(dependent.sent).hasSize(1_000);
    }

    /**
     * The window: r waits for its parent; only as many requests behind it are sent as the window has room for.
     * Requests x1 to x5 have early parents, so with a window of 3 (r, x1, x2) the others enter as these are sent.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 64})
    void requestsBehindAFullWindowWait(int window) {
        request(0, 10);
        request(0, 1);
        TraceRecord blocked = request(10, 1);
        for (int i = 0; i < 5; i++) {
            request(10, 1);
        }
        records.forEach(record -> record.process = 1);
        blocked.process = 1;
        TestWorkloadContext host = replay(
                dependent(window, StreamKey.TRACE),
                host().delay(request -> request.id() == 0 ? 50_000_000 : 1_000_000));
        assertThat(millis(host)).containsExactly(0.0, 0.0, 50.0, 50.0, 50.0, 50.0, 50.0, 50.0);
    }

    /**
     * Hsu 2003, 3.4.1: a window of 64. By hand: a (0, 10), b (0, 1), c (5, 6), whose parent is b; then so many of parent a, and
     * z at 12, whose parent is c. If a takes 50 ms and the rest 1 ms, c is complete at 6 and z ready at 7: at once if it is in
     * the window, otherwise when a place in it becomes free, at 50.
     */
    @ParameterizedTest
    @CsvSource({"62, 7", "63, 7", "64, 50", "65, 50"})
    void theSixtyFifthRequestWaitsForTheWindow(int blocked, double sent) {
        request(0, 10);
        request(0, 1);
        request(5, 6);
        for (int i = 0; i < blocked; i++) {
            request(10, 5);
        }
        request(12, 1);
        TestWorkloadContext host = replay(
                dependent(64, StreamKey.TRACE), host().delay(request -> request.id() == 0 ? 50_000_000 : 1_000_000));
        assertThat(host.sent.stream()
                        .filter(each -> each.id() == blocked + 3)
                        .map(each -> each.at() / 1e6)
                        .toList())
                .containsExactly(sent);
    }

    /** Two streams: q of stream 2 does not depend on stream 1 unless the trace is one stream. */
    @Test
    void requestsDependOnTheirOwnStreamOnly() {
        request(0, 4).process = 1;
        request(5, 1).process = 2;
        request(8, 1).process = 1;
        TestWorkloadContext one = replay(DEPENDENT, host().delay(request -> 20_000_000));
        assertThat(millis(one)).containsExactly(0.0, 21.0, 43.0);
        TestWorkloadContext two = replay(dependent(64, StreamKey.PROCESS), host().delay(request -> 20_000_000));
        assertThat(millis(two)).containsExactly(0.0, 5.0, 24.0);
    }

    /** A request of process 1 at 0 ms, some more at 2 ms, and one of process 2 at 3 ms, of 30 ms each. */
    private TestWorkloadContext replayTwo(int more, ReplayDiscipline discipline) {
        for (int i = 0; i <= more; i++) {
            request(i == 0 ? 0 : 2, 1).process = 1;
        }
        request(3, 1).process = 2;
        return replay(discipline, host().delay(request -> 30_000_000));
    }

    /** A stream whose window is full does not delay other streams. */
    @Test
    void aFullWindowDoesNotDelayOtherStreams() {
        Sent second = replayTwo(10, dependent(2, StreamKey.PROCESS)).sent.get(1);
        assertThat(second).extracting(Sent::process, Sent::at).containsExactly(2L, 3_000_000L);
    }

    /** One window of the trace, which two requests of process 1 fill until 31 ms: that of process 2 enters it then. */
    @Test
    void aCommonWindowDelaysOtherStreams() {
        ReplayDiscipline common = new ReplayDiscipline.Dependent(2, WindowOf.TRACE, 1, StreamKey.PROCESS);
        Sent last = replayTwo(2, common).sent.get(3);
        assertThat(last).extracting(Sent::process, Sent::at).containsExactly(2L, 31_000_000L);
    }

    /** Hsu 2003, 2.4 (H2-5): phi at 1 s, 0.1 s, 10 ms and 0, to the digits given there. */
    @ParameterizedTest
    @CsvSource({"1, 0.104", "0.1, 0.524", "0.01, 0.881", "0, 0.952"})
    void theProcessorIsBusyForAFractionOfAPause(double seconds, double fraction) {
        assertThat(ProcessorModel.busyFraction(seconds)).isCloseTo(fraction, within(0.0005));
        long pause = Math.round(seconds * 1e9);
        assertThat(new ProcessorModel(1).pause(pause)).isEqualTo(pause);
        assertThat(new ProcessorModel(1e9).pause(pause) / 1e9).isCloseTo(seconds * (1 - fraction), within(0.0005));
        assertThat(new ProcessorModel(2).pause(pause) / 1e9).isCloseTo(seconds * (1 - fraction / 2), within(0.0005));
    }

    @Test
    void aFasterProcessorShortensThinkTimes() {
        request(0, 4);
        request(104, 4);
        TestWorkloadContext host = replay(
                new ReplayDiscipline.Dependent(64, WindowOf.STREAM, 1e9, StreamKey.TRACE),
                host().delay(Request::recordedResponse));
        assertThat(millis(host).get(1)).isCloseTo(4 + 100 * (1 - 0.01 / (0.0857 * 0.1 + 0.0105)), within(1e-5));
    }

    /**
     * Ganger 1995, 3.2 (F-15): the gap between arrivals is kept if it exceeds the threshold, otherwise it is 0. Gaps
     * of 300 and 2,000 ms, threshold 1 s, 50 ms each: 0, 50, 100 + 2,000.
     */
    @Test
    void shortGapsOfAStreamAreRemovedLongOnesKept() {
        request(0, 1);
        request(300, 1);
        request(2300, 1);
        ReplayDiscipline perStream = new ReplayDiscipline.PerStream(StreamKey.PROCESS, Time.ofMillis(1000));
        assertThat(millis(replay(perStream, host().delay(request -> 50_000_000))))
                .containsExactly(0.0, 50.0, 2100.0);
    }

    @Test
    void eachStreamHasOneOutstandingRequest() {
        manyRequests();
        ReplayDiscipline perStream = new ReplayDiscipline.PerStream(StreamKey.PROCESS, Time.ZERO);
        TestWorkloadContext host = replay(perStream, host().delay(request -> 40_000_000));
        assertThat(host.sent).hasSize(1_000);
        assertThat(host.mostOutstanding).isEqualTo(5);
        for (long process = 0; process < 5; process++) {
            long stream = process;
            List<Long> ids = host.sent.stream()
                    .filter(sent -> sent.process() == stream)
                    .map(Sent::id)
                    .toList();
            assertThat(ids).isSorted();
        }
    }

    /** Ganger 1995, 3.3.3 (F-12), by hand: sections of 10 ms, two superposed. */
    @Test
    void foldingSuperposesSections() {
        request(0, 1);
        request(7, 1);
        request(11, 1);
        request(19, 1);
        request(23, 1);
        request(45, 1);
        TestWorkloadContext host = replay(new ReplayDiscipline.Folded(Time.ofMillis(10), 2), host());
        assertThat(millis(host)).containsExactly(0.0, 1.0, 7.0, 9.0, 13.0, 25.0);
        assertThat(host.sent).extracting(Sent::sector).containsExactly(0L, 16L, 8L, 24L, 32L, 40L);
    }

    @Test
    void everythingAtOnce() {
        manyRequests();
        TestWorkloadContext host = replay(new ReplayDiscipline.AsFastAsPossible(), host());
        assertThat(host.mostOutstanding).isEqualTo(1_000);
        assertThat(millis(host)).containsOnly(0.0);
    }

    @Test
    void disciplinesRefuseTracesWithoutTheirColumn() {
        TraceRecord record = request(0, 1);
        record.response = TraceRecord.NONE;
        record.process = TraceRecord.NONE;
        assertThatThrownBy(() -> replay(DEPENDENT, host()))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("test.spt: has no response times");
        assertThatThrownBy(() -> replay(new ReplayDiscipline.PerStream(StreamKey.PROCESS, Time.ZERO), host()))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("test.spt: has no processes; use streams: device");
        record.arrival = TraceRecord.NONE;
        assertThatThrownBy(() -> replay(DEPENDENT, host())).hasMessageContaining("test.spt: has no arrival times");
        assertThatThrownBy(() -> replay(new ReplayDiscipline.Folded(Time.ofMillis(1), 2), host()))
                .hasMessageContaining("test.spt: record 1 (in batch 1): the record has no arrival time");
    }

    /** By hand: c depends on a, the last request known to have completed before it, regardless of b. */
    @Test
    void requestsOfUnknownResponseAreNeverParents() {
        request(0, 1);
        request(2, 1).response = TraceRecord.NONE;
        request(5, 1);
        TestWorkloadContext host =
                replay(DEPENDENT, host().delay(request -> request.id() == 1 ? 90_000_000 : 11_000_000));
        assertThat(millis(host)).containsExactly(0.0, 12.0, 15.0);
        assertThat(host.counted("records-untimed")).isEqualTo(1);
    }

    /** A recording of block events, whose flushes are not timed. */
    @Test
    void aRecordingIsReplayedCompletely() {
        TestWorkloadContext host = replay(
                TestData.committed("oltp.blkparse.xz"),
                DEPENDENT,
                Traces.host(1).device("vda", 1L << 29).delay(request -> Math.max(1, request.recordedResponse())));
        assertThat(host.sent).hasSize(15_567);
        assertThat(host.counted("records-untimed")).isEqualTo(1_275);
        assertThat(host.sent.get(15_566).at()).isEqualTo(7_977_901_000L);
    }
}
