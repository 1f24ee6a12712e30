package org.spindle.workload.trace.transform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.property.Property;
import org.spindle.workload.trace.Traces;
import org.spindle.workload.trace.disksimascii.DiskSimAscii;
import org.spindle.workload.trace.disksimvalidate.DiskSimValidate;
import org.spindle.workload.trace.transform.MergedReader.Alignment;
import org.spindle.workload.trace.transform.MergedReader.Processes;

class TransformTest {

    private static final byte[] KEY = "key".getBytes(StandardCharsets.UTF_8);

    private static TraceReader ascii(String text) {
        return Traces.open(new DiskSimAscii(), text);
    }

    private static TraceRecord record(long arrival, long device, long offset, long length) {
        TraceRecord record = new TraceRecord();
        record.arrival = arrival;
        record.device = device;
        record.offset = offset;
        record.length = length;
        return record;
    }

    /** By arrival, of equal ones those of the first trace first; positions name the trace. */
    @Test
    void mergingKeepsTheOrderOfArrival() {
        TraceReader merged = new MergedReader(
                List.of("a", "b"),
                List.of(ascii("1.0 0 0 8 1\n3.0 0 8 8 1\n"), ascii("1.0 7 16 8 1\n2.0 0 24 8 1\n4.0 7 32 8 1\n")),
                MergedReader.Devices.SHARED,
                Alignment.CLOCK,
                Processes.KEPT);
        assertThat(Traces.readAll(merged))
                .extracting(each -> each.offset / 512, each -> each.device)
                .containsExactly(tuple(0L, 0L), tuple(16L, 7L), tuple(24L, 0L), tuple(8L, 0L), tuple(32L, 7L));
        TraceReader other = new MergedReader(
                List.of("a", "b"),
                List.of(ascii("1.0 0 0 8 1\n"), ascii("0.5 0 0 8 1\n")),
                MergedReader.Devices.SHARED,
                Alignment.CLOCK,
                Processes.KEPT);
        other.next(new TraceRecord());
        assertThat(other.position()).isEqualTo("b: line 1");
    }

    /**
     * The second trace begins 16 days, 3 h after the first. Aligned at the start it begins with it; by week, two days and 3 h after it,
     * on the same day of the week. One that begins 5 days before it is moved by a week, to two days after it.
     */
    @Test
    void clocksOfMergedTracesCanBeAligned() {
        long day = 24 * 3600;
        String later = (16 * day + 3 * 3600) * 1000 + ".0 0 16 8 1\n" + (16 * day + 4 * 3600) * 1000 + ".0 0 24 8 1\n";
        assertThat(arrivals("0.0 0 0 8 1\n", later, Alignment.START)).containsExactly(0L, 0L, 3600L);
        assertThat(arrivals("0.0 0 0 8 1\n", later, Alignment.WEEK))
                .containsExactly(0L, 2 * day + 3 * 3600, 2 * day + 4 * 3600);
        assertThat(arrivals(5000 * day + ".0 0 0 8 1\n", "0.0 0 0 8 1\n", Alignment.WEEK))
                .containsExactly(5 * day, 7 * day);
        assertThat(arrivals("", later, Alignment.START)).containsExactly(16 * day + 3 * 3600, 16 * day + 4 * 3600);
    }

    private static List<Long> arrivals(String first, String second, Alignment alignment) {
        TraceReader merged = new MergedReader(
                List.of("a", "b"),
                List.of(ascii(first), ascii(second)),
                MergedReader.Devices.SHARED,
                alignment,
                Processes.KEPT);
        return Traces.readAll(merged).stream()
                .map(each -> each.arrival / 1_000_000_000)
                .toList();
    }

