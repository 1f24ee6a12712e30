package org.spindle.disk.disksim;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.BuiltInTypes.Layer;
import org.spindle.spi.BuiltInTypes.Replacement;

/** A cache in the memory of a controller, {@code disksim_cachemem}, as a layer. */
final class MemoryCacheImport {
    private static final String SEGMENTS = "SLRU segments";
    private static final String POLICY = "Replacement policy";
    private static final String CLUSTER = "Flush max line cluster";
    private static final String LINE_BY_LINE = "Line-by-line fetches";
    private static final String GATHER = "Max gather";
    private static final String ALLOCATION = "Allocation policy";
    private static final List<String> PREFETCHES = List.of("none", "front", "rest", "line");

    private final ImportOptions options;
    private final Parameters cache;

    MemoryCacheImport(ImportOptions options, Parameters cache) {
        this.options = options;
        this.cache = cache;
    }

    Map<String, Object> read() {
        Map<String, Object> layer = new LinkedHashMap<>();
        layer.put("type", Layer.CACHE);
        layer.put("size", cache.sectors("Cache size", 0));
        layer.put("line", Quantity.sectors(Math.max(1, cache.count("Line size", 0))));
        layer.put("granularity", cache.sectors("Bit granularity", 1));
        layer.put("lockGranularity", cache.sectors("Lock granularity", 1));
        layer.put("sharedReadLocks", cache.flag("Shared read locks"));
        layer.put("largestRequest", cache.sectors("Max request size", 1));
        layer.put("replacement", replacement());
        putDestages(layer);
        Map<String, Object> flush = CacheWrites.flushing(cache, true);
        layer.put("flush", flush);
        if (CacheWrites.isBack(cache)) {
            layer.put("cluster", Math.max(1, cache.count(CLUSTER, 0)));
        } else {
            cache.noEffect(CLUSTER, 1, CacheWrites.THROUGH);
        }
        layer.put("readPrefetch", PREFETCHES.get((int) cache.integer("Read prefetch type", 0, 3)));
        layer.put("writePrefetch", PREFETCHES.get((int) cache.integer("Write prefetch type", 0, 3)));
        putGathering(layer);
        if (options.defects()) {
            layer.put("compat", compat(flush));
        }
        return layer;
    }

    private static List<String> compat(Map<String, Object> flush) {
        List<String> compat =
                new ArrayList<>(List.of("independent-evictions", "late-locks", "cluster-from-line-start"));
        if (flush.containsKey("idle")) {
            compat.add("whole-millisecond-idle-delay");
        }
        return compat;
    }

    private void putDestages(Map<String, Object> layer) {
        if (CacheWrites.isBack(cache)) {
            layer.put("allocation", cache.integer(ALLOCATION, 0, 1) == 0 ? "strict-order" : "prefer-clean");
        } else {
            cache.noEffect(ALLOCATION, CacheWrites.THROUGH);
        }
        layer.put("writeScheme", CacheWrites.scheme(cache));
    }

    private void putGathering(Map<String, Object> layer) {
        boolean lineByLine = cache.flag(LINE_BY_LINE);
        layer.put("lineByLine", lineByLine);
        int gather = cache.count(GATHER, 0);
        if (lineByLine) {
            cache.noEffect(GATHER, "each line is fetched by itself");
        } else if (gather > 0) {
            // DiskSim's fetches and writes through reach one line further than it says.
            layer.put("gather", options.defects() ? gather + 1 : gather);
        }
    }

    private Map<String, Object> replacement() {
        int policy = (int) cache.integer(POLICY, 1, 4);
        if (policy != 2) {
            cache.noEffect(SEGMENTS, "only replacement policy 2 has segments");
            if (options.defects()) {
                cache.warn(
                        POLICY,
                        "in DiskSim replacement policy " + policy
                                + " never finds a line to replace, so that requests are never"
                                + " complete; here it does");
            }
        }
        return switch (policy) {
            case 1 -> Map.of("type", Replacement.FIFO);
            case 2 -> leastRecentlyUsed();
            case 3 -> Map.of("type", Replacement.RANDOM);
            default -> Map.of("type", Replacement.LIFO);
        };
    }

    /** Returns the lowest segment has what the others leave, whatever is said of it. */
    private Map<String, Object> leastRecentlyUsed() {
        List<BigDecimal> fractions = cache.has(SEGMENTS)
                ? cache.list(SEGMENTS).stream().map(cache::decimal).toList()
                : List.of();
        if (fractions.size() <= 1) {
            return Map.of("type", Replacement.LRU);
        }
        Map<String, Object> segmented = new LinkedHashMap<>();
        segmented.put("type", Replacement.SEGMENTED_LRU);
        segmented.put(
                "upper",
                fractions.subList(1, fractions.size()).stream()
                        .map(Quantity::plain)
                        .toList());
        return segmented;
    }
}
