package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntToLongFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.testkit.workload.TestData;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;
import org.spindle.workload.trace.parquet.Parquet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Compares every sample of the reference collection with figures that another author's program computed from it. */
class GroundTruthTest {

    /** Figures of bytes that no reader uses. */
    private static final Set<String> NOT_DELIVERED = Set.of(
            "records_where_sectno_div_904_differs_from_cylno",
            "distinct_third_field_values",
            "distinct_request_numbers",
            "first_five_keys_big_endian");

    private static final Map<String, ToDoubleFunction<Figures>> KNOWN = known();

    private final Map<String, TraceFormat> formats = KnownFormats.of(new TraceFormatsPlugin());
    private final TraceFileOpener opener = new TraceFileOpener(formats);

    private static Map<String, ToDoubleFunction<Figures>> known() {
        Map<String, ToDoubleFunction<Figures>> known = new TreeMap<>();
        known.put("requests", f -> f.requests);
        known.put("records", f -> f.requests);
        known.put("reads", f -> f.reads);
        known.put("writes", f -> f.writes);
        known.put("trims", f -> f.trims);
        known.put("unknown_op", f -> f.unknown);
        known.put("zero_size_or_sizeless_queue_events", f -> f.flushes);
        known.put("flushes_or_syncs", f -> f.flushes);
        known.put("bytes_read", f -> f.bytesRead);
        known.put("bytes_written", f -> f.bytesWritten);
        known.put("mean_request_bytes", f -> (f.bytesRead + f.bytesWritten) / (double) (f.reads + f.writes));
        known.put("min_request_bytes", f -> f.minBytes);
        known.put("max_request_bytes", f -> f.maxBytes);
        known.put("distinct_request_sizes", f -> f.sizes.size());
        known.put("devices", f -> f.perDevice.size());
        known.put("min_offset_bytes", f -> f.minOffset);
        known.put("max_end_offset_bytes", f -> f.maxEnd);
        known.put("span_ns", f -> f.max() - f.min());
        known.put("mean_interarrival_us", Figures::meanInterarrival);
        known.put("out_of_order_records", f -> f.outOfOrder);
        known.put("equal_time_neighbours", f -> f.equalTimes);
        known.put("interarrival_stddev_us", Figures::interarrivalDeviation);
        known.put("median_interarrival_us", Figures::medianInterarrival);
        known.put("sequential_requests", f -> f.sequential);
        known.put("unique_sectors_512", f -> f.sectors.size());
        known.put("block_accesses_4k", f -> f.blockAccesses);
        known.put("unique_blocks_4k", f -> f.blocks.size());
        known.put("unique_blocks_4k_written", f -> f.blocksWritten.size());
        known.put(
                "most_accessed_block_4k_count",
                f -> f.blocks.values().intStream().max().getAsInt());
        known.put(
                "blocks_4k_accessed_once",
                f -> f.blocks.values().intStream().filter(n -> n == 1).count());
        known.put("sync_reads", f -> f.syncReads);
        known.put("async_reads", f -> f.asyncReads);
        known.put("async_requests", f -> f.async);
        known.put("max_response_time_us", f -> f.maxResponse / 1e3);
        known.put("mean_queue_time_us", f -> f.queueTime / 1e3 / f.requests);
        known.put("sectors_transferred", f -> (f.bytesRead + f.bytesWritten) / 512.0);
        known.put("mean_sectors_per_request", f -> (f.bytesRead + f.bytesWritten) / 512.0 / f.requests);
        known.put("max_end_sector", f -> f.maxEnd / 512.0);
        known.put("unique_start_sectors", f -> f.starts.size());
        known.put("mean_service_us", f -> f.serviceSum / f.requests);
        known.put("max_service_us", f -> f.maxService / 1e3);
        known.put("mean_read_service_us", f -> f.readServiceSum / f.reads);
        known.put("mean_write_service_us", f -> (f.serviceSum - f.readServiceSum) / f.writes);
        known.put("mean_think_us", f -> f.thinkSum / f.requests);
        known.put("measured_elapsed_us", f -> f.serviceSum + f.thinkSum);
        known.put("mean_queue_length_field", f -> f.tallies.get("queue_length_sum") / (double) f.requests);
        known.put("d2c_pairs", f -> f.services);
        known.put("mean_d2c_ns", f -> f.serviceNanos / (double) f.services);
        known.put("min_d2c_ns", f -> f.minService);
        known.put("max_d2c_ns", f -> f.maxService);
        known.put("mean_q2c_ns", f -> f.responseNanos / (double) f.services);
        putKeyFigures(known);
        return known;
    }

