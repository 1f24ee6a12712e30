package org.spindle.disk.disksim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.BuiltInTypes.Layer;

/** A cache of one device on another, {@code disksim_cachedev}, as a layer. */
final class DeviceCacheImport {
    /** The longest line, in sectors. */
    private static final long LINE = 128;

    private final ImportOptions options;
    private final Parameters cache;

    DeviceCacheImport(ImportOptions options, Parameters cache) {
        this.options = options;
        this.cache = cache;
    }

    Map<String, Object> read() {
        long size = cache.integer("Cache size", 1, Integer.MAX_VALUE);
        Map<String, Object> layer = new LinkedHashMap<>();
        layer.put("type", Layer.DEVICE_CACHE);
        layer.put("size", Quantity.sectors(size));
        // DiskSim has no lines: the longest of which the size is a multiple.
        layer.put("line", Quantity.sectors(Math.min(LINE, Long.lowestOneBit(size))));
        layer.put("granularity", Quantity.sectors(1));
        layer.put("largestRequest", cache.sectors("Max request size", 1));
        layer.put("writeScheme", CacheWrites.scheme(cache));
        Map<String, Object> flush = CacheWrites.flushing(cache, !options.defects());
        layer.put("flush", flush);
        if (options.defects()) {
            List<String> compat = new ArrayList<>(List.of("identity-mapping", "adjacent-maps"));
            if (flush.containsKey("idle")) {
                compat.add("whole-millisecond-idle-delay");
            }
            layer.put("compat", compat);
        }
        return layer;
    }

    /** Returns the fast device, and the slow one that it caches. */
    List<String> devices() {
        return List.of(
                cache.word("Cache device").orElse(""),
                cache.word("Cached device").orElse(""));
    }
}
