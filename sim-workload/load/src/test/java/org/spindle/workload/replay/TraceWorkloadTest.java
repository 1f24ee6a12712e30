package org.spindle.workload.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.workload.Workload;
import org.spindle.testkit.sim.TestWorkloadContext;
import org.spindle.testkit.sim.TestWorkloadContext.Sent;
import org.spindle.testkit.workload.TestData;
import org.spindle.workload.trace.OnError;

class TraceWorkloadTest {

    private static final String FOUR = "10.0 0 0 8 1\n11.0 0 8 8 0\n15.0 0 16 8 81\n15.0 0 24 8 101\n";

    @TempDir
    Path directory;

    private Path file;

    /** A config that is changed key by key. */
    private final class Config {
        private String format = "disksim-ascii";
        private ReplayDiscipline replay = new ReplayDiscipline.Open(1.0);
        private AddressMapping map = new AddressMapping.Identity();
        private Map<String, String> devices = Map.of();
        private Map<String, Adjustment> adjust = Map.of();
        private @Nullable Long limit;
        private TimeOrder order = TimeOrder.BY_FORMAT;
        private OnError onError = new OnError.Stop();
        private TimeOrigin origin = TimeOrigin.AUTO;
        private Time startAt = Time.ZERO;

        Workload workload(TestWorkloadContext host) {
            return new TraceWorkloadFactory()
                    .create(
                            new TraceWorkload(
                                    file, format, replay, map, devices, adjust, limit, order, onError, origin, startAt),
                            host);
        }

        TestWorkloadContext run(TestWorkloadContext host) {
            return host.run(workload(host));
        }
    }

