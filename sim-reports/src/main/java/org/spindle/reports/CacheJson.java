package org.spindle.reports;

import org.spindle.cachelab.AccessCounts;
import org.spindle.cachelab.CacheFigures;
import org.spindle.cachelab.LabInterval;
import org.spindle.cachelab.LabResult;
import org.spindle.cachelab.LruCurve;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The results of the cache laboratory as JSON; docs/cache-laboratory.md explains every name. */
public final class CacheJson {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .build();

    private CacheJson() {}

    /**
     * Returns the text.
     *
     * @param withSpeed whether to include the times of the simulations, which differ from run to run
     */
    public static String of(String trace, String format, LabResult result, boolean withSpeed) {
        ObjectNode root = JSON.createObjectNode();
        root.put("trace", trace).put("format", format);
        counts(result.accessCounts(), root);
        root.put("warm_up_accesses", result.warmUpAccesses());
        root.put("entries", result.entries());
        root.put("entry_bytes", result.entryBytes());
        root.put("equal_entries", result.hasEqualEntries());
        root.put("footprint_bytes", result.footprint());
        root.put("sample", result.sample());
        ArrayNode caches = root.putArray("caches");
        result.caches().forEach(each -> cache(each, result, withSpeed, caches.addObject()));
        ArrayNode intervals = root.putArray("intervals");
        for (int i = 0; i < result.intervals().size(); i++) {
            interval(i, result, intervals.addObject());
        }
        ArrayNode curve = root.putArray("lru_curve");
        for (LruCurve.Point point : result.lruCurve()) {
            curve.addObject().put("entries", point.entries()).put("miss_ratio", point.missRatio());
        }
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
    }

    private static void counts(AccessCounts counts, ObjectNode to) {
        to.put("requests", counts.requests()).put("accesses", counts.accesses());
        to.put("reads", counts.reads()).put("writes", counts.writes());
        to.put("bytes_read", counts.bytesRead()).put("bytes_written", counts.bytesWritten());
    }

    private static void cache(CacheFigures cache, LabResult result, boolean withSpeed, ObjectNode to) {
        AccessCounts misses = cache.misses();
        AccessCounts accessCounts = result.accessCounts();
        to.put("policy", cache.policy()).put("size_bytes", cache.bytes()).put("miss_ratio", cache.missRatio());
        if (result.sample() < 1) {
            to.put("miss_ratio_ci95_half_width", cache.halfWidth());
        } else {
            ratio("request_miss_ratio", misses.requests(), accessCounts.requests(), to);
            ratio("byte_miss_ratio", misses.bytes(), accessCounts.bytes(), to);
            ratio("read_miss_ratio", misses.reads(), accessCounts.reads(), to);
            ratio("write_miss_ratio", misses.writes(), accessCounts.writes(), to);
        }
        to.put("misses", misses.accesses()).put("request_misses", misses.requests());
        to.put("read_misses", misses.reads()).put("write_misses", misses.writes());
        to.put("missed_bytes_read", misses.bytesRead()).put("missed_bytes_written", misses.bytesWritten());
        to.put("evictions", misses.evictions()).put("dirty_evictions", misses.dirtyEvictions());
        to.put("not_admitted", misses.notAdmitted()).put("policy_memory_bytes", cache.memoryBytes());
        if (withSpeed) {
            to.put("cpu_seconds", cache.cpuSeconds());
        }
    }

    private static void ratio(String name, long part, long whole, ObjectNode to) {
        if (whole > 0) {
            to.put(name, (double) part / whole);
        }
    }

    private static void interval(int number, LabResult result, ObjectNode to) {
        LabInterval interval = result.intervals().get(number);
        to.put("first_access", interval.access());
        if (!Double.isNaN(interval.seconds())) {
            to.put("seconds", interval.seconds());
        }
        to.put("accesses", interval.accessCounts().accesses()).put("working_set_entries", interval.workingSet());
        ArrayNode misses = to.putArray("misses");
        result.caches()
                .forEach(each -> misses.add(each.perInterval().get(number).accesses()));
    }
}