    private static void putKeyFigures(Map<String, ToDoubleFunction<Figures>> known) {
        known.put("objects", f -> KeyFigures.counts(f.keys.keys).size());
        known.put("object_bytes_last_size", f -> f.keys.objectBytesLastSize());
        known.put("first_time", f -> f.keys.arrivals.getLong(0) / 1e9);
        known.put("last_time", f -> f.keys.arrivals.getLong(f.keys.arrivals.size() - 1) / 1e9);
        known.put("first_time_s", f -> f.keys.arrivals.getLong(0) / 1e9);
        known.put("last_time_s", f -> f.keys.arrivals.getLong(f.keys.arrivals.size() - 1) / 1e9);
        known.put(
                "no_next_access",
                f -> f.keys.next
                        .longStream()
                        .filter(n -> n == TraceRecord.NEVER)
                        .count());
        known.put("next_access_is_1_based_position_mismatches", f -> f.keys.nextAccessMismatches());
        known.put("rows", f -> f.keys.rows);
        known.put("gets", f -> f.keys.gets);
        known.put("puts", f -> f.keys.puts);
        known.put("loads", f -> f.reads);
        known.put("stores", f -> f.writes);
        known.put("bytes_rows", f -> f.keys.bytesRows);
        known.put("returned_bytes", f -> f.keys.bytesRows);
        known.put("bytes_weighted_by_op_count", f -> f.keys.bytes);
        known.put("unique_blocks", f -> f.keys.firstKeys.size());
        known.put("unique_block_shard_keys", f -> f.keys.devices.size());
        known.put("unique_photo_format_size_keys", f -> f.keys.devices.size());
        known.put("distinct_users", f -> f.keys.users.size());
        known.put("segments_128KiB_touched_by_gets", f -> f.keys.segmentsRows);
        known.put("get_segments_128KiB", f -> f.keys.segmentsRows);
        known.put("get_segment_accesses_replayed_by_op_count", f -> f.keys.segments);
        known.put("max_blocks_per_row", f -> f.keys.maxLength / 512.0);
    }

    private static JsonNode truth() {
        return new ObjectMapper()
                .readTree(TestData.shared("ground-truth.json").toFile())
                .get("samples");
    }