    private Config trace(String content) {
        try {
            file = Files.writeString(directory.resolve("test.trace"), content);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return new Config();
    }

    private static TestWorkloadContext host() {
        return Traces.host(1).device("disk0", 1_000_000).device("disk1", 2_000_000);
    }

    private static List<Long> times(TestWorkloadContext host) {
        return host.sent.stream().map(Sent::at).toList();
    }

    @Test
    void openReplaySendsAtTheRecordedTimes() {
        TestWorkloadContext host = trace(FOUR).run(host());
        assertThat(times(host)).containsExactly(10_000_000L, 11_000_000L, 15_000_000L, 15_000_000L);
        assertThat(host.sent)
                .extracting(Sent::id, Sent::operation, Sent::sector, Sent::sectors)
                .containsExactly(
                        tuple(0L, Operation.READ, 0L, 8L),
                        tuple(1L, Operation.WRITE, 8L, 8L),
                        tuple(2L, Operation.READ, 16L, 8L),
                        tuple(3L, Operation.READ, 24L, 8L));
        assertThat(host.counted("records-read")).isEqualTo(4);
        assertThat(host.counted("records-skipped")).isZero();
        assertThat(host.counted("arrivals-clamped")).isZero();
    }

    /** Worthington 1994, section 4.3: a scale of two halves interarrival times, one of a half doubles them. */
    @Test
    void scaleDividesInterarrivalTimes() {
        Config config = trace(FOUR);
        config.replay = new ReplayDiscipline.Open(2.0);
        assertThat(times(config.run(host()))).containsExactly(5_000_000L, 5_500_000L, 7_500_000L, 7_500_000L);
        config.replay = new ReplayDiscipline.Open(0.5);
        config.origin = TimeOrigin.FIRST_ARRIVAL;
        config.startAt = Time.ofMillis(3);
        assertThat(times(config.run(host()))).containsExactly(3_000_000L, 5_000_000L, 13_000_000L, 13_000_000L);
    }

    /** HP SRT 1.7 has calendar time; the replay starts with the first request. */
    @Test
    void calendarTimesCountFromTheFirstArrival() {
        assertThat(TimeOrigin.AUTO.of(1_053_281_044_630_058_000L)).isEqualTo(1_053_281_044_630_058_000L);
        assertThat(TimeOrigin.AUTO.of(13_191_135)).isZero();
        assertThat(TimeOrigin.AUTO.of(-5)).isEqualTo(-5);
        assertThat(TimeOrigin.ZERO.of(1_053_281_044_630_058_000L)).isZero();
        Config config = trace("1053281044630.0 0 0 8 1\n1053281044631.5 0 0 8 1\n");
        assertThat(times(config.run(host()))).containsExactly(0L, 1_500_000L);
    }

    /** DiskSim ends with an error when time decreases; in other formats small decreases are known to occur. */
    @Test
    void timesThatGoBackAreRefusedOrClamped() {
        Config config = trace("1.0 0 0 8 1\n3.0 0 8 8 1\n2.0 0 16 8 1\n4.0 0 24 8 1\n");
        assertThatThrownBy(() -> config.run(host()))
                .hasMessageContaining("test.trace: line 3: arrival 2000000 ns is before the 3000000 ns")
                .hasMessageContaining("order: clamp");
        config.order = TimeOrder.CLAMP;
        TestWorkloadContext clamped = config.run(host());
        assertThat(times(clamped)).containsExactly(1_000_000L, 3_000_000L, 3_000_000L, 4_000_000L);
        assertThat(clamped.counted("arrivals-clamped")).isEqualTo(1);

        Config blkparse = trace("8,0 1 1 0.3 7 Q R 0 + 8 [a]\n8,0 0 1 0.2 7 Q W 8 + 8 [a]\n");
        blkparse.format = "auto";
        TestWorkloadContext byFormat = blkparse.run(host());
        assertThat(times(byFormat)).containsExactly(300_000_000L, 300_000_000L);
        assertThat(byFormat.counted("arrivals-clamped")).isEqualTo(1);
        blkparse.order = TimeOrder.REJECT;
        assertThatThrownBy(() -> blkparse.run(host())).hasMessageContaining("line 2: arrival 200000000 ns is before");
    }

    /**
     * Closed replay: the population is outstanding from the first request until the end of the trace; recorded times
     * have no effect.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 16})
    void closedReplayKeepsThePopulationOutstanding(int population) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            text.append("0.0 ").append(i % 2).append(' ').append(i * 8).append(" 8 1\n");
        }
        Config config = trace(text.toString());
        config.replay = new ReplayDiscipline.Closed(population);
        TestWorkloadContext host = config.run(host().delay(request -> 1_000 + request.sector() * 7_919 % 1_000));
        assertThat(host.sent).hasSize(200);
        assertThat(host.mostOutstanding).isEqualTo(population);
        for (int i = population - 1; i < 199; i++) {
            if (host.sent.get(i).at() < host.sent.get(i + 1).at()) {
                assertThat(host.outstandingAfter.get(i)).isEqualTo(population);
            }
        }
        assertThat(times(host).subList(0, population)).containsOnly(0L);
        assertThat(times(host).subList(population, 200)).isEqualTo(host.completions.subList(0, 200 - population));
    }

    @Test
    void closedReplayOfManyRequestsWithoutDelayDoesNotRecurse() {
        Config config = trace("0.0 0 0 8 1\n".repeat(100_000));
        config.replay = new ReplayDiscipline.Closed(2);
        assertThat(config.run(host().delay(request -> 0)).sent).hasSize(100_000);
    }

    @Test
    void aPopulationLargerThanTheTraceSendsItAllAtOnce() {
        Config config = trace(FOUR);
        config.replay = new ReplayDiscipline.Closed(100);
        config.startAt = Time.ofMillis(2);
        assertThat(times(config.run(host()))).containsExactly(2_000_000L, 2_000_000L, 2_000_000L, 2_000_000L);
    }

    /**
     * trace-formats, section 3: request 1 starts at 0, each further one the think time of the previous line after the
     * (simulated) completion. By hand with 1 ms service: 0, 0+1+2, 3+1+0.5; recorded times are carried along.
     */
    @Test
    void recordedThinkTimesFollowCompletions() {
        Config config = trace("R Hit 0 8 700.0 2000.0\nW Hit 8 8 800.0 500.0\nR Hit 16 8 900.0 99.0\n");
        config.format = "auto";
        config.replay = new ReplayDiscipline.RecordedThink();
        TestWorkloadContext host = config.run(host());
        assertThat(times(host)).containsExactly(0L, 3_000_000L, 4_500_000L);
        assertThat(host.sent).extracting(Sent::recordedService).containsExactly(700_000L, 800_000L, 900_000L);
        assertThat(host.sent).extracting(Sent::recordedResponse).containsExactly(700_000L, 800_000L, 900_000L);
        assertThat(host.mostOutstanding).isEqualTo(1);
    }

    @Test
    void disciplinesRefuseTracesWithoutTheirColumn() {
        Config validate = trace("R Hit 0 8 700.0 2000.0\n");
        validate.format = "disksim-validate";
        assertThatThrownBy(() -> validate.run(host()))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("test.trace: has no arrival times")
                .hasMessageContaining("{type: closed}");
        Config ascii = trace(FOUR);
        ascii.replay = new ReplayDiscipline.RecordedThink();
        assertThatThrownBy(() -> ascii.run(host()))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("test.trace: has no think times (the column 'next interarrival time'");
    }

    @Test
    void devicesComeInOrderOfFirstAppearance() {
        TestWorkloadContext host =
                trace("0.5 17 0 8 1\n1.0 3 0 8 1\n2.0 17 8 8 1\n").run(host());
        assertThat(host.sent).extracting(Sent::device).containsExactly(0, 1, 0);
        assertThatThrownBy(
                        () -> trace("0.5 17 0 8 1\n1.0 3 0 8 1\n2.0 4 8 8 1\n").run(host()))
                .hasMessageContaining(
                        "line 3: device 4 of the trace has no simulated device, since all 2 are assigned (disk0, disk1)");
    }

    @Test
    void devicesCanBeNamed() {
        Config config = trace("8,16 1 1 0.3 7 Q R 0 + 8 [a]\n8,0 0 1 0.4 7 Q W 8 + 8 [a]\n");
        config.format = "blkparse";
        config.devices = Map.of("8,0", "disk0", "8388624", "disk1");
        assertThat(config.run(host()).sent).extracting(Sent::device).containsExactly(1, 0);
        config.devices = Map.of("8,0", "disk1");
        assertThatThrownBy(() -> config.run(host()))
                .hasMessageContaining("line 1: device 8388624 (8,16) of the trace has no simulated device; add it to");
        config.devices = Map.of("8,0", "sda");
        assertThatThrownBy(() -> config.run(host()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("devices.8,0: there is no device 'sda'")
                .hasMessageContaining("disk0, disk1");
        List<String> problems = new ArrayList<>();
        new TraceWorkload(
                        file,
                        "auto",
                        config.replay,
                        config.map,
                        Map.of("sda", "disk0", "8,0", "disk1"),
                        Map.of(),
                        null,
                        config.order,
                        config.onError,
                        config.origin,
                        config.startAt)
                .validate((key, problem, remedy) -> problems.add(key + ": " + problem + ": " + remedy));
        assertThat(problems).singleElement().asString().startsWith("devices.sda: 'sda' is not a device of a trace");
    }

    @Test
    void requestsBeyondTheDeviceAreRefusedWithTheirPlace() {
        Config config = trace("0.5 0 0 8 1\n1.0 0 999995 8 1\n");
        assertThatThrownBy(() -> config.run(host()))
                .hasMessageContaining(
                        "test.trace: line 2: device disk0: sectors 999995 to 1000002 lie beyond the device's"
                                + " 1000000 sectors; use a larger device, or map: {type: wrap}");
        config.map = new AddressMapping.Wrap();
        assertThat(config.run(host()).sent).extracting(Sent::sector).containsExactly(0L, 999_992L);
        config.map = new AddressMapping.Compact();
        assertThat(config.run(host()).sent).extracting(Sent::sector).containsExactly(0L, 2048L + 999_995 % 2048);
    }

    /** By hand: device 0 ends at 4,000 (250 times its 1,000,000), device 1 at 8 sectors; or at 8,000 if configured so. */
    @Test
    void scalingMeasuresEachTracedDeviceByDefault() {
        Config config = trace("0.5 0 100 8 1\n1.0 0 3992 8 1\n2.0 1 0 8 1\n");
        config.map = new AddressMapping.Scale(null);
        assertThat(config.run(host()).sent).extracting(Sent::sector).containsExactly(25_000L, 998_000L, 0L);
        config.map = new AddressMapping.Scale(Size.ofSectors(8_000));
        assertThat(config.run(host()).sent).extracting(Sent::sector).containsExactly(12_496L, 499_000L, 0L);
        config.map = new AddressMapping.Scale(Size.ofSectors(3_999));
        assertThatThrownBy(() -> config.run(host()))
                .hasMessageContaining("line 2")
                .hasMessageContaining("map.from");
    }

    /** In DiskSim's own format the flags determine it: no process waits for a request without flags. */
    @Test
    void waitingInTheTraceBecomesCriticality() {
        TestWorkloadContext host = trace("1.0 0 0 8 0\n2.0 0 0 8 81\n3.0 0 0 8 101\n4.0 0 0 8 100\n")
                .run(host());
        assertThat(host.sent)
                .extracting(Sent::criticality, Sent::asynchronous)
                .containsExactly(
                        tuple(Criticality.NONCRITICAL, false),
                        tuple(Criticality.CRITICAL, false),
                        tuple(Criticality.LIMITED, true),
                        tuple(Criticality.NONCRITICAL, true));
    }

    @Test
    void flushesAndDiscardsArePassedOn() {
        Config config = trace("8,0 1 1 0.1 7 Q FWS 0 + 0 [a]\n8,0 0 1 0.2 9 Q DS 64 + 128 [a]\n"
                + "8,0 0 1 0.3 9 Q RAM 64 + 8 [a]\n");
        config.format = "blkparse";
        assertThat(config.run(host()).sent)
                .extracting(
                        Sent::operation, Sent::sector, Sent::sectors, Sent::process, Sent::readAhead, Sent::metadata)
                .containsExactly(
                        tuple(Operation.FLUSH, 0L, 0L, 7L, false, false),
                        tuple(Operation.DISCARD, 64L, 128L, 9L, false, false),
                        tuple(Operation.READ, 64L, 8L, 9L, true, true));
    }

    /** By hand: bytes 768 to 1067 are in sectors 1 and 2; bytes 1023 and 1024 are in 1 and 2, too. */
    @Test
    void partsOfSectorsAreRoundedOutwards() throws IOException {
        Config config = trace(msr(768, 300) + msr(1023, 2) + msr(512, 512));
        config.format = "msr";
        config.origin = TimeOrigin.FIRST_ARRIVAL;
        assertThat(config.run(host()).sent)
                .extracting(Sent::sector, Sent::sectors)
                .containsExactly(tuple(1L, 2L), tuple(1L, 2L), tuple(1L, 1L));
    }

    /** The reader counts bytes, the replay sectors. */
    private static String msr(long offset, long bytes) {
        return "128166372003061629,host,0,Read," + offset + "," + bytes + ",1000\n";
    }

    @Test
    void requestsWithoutDataAreCountedAndSkipped() {
        TestWorkloadContext host =
                trace("1.0 0 0 0 1\n2.0 0 0 8 1\n3.0 0 0 0 0\n").run(host());
        assertThat(times(host)).containsExactly(2_000_000L);
        assertThat(host.counted("records-read")).isEqualTo(3);
        assertThat(host.counted("records-skipped")).isEqualTo(2);
        assertThatThrownBy(() -> trace("1.0 0 0 0 1\n").run(host()))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("contains no request");
    }

    @Test
    void aLimitEndsTheReplay() {
        Config config = trace(FOUR + "damaged\n");
        config.limit = 3L;
        assertThat(config.run(host()).sent).hasSize(3);
        config.replay = new ReplayDiscipline.Closed(2);
        assertThat(config.run(host()).sent).hasSize(3);
        config.limit = null;
        assertThatThrownBy(() -> config.run(host())).hasMessageContaining("line 5: 'damaged'");
    }

    @Test
    void timesOutsideTheClockAreRefused() {
        Config config = trace("1.0 0 0 8 1\n9000000000000.0 0 0 8 1\n");
        config.replay = new ReplayDiscipline.Open(1e-6);
        assertThatThrownBy(() -> config.run(host()))
                .hasMessageContaining("line 2")
                .hasMessageContaining("see origin and scale");
    }

    /** All of a recording, at its own rate, on a device large enough. */
    @Test
    void aRecordingIsReplayedCompletely() {
        trace("");
        file = TestData.committed("oltp.blkparse.xz");
        Config config = new Config();
        config.format = "auto";
        TestWorkloadContext host = config.run(Traces.host(1).device("vda", 1L << 29));
        assertThat(host.sent).hasSize(14_393 + 1_174);
        assertThat(host.sent)
                .filteredOn(sent -> sent.operation() == Operation.FLUSH)
                .hasSize(1_174);
        assertThat(host.sent.get(host.sent.size() - 1).at()).isEqualTo(7_977_901_000L);
    }

    /** DiskSim 4.0 manual, "I/O subsystem input: mappings": the address is scaled, then the offset is added. */
    @Test
    void addressesOfATracedDeviceAreScaledAndShifted() {
        Config config = trace("10.0 0 40 8 1\n11.0 7 40 8 0\n");
        config.adjust = Map.of("7", new Adjustment(3, 2, Size.ofSectors(100), 2));
        TestWorkloadContext host =
                config.run(Traces.host(1).device("disk0", 1000).device("disk1", 1000));
        assertThat(host.sent).extracting(TestWorkloadContext.Sent::sector).containsExactly(40L, 160L);
        assertThat(host.sent).extracting(TestWorkloadContext.Sent::sectors).containsExactly(8L, 16L);
        config.adjust = Map.of("7", new Adjustment(1, 3, new Size(0), 1));
        assertThatThrownBy(() -> config.run(Traces.host(1).device("disk0", 1000).device("disk1", 1000)))
                .hasMessageContaining("adjust.7: sector 40 is not divisible by 3");
    }

    /** Scaling in proportion uses the extent of the trace after the adjustment. */
    @Test
    void theExtentOfATracedDeviceIsMeasuredAfterItsAdjustment() {
        Config config = trace("10.0 0 96 4 1\n");
        config.adjust = Map.of("0", new Adjustment(2, 1, new Size(0), 2));
        config.map = new AddressMapping.Scale(null);
        TestWorkloadContext host = config.run(Traces.host(1).device("disk0", 400));
        assertThat(host.sent).extracting(TestWorkloadContext.Sent::sector).containsExactly(384L);
    }
}
