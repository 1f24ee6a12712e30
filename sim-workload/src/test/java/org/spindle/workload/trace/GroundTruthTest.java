package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.workload.WorkloadPlugin;
import org.spindle.workload.fake.KnownFormats;
import org.spindle.workload.fake.TestData;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Every sample of our formats against figures that a program of another author computed from it. */
class GroundTruthTest {

    /** What readers do not deliver, because no request has it. */
    private static final Set<String> NOT_DELIVERED = Set.of(
            "flag_values_hex",
            "event_lines",
            "events_by_action",
            "queue_rwbs",
            "dispatched_requests",
            "completed_requests",
            "header_bytes_including_form_feed",
            "record_bytes",
            "mean_queue_length_field",
            "records_where_sectno_div_904_differs_from_cylno",
            "buffer_actions");

    private static final Map<String, ToDoubleFunction<Figures>> KNOWN = known();

    private final TraceOpener opener = new TraceOpener(KnownFormats.of(new WorkloadPlugin()));

    private static Map<String, ToDoubleFunction<Figures>> known() {
        Map<String, ToDoubleFunction<Figures>> known = new TreeMap<>();
        known.put("requests", f -> f.requests);
        known.put("records", f -> f.requests);
        known.put("reads", f -> f.reads);
        known.put("writes", f -> f.writes);
        known.put("trims", f -> f.trims);
        known.put("zero_size_or_sizeless_queue_events", f -> f.flushes);
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
        return known;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "disksim-ascii/ascii.trace.gz",
                "disksim-ascii/derived-ajw10k.flags.trace.gz",
                "disksim-validate/atlas_III.trace.gz",
                "disksim-validate/barracuda.trace.gz",
                "disksim-validate/cheetah4LP.trace.gz",
                "disksim-validate/hp_c2247a.trace.gz",
                "disksim-validate/ibm18es.trace.gz",
                "hp-srt/ajw.1week.srt.gz",
                "hp-srt/hourly.03126.srt.bz2",
                "blkparse-text/sample.blkparse.txt.gz",
                "blkparse-text/derived-ajw2k.blkparse.txt.gz",
                "captured/compress.blkparse.xz",
                "captured/copytree.blkparse.xz",
                "captured/gitwork.blkparse.xz",
                "captured/oltp.blkparse.xz",
                "captured/randrw.blkparse.xz",
                "captured/removetree.blkparse.xz",
                "captured/seqread.blkparse.xz",
                "captured/uncompress.blkparse.xz",
                "edge/disksim-ascii-variants.trace"
            })
    void figuresAreThoseOfTheReference(String sample) {
        JsonNode truth = new ObjectMapper()
                .readTree(TestData.shared("ground-truth.json").toFile())
                .get("samples")
                .get(sample)
                .get("figures");
        Figures figures = Figures.of(opener.open(TestData.shared(sample), TraceOpener.AUTO));
        int checked = 0;
        for (Map.Entry<String, JsonNode> each : truth.properties()) {
            if (!NOT_DELIVERED.contains(each.getKey())) {
                check(sample, each.getKey(), each.getValue(), figures);
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(8);
    }

    private static void check(String sample, String name, JsonNode expected, Figures figures) {
        String what = sample + " " + name;
        switch (name) {
            case "first_time_ns" -> assertThat(figures.first()).as(what).isEqualTo(expected.asLong());
            case "last_time_ns" -> assertThat(figures.last()).as(what).isEqualTo(expected.asLong());
            case "min_time_ns" -> assertThat(figures.min()).as(what).isEqualTo(expected.asLong());
            case "max_time_ns" -> assertThat(figures.max()).as(what).isEqualTo(expected.asLong());
            case "requests_per_device" -> {
                assertThat(figures.perDevice).as(what).hasSize(expected.size());
                expected.properties()
                        .forEach(device -> assertThat(figures.perDevice)
                                .as(what)
                                .containsEntry(
                                        device(device.getKey()),
                                        device.getValue().asLong()));
            }
            case "lru_misses_4k_by_cache_blocks" ->
                expected.properties()
                        .forEach(cache -> assertThat(figures.lruMisses(Integer.parseInt(cache.getKey())))
                                .as(what)
                                .isEqualTo(cache.getValue().get("misses").asLong()));
            default -> {
                assertThat(KNOWN).as(what).containsKey(name);
                double got = KNOWN.get(name).applyAsDouble(figures);
                double rounding = expected.isIntegralNumber() ? 0 : Math.max(1e-3, Math.abs(got) * 1e-9);
                assertThat(got).as(what).isCloseTo(expected.asDouble(), within(rounding));
            }
        }
    }

    private static long device(String name) {
        int comma = name.indexOf(',');
        return comma < 0
                ? Long.parseLong(name)
                : Long.parseLong(name.substring(0, comma)) << 20 | Long.parseLong(name.substring(comma + 1));
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
        Figures figures = Figures.of(opener.open(TestData.committed(name + ".blkparse.xz"), TraceOpener.AUTO));
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
