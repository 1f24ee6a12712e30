package org.spindle.workload.trace.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.testkit.workload.TestData;
import org.spindle.workload.trace.DuckDbAtHand;
import org.spindle.workload.trace.Tallied;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;
import org.spindle.workload.trace.parquet.Parquet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Compares figures by name with those that another author's program computed from the reference collection. */
class TraceFiguresTest {

    private static JsonNode truth() {
        return new JsonMapper()
                .readTree(TestData.shared("ground-truth.json").toFile())
                .get("samples");
    }

    static Stream<String> samples() {
        return truth().propertyNames().stream();
    }

    private static Map<String, Object> figures(String sample, Set<Integer> caches, Set<Long> byteCaches) {
        Map<String, TraceFormat> formats = KnownFormats.of(new TraceFormatsPlugin());
        if (sample.startsWith("parquet/")) {
            formats.put(Parquet.NAME, new Parquet(DuckDbAtHand.driver()));
        }
        TraceFileOpener opener = new TraceFileOpener(formats);
        String format = opener.formatOf(TestData.shared(sample));
        TraceFigures figures = new TraceFigures(new TraceFigures.FigureSelection(
                FormatConventions.of(format), true, List.copyOf(caches), List.copyOf(byteCaches)));
        TraceRecord record = new TraceRecord();
        try (TraceReader reader = opener.open(TestData.shared(sample), format)) {
            while (reader.next(record)) {
                figures.add(record);
            }
            return figures.byName(reader instanceof Tallied tallied ? tallied.tallies() : Map.of());
        }
    }

    /** Every figure of the reference is reported, and equal to the last digit shown. */
    @ParameterizedTest
    @MethodSource("samples")
    void figuresAreThoseOfTheReference(String sample) {
        JsonNode expected = truth().get(sample).get("figures");
        Set<Integer> caches = new TreeSet<>();
        for (String lru : List.of(
                "lru_misses_4k_by_cache_blocks",
                "lru_misses_by_cache_entries",
                "lru_misses_64B_lines_by_entries",
                "lbn_key_lru_misses_by_entries")) {
            expected.path(lru).propertyNames().forEach(size -> caches.add(Integer.valueOf(size)));
        }
        Set<Long> byteCaches = new TreeSet<>();
        expected.path("lru_by_capacity_bytes").propertyNames().forEach(size -> byteCaches.add(Long.valueOf(size)));
        Map<String, Object> figures = figures(sample, caches, byteCaches);
        List<String> differences = new ArrayList<>();
        expected.properties()
                .forEach(each -> compare(each.getKey(), each.getValue(), figures.get(each.getKey()), differences));
        assertThat(differences).isEmpty();
    }

    private static void compare(String name, JsonNode expected, Object got, List<String> differences) {
        if (got instanceof Map<?, ?> map) {
            expected.properties()
                    .forEach(each ->
                            compare(name + "." + each.getKey(), each.getValue(), map.get(each.getKey()), differences));
        } else if (got == null || !same(expected, got)) {
            differences.add(name + ": " + expected + ", not " + got);
        }
    }

    private static boolean same(JsonNode expected, Object got) {
        if (expected.isString() || expected.isArray()) {
            return expected.equals(new JsonMapper().readTree(new JsonMapper().writeValueAsString(got)));
        }
        if (expected.isBoolean()) {
            return got.equals(expected.booleanValue());
        }
        return expected.isNumber() && expected.decimalValue().compareTo(new BigDecimal(String.valueOf(got))) == 0;
    }

    /** Compares with the definition: a list in order of use. */
    @Test
    void lruMissesAreThoseOfAListInOrderOfUse() {
        TestRandom random = new TestRandom(4);
        for (int capacity : new int[] {1, 2, 7, 100, 3_000}) {
            LruCache cache = new LruCache(capacity);
            LinkedHashSet<Integer> list = new LinkedHashSet<>();
            long misses = 0;
            int entries = 0;
            for (int i = 0; i < 20_000; i++) {
                int entry = (int) Math.min(entries, random.nextLong(2 + random.nextLong(4_000)));
                entries = Math.max(entries, entry + 1);
                if (!list.remove(entry)) {
                    misses++;
                }
                list.add(entry);
                if (list.size() > capacity) {
                    list.remove(list.iterator().next());
                }
                cache.access(entry);
            }
            assertThat(cache.misses()).as("capacity " + capacity).isEqualTo(misses);
        }
    }

    /**
     * By hand, 10 bytes: a (6) and b (4) fill it; a is used; c (5) replaces b and, as that is not enough, a; d (11) is too large
     * and leaves c; c is accessed again with a larger size and is a hit of its old size; b (5) fits beside it.
     */
    @Test
    void aCacheOfBytesReplacesAsManyAsItMust() {
        ByteCache cache = new ByteCache(10);
        long[][] accesses = {{'a', 6}, {'b', 4}, {'a', 6}, {'c', 5}, {'d', 11}, {'c', 9}, {'b', 5}, {'c', 5}, {'a', 1}};
        for (long[] access : accesses) {
            cache.access(access[0], access[1]);
        }
        assertThat(cache.misses()).isEqualTo(6);
        assertThat(cache.missedBytes()).isEqualTo(6 + 4 + 5 + 11 + 5 + 1);
    }

    /** By hand: bytes 1,000 to 5,095 touch sectors 1 to 9, blocks 0 and 1; once more as a write of the second block. */
    @Test
    void partsOfSectorsAndBlocksCountAsTouched() {
        TraceFigures figures = new TraceFigures(
                new TraceFigures.FigureSelection(FormatConventions.of("disksim-ascii"), true, List.of(1), List.of()));
        TraceRecord record = new TraceRecord();
        record.offset = 1_000;
        record.length = 4_096;
        figures.add(record);
        record.operation = Operation.WRITE;
        record.offset = 4_096;
        record.length = 512;
        figures.add(record);
        assertThat(figures.byName(Map.of("a.b", 3L)))
                .containsEntry("unique_sectors_512", 9L)
                .containsEntry("block_accesses_4k", 3L)
                .containsEntry("unique_blocks_4k", 2)
                .containsEntry("unique_blocks_4k_written", 1)
                .containsEntry("most_accessed_block_4k_count", 2)
                .containsEntry("blocks_4k_accessed_once", 1)
                .containsEntry("a", Map.of("b", 3L))
                .doesNotContainKey("first_time_ns");
    }
}