    static Stream<String> samples() {
        List<String> names = new ArrayList<>();
        if (TestData.isShared("ground-truth.json")) {
            truth().propertyNames().forEach(names::add);
        } else {
            names.add("ground-truth.json");
        }
        return names.stream();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void figuresAreThoseOfTheReference(String sample) {
        JsonNode truth = truth().get(sample).get("figures");
        if (sample.startsWith("parquet/")) {
            formats.put(Parquet.NAME, new Parquet(DuckDbAtHand.driver()));
        }
        Figures figures = Figures.of(
                new TraceFileOpener(formats).open(TestData.shared(sample), TraceFileOpener.AUTO),
                truth.has("flushes_or_syncs"),
                truth.has("block_accesses_4k"),
                truth.has("unique_sectors_512"));
        int checked = 0;
        for (Map.Entry<String, JsonNode> each : truth.properties()) {
            if (!NOT_DELIVERED.contains(each.getKey())) {
                check(sample, each.getKey(), each.getValue(), figures);
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(2);
    }

    private static void check(String sample, String name, JsonNode expected, Figures figures) {
        String what = sample + " " + name;
        switch (name) {
            case "first_time_ns" -> assertThat(figures.first()).as(what).isEqualTo(expected.asLong());
            case "last_time_ns" -> assertThat(figures.last()).as(what).isEqualTo(expected.asLong());
            case "min_time_ns" -> assertThat(figures.min()).as(what).isEqualTo(expected.asLong());
            case "max_time_ns" -> assertThat(figures.max()).as(what).isEqualTo(expected.asLong());
            case "requests_per_device" -> checkDevices(what, expected, figures);
            case "lru_misses_4k_by_cache_blocks" ->
                checkMisses(what, expected, capacity -> KeyFigures.lruMisses(figures.accesses, capacity));
            case "lbn_key_lru_misses_by_entries" ->
                checkMisses(what, expected, capacity -> KeyFigures.lruMisses(figures.keys.sectors, capacity));
            case "lru_misses_64B_lines_by_entries" -> {
                LongArrayList lines = figures.keys.lines();
                checkMisses(what, expected, capacity -> KeyFigures.lruMisses(lines, capacity));
            }
            case "lru_misses_by_cache_entries" -> {
                LongArrayList references = references(sample, figures);
                checkMisses(what, expected, capacity -> KeyFigures.lruMisses(references, capacity));
            }
            case "lru_by_capacity_bytes" ->
                expected.properties().forEach(cache -> {
                    long[] misses = figures.keys.objectMisses(Long.parseLong(cache.getKey()));
                    assertThat(misses[0])
                            .as(what)
                            .isEqualTo(cache.getValue().get("misses").asLong());
                    assertThat(misses[1])
                            .as(what)
                            .isEqualTo(cache.getValue().get("miss_bytes").asLong());
                });
            case "first_record_with_next_access" -> {
                int index = 0;
                while (figures.keys.next.getLong(index) == TraceRecord.NEVER) {
                    index++;
                }
                assertThat(index).as(what).isEqualTo(expected.get("index").asInt());
                assertThat(figures.keys.next.getLong(index))
                        .as(what)
                        .isEqualTo(expected.get("next_access_vtime").asLong());
            }
            case "first_five_keys_little_endian" -> {
                for (int i = 0; i < expected.size(); i++) {
                    assertThat(figures.keys.keys.getLong(i))
                            .as(what)
                            .isEqualTo(expected.get(i).asLong());
                }
            }
            case "references", "unique", "min_key", "max_key", "max_reference_count", "referenced_once" ->
                checkReferences(what, name, expected.asLong(), references(sample, figures));
            case "first_timestamp" ->
                assertThat(compact(figures.keys.arrivals.getLong(0))).as(what).isEqualTo(expected.asString());
            case "last_timestamp" ->
                assertThat(compact(figures.keys.arrivals.getLong(figures.keys.arrivals.size() - 1)))
                        .as(what)
                        .isEqualTo(expected.asString());
            case "crlf" -> assertThat(figures.tallies.get("crlf") > 0).as(what).isEqualTo(expected.asBoolean());
            default -> checkNumber(what, name, expected, figures);
        }
    }

    private static void checkNumber(String what, String name, JsonNode expected, Figures figures) {
        if (expected.isString()) {
            long nanos = new BigDecimal(expected.asString()).movePointRight(9).longValueExact();
            assertThat(figures.tallies).as(what).containsEntry(name.replace("time", "message_ns"), nanos);
            return;
        }
        if (expected.isObject()) {
            expected.properties()
                    .forEach(each -> assertThat(figures.tallies)
                            .as(what)
                            .containsEntry(
                                    name + "." + each.getKey(), each.getValue().asLong()));
            return;
        }
        double got;
        if (KNOWN.containsKey(name) && !figures.tallies.containsKey(name)) {
            got = KNOWN.get(name).applyAsDouble(figures);
        } else {
            assertThat(figures.tallies).as(what).containsKey(name);
            got = figures.tallies.get(name);
        }
        double rounding = expected.isIntegralNumber() ? 0 : Math.max(1e-3, Math.abs(got) * 1e-9);
        assertThat(got).as(what).isCloseTo(expected.asDouble(), within(rounding));
    }

    private static void checkMisses(String what, JsonNode expected, IntToLongFunction misses) {
        expected.properties()
                .forEach(cache -> assertThat(misses.applyAsLong(Integer.parseInt(cache.getKey())))
                        .as(what)
                        .isEqualTo(cache.getValue().get("misses").asLong()));
    }

    /** The keys; for ARC's rows, which are runs of blocks, each block. */
    private static LongArrayList references(String sample, Figures figures) {
        if (sample.startsWith("address/")) {
            return figures.keys.offsets;
        }
        return sample.startsWith("arc/") ? figures.keys.blocks() : figures.keys.keys;
    }

    private static void checkReferences(String what, String name, long expected, LongArrayList references) {
        Long2LongOpenHashMap counts = KeyFigures.counts(references);
        long got = switch (name) {
            case "references" -> references.size();
            case "unique" -> counts.size();
            case "min_key" -> counts.keySet().longStream().min().getAsLong();
            case "max_key" -> counts.keySet().longStream().max().getAsLong();
            case "max_reference_count" -> counts.values().longStream().max().getAsLong();
            default -> counts.values().longStream().filter(n -> n == 1).count();
        };
        assertThat(got).as(what).isEqualTo(expected);
    }

    private static String compact(long nanos) {
        return LocalDateTime.ofEpochSecond(nanos / 1_000_000_000, 0, ZoneOffset.UTC)
                .format(DateTimeFormatter.ofPattern("yyyyMMddHHmmss"));
    }

    /** Devices are numbers, major and minor, or names; a file of Thesios is known by a hash of its name. */
    private static void checkDevices(String what, JsonNode expected, Figures figures) {
        assertThat(figures.perDevice).as(what).hasSize(expected.size());
        boolean hashed = what.contains("thesios");
        List<Long> counts = new ArrayList<>();
        expected.properties().forEach(device -> {
            long count = device.getValue().asLong();
            counts.add(count);
            if (Character.isDigit(device.getKey().charAt(0))) {
                assertThat(figures.perDevice).as(what).containsEntry(device(device.getKey()), count);
            } else if (!hashed) {
                assertThat(figures.perDeviceName).as(what).containsEntry(device.getKey(), count);
            }
        });
        assertThat(figures.perDevice.values()).as(what).containsExactlyInAnyOrderElementsOf(counts);
    }

    private static long device(String name) {
        String[] parts = name.split("[,:]");
        return parts.length == 1 ? Long.parseLong(name) : Long.parseLong(parts[0]) << 20 | Long.parseLong(parts[1]);
    }

    /** The project's own recordings, with figures from the same reference, so that they are checked everywhere. */
    @ParameterizedTest
    @CsvSource(textBlock = """
                    compress,   2329,  2179,  137,   13,   1,    3884108000,  80762
                    copytree,   18464, 9978,  8478,  8,    1,    3488499000,  251624
                    gitwork,    1334,  513,   252,   569,  1,    602927000,   10699
                    oltp,       14393, 6093,  8198,  102,  1174, 7977901000,  167127
                    randrw,     29572, 19238, 10275, 59,   7,    33756283000, 1161525
                    removetree, 11388, 3429,  561,   7398, 1,    6786238000,  17444
                    seqread,    655,   561,   66,    28,   1,    6283136000,  1052159
                    uncompress, 1552,  1487,  61,    4,    1,    2555023000,  74445
                    """)
    void recordingsHaveTheirFigures(
            String name, long requests, long reads, long writes, long trims, long flushes, long last, long accesses) {
        Figures figures = Figures.of(opener.open(TestData.committed(name + ".blkparse.xz"), TraceFileOpener.AUTO));
        assertThat(figures.requests).isEqualTo(requests);
        assertThat(figures.reads).isEqualTo(reads);
        assertThat(figures.writes).isEqualTo(writes);
        assertThat(figures.trims).isEqualTo(trims);
        assertThat(figures.flushes).isEqualTo(flushes);
        assertThat(figures.first()).isZero();
        assertThat(figures.last()).isEqualTo(last);
        assertThat(figures.outOfOrder).isZero();
        assertThat(figures.blockAccesses).isEqualTo(accesses);
        assertThat(figures.perDevice).containsOnlyKeys(8L << 20);
    }

    /** The same 2,000 requests as SRT and as blkparse text, where the drives are called 8,0 and 8,16. */
    @Test
    void derivedBlkparseTextHoldsTheRequestsOfTheSrtOriginal() {
        SameRequests.assertSame(
                opener.open(TestData.shared("hp-srt/ajw.1week.srt.gz"), "hp-srt"),
                opener.open(TestData.shared("blkparse-text/derived-ajw2k.blkparse.txt.gz"), "blkparse"),
                2_000,
                drive -> 8L << 20 | 16 * drive);
    }

    /** The same 10,000 requests as SRT and as DiskSim ascii, synchrony included. */
    @Test
    void derivedAsciiHoldsTheRequestsOfTheSrtOriginal() {
        SameRequests.assertSame(
                opener.open(TestData.shared("hp-srt/ajw.1week.srt.gz"), "hp-srt"),
                opener.open(TestData.shared("disksim-ascii/derived-ajw10k.flags.trace.gz"), "disksim-ascii"),
                10_000,
                device -> device);
    }
}