    @Test
    void tracesCanBecomeProcesses() {
        TraceReader merged = new MergedReader(
                List.of("a", "b"),
                List.of(ascii("1.0 0 0 8 1\n3.0 1 8 8 1\n"), ascii("2.0 0 16 8 1\n")),
                MergedReader.Devices.DISTINCT,
                Alignment.CLOCK,
                Processes.BY_TRACE);
        assertThat(Traces.readAll(merged)).extracting(each -> each.process).containsExactly(0L, 1L, 0L);
    }

    @Test
    void devicesOfMergedTracesCanBeKeptApart() {
        TraceReader merged = new MergedReader(
                List.of("a", "b"),
                List.of(ascii("1.0 5 0 8 1\n3.0 5 8 8 1\n"), ascii("2.0 5 16 8 1\n")),
                MergedReader.Devices.DISTINCT,
                Alignment.CLOCK,
                Processes.KEPT);
        assertThat(Traces.readAll(merged))
                .extracting(each -> each.device, each -> each.deviceName)
                .containsExactly(tuple(0L, "1:5"), tuple(1L, "2:5"), tuple(0L, "1:5"));
    }

    @Test
    void tracesWithoutArrivalsCannotBeMergedOrFolded() {
        TraceReader untimed = Traces.open(new DiskSimValidate(), "R Hit 0 8 700.0 2000.0\n");
        assertThatThrownBy(() -> Traces.readAll(new MergedReader(
                        List.of("v"), List.of(untimed), MergedReader.Devices.SHARED, Alignment.CLOCK, Processes.KEPT)))
                .isInstanceOf(TraceException.class)
                .hasMessage("v: line 1: the record has no arrival time; every record of traces to merge needs one");
    }

    /** Ganger 1995, 3.3.3: every request keeps its time within its section; the sections' load adds up. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 10})
    void foldingKeepsTimesWithinSections(int factor) {
        Property.<Long>ofLists(random -> random.nextLong(500)).check(gaps -> {
            StringBuilder text = new StringBuilder("0.0 0 0 1 1\n");
            List<Long> times = new ArrayList<>(List.of(0L));
            for (long gap : gaps) {
                times.add(times.get(times.size() - 1) + gap);
                text.append(times.get(times.size() - 1))
                        .append(".0 0 ")
                        .append(times.size() - 1)
                        .append(" 1 1\n");
            }
            List<TraceRecord> folded =
                    Traces.readAll(new FoldedReader("t", ascii(text.toString()), 100_000_000, factor));
            assertThat(folded).hasSize(times.size());
            assertThat(folded).extracting(each -> each.arrival).isSorted();
            for (TraceRecord each : folded) {
                long original = times.get((int) (each.offset / 512));
                long section = original / 100;
                assertThat(each.arrival).isEqualTo((section / factor * 100 + original % 100) * 1_000_000);
            }
        });
    }

    @Test
    void scaledThinkTimesAndArrivals() {
        TraceRecord record = record(1_000, 0, 0, 512);
        record.thinkAfter = 500;
        record.response = 70;
        RateScale twice = new RateScale(2);
        assertThat(twice.apply(record)).isTrue();
        TraceRecord second = record(2_001, 0, 0, 512);
        twice.apply(second);
        assertThat(record.toString())
                .startsWith("arrival 1000,")
                .contains("response 70,")
                .contains("think 250,");
        assertThat(second.arrival).isEqualTo(1_501);
        assertThatThrownBy(() -> new RateScale(0)).isInstanceOf(IllegalArgumentException.class);
    }

    /**
     * SHARDS, 3.1: all or none of the requests to a region are kept; their share is about the rate; a larger rate keeps all
     * requests that a smaller one keeps.
     */
    @Test
    void samplesAreSpatial() {
        int kept = 0;
        for (int region = 0; region < 20_000; region++) {
            Set<Boolean> answers = new HashSet<>();
            SpatialSample tenth = new SpatialSample(0.1, 4096, 3);
            for (long inside : new long[] {0, 512, 4095}) {
                answers.add(tenth.apply(record(0, 1, 4096L * region + inside, 512)));
            }
            assertThat(answers).hasSize(1);
            if (answers.contains(true)) {
                kept++;
                assertThat(new SpatialSample(0.3, 4096, 3).apply(record(0, 1, 4096L * region, 512)))
                        .isTrue();
            }
        }
        assertThat(kept).isBetween(1_800, 2_200);
        assertThat(new SpatialSample(1, 4096, 3).apply(record(0, 1, 77, 512))).isTrue();
        assertThat(new SpatialSample(1, 4096, 3).apply(record(0, 1, 0, 0))).isFalse();
    }

    /** A permutation: no two numbers have the same image, all images are below the bound, and keys give different permutations. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 5, 64, 1_000, 4_097})
    void keyedPermutationsArePermutations(long bound) {
        KeyedPermutation permutation = new KeyedPermutation(KEY, bound);
        Set<Long> images = new HashSet<>();
        long moved = 0;
        for (long i = 0; i < bound; i++) {
            long image = permutation.of(7, i);
            assertThat(image).isBetween(0L, bound - 1);
            images.add(image);
            moved += image == i ? 0 : 1;
        }
        assertThat(images).hasSize((int) bound);
        if (bound >= 1_000) {
            assertThat(moved).isGreaterThan(bound * 9 / 10);
            assertThat(new KeyedPermutation(new byte[] {1}, bound).of(7, 5)).isNotEqualTo(permutation.of(7, 5));
            assertThat(permutation.of(8, 5)).isNotEqualTo(permutation.of(7, 5));
        }
    }

    /**
     * Equal addresses stay equal and different ones different, distances within a region are kept, and no address leaves the
     * extent.
     */
    @Test
    void anonymisedAddressesKeepReuse() {
        long extent = 1L << 30;
        Anonymiser anonymiser = new Anonymiser(KEY, extent);
        Map<Long, Long> places = new HashMap<>();
        for (int i = 0; i < 20_000; i++) {
            long offset = 4096L * (i * 7_919L % (extent / 4096));
            TraceRecord record = record(1_000_000_000_000_000_000L + i, 99, offset, 4096);
            record.deviceName = "secret";
            record.process = 4_711;
            anonymiser.apply(record);
            assertThat(record.deviceName).isNull();
            assertThat(tuple(record.arrival, record.device, record.process)).isEqualTo(tuple((long) i, 0L, 0L));
            assertThat(record.offset % Anonymiser.REGION).isEqualTo(offset % Anonymiser.REGION);
            assertThat(record.offset).isBetween(0L, extent - 4096);
            Long before = places.put(offset, record.offset);
            assertThat(before == null || before == record.offset).isTrue();
        }
        assertThat(new HashSet<>(places.values())).hasSameSizeAs(places.keySet());
    }

    /** A step that cannot work names the trace and the place. */
    @Test
    void stepsThatFailNameThePlace() {
        TraceReader reader = new TransformedReader(
                "t", ascii("0.0 0 0 8 1\n9000000000000.0 0 0 8 1\n"), List.of(new RateScale(1e-6)));
        reader.next(new TraceRecord());
        assertThatThrownBy(() -> reader.next(new TraceRecord()))
                .isInstanceOf(TraceException.class)
                .hasMessageStartingWith("t: line 2: the scaled time");
    }

    /** Of arrivals at 5, 7, 12 and 15 the first is 0, so that 2 to 10 are those at 7 and 12. */
    @Test
    void aWindowSinceTheFirstArrivalBeginsThere() {
        SinceFirstArrival window = new SinceFirstArrival(2, 10);
        assertThat(window.apply(record(TraceRecord.NONE, 0, 0, 512))).isFalse();
        assertThat(window.apply(record(5, 0, 0, 512))).isFalse();
        assertThat(window.apply(record(7, 0, 0, 512))).isTrue();
        assertThat(window.apply(record(12, 0, 0, 512))).isTrue();
        assertThat(window.apply(record(15, 0, 0, 512))).isFalse();
    }
}
