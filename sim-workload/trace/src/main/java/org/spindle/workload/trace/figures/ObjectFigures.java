package org.spindle.workload.trace.figures;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.trace.TraceRecord;

/** Figures of objects by key: their sizes, and whether the trace's next-access fields are correct. */
final class ObjectFigures {

    private static final long SECOND = 1_000_000_000;

    private final List<ByteCache> caches;
    private final Long2LongOpenHashMap latestSize = new Long2LongOpenHashMap();
    private final Long2LongOpenHashMap toldNext = new Long2LongOpenHashMap();
    private BigInteger bytes = BigInteger.ZERO;
    private long position;
    private long none;
    private long mismatches;
    private long firstTime;
    private long lastTime;
    private long firstWithNext = TraceRecord.NONE;
    private long firstNext;

    /**
     * @param capacities of the caches, in bytes
     */
    ObjectFigures(List<Long> capacities) {
        caches = capacities.stream().map(ByteCache::new).toList();
        toldNext.defaultReturnValue(TraceRecord.NONE);
    }

    void add(TraceRecord record) {
        boolean seen = latestSize.containsKey(record.key);
        latestSize.put(record.key, record.length);
        long told = toldNext.put(record.key, record.nextAccess);
        firstTime = position == 0 ? record.arrival : firstTime;
        lastTime = record.arrival;
        position++;
        bytes = bytes.add(BigInteger.valueOf(record.length));
        for (ByteCache cache : caches) {
            cache.access(record.key, record.length);
        }
        mismatches += seen && told != position ? 1 : 0;
        if (record.nextAccess == TraceRecord.NONE || record.nextAccess == TraceRecord.NEVER) {
            none++;
        } else if (firstWithNext == TraceRecord.NONE) {
            firstWithNext = position - 1;
            firstNext = record.nextAccess;
        }
    }

    void addTo(Map<String, Object> figures) {
        if (position == 0) {
            return;
        }
        figures.put("objects", latestSize.size());
        figures.put("object_bytes_last_size", sum());
        figures.put("lru_by_capacity_bytes", misses());
        if (firstWithNext != TraceRecord.NONE) {
            addNext(figures);
        }
    }

    private Map<String, Object> misses() {
        Map<String, Object> all = new LinkedHashMap<>();
        for (ByteCache cache : caches) {
            Map<String, Object> each = new LinkedHashMap<>();
            each.put("misses", cache.misses());
            each.put("miss_ratio", Rounded.quotient(cache.misses(), position));
            each.put("miss_bytes", cache.missedBytes());
            if (bytes.signum() > 0) {
                each.put("byte_miss_ratio", Rounded.quotient(cache.missedBytes(), bytes));
            }
            all.put(String.valueOf(cache.capacity()), each);
        }
        return all;
    }

    private void addNext(Map<String, Object> figures) {
        long atTheEnd = toldNext.values()
                .longStream()
                .filter(told -> told != TraceRecord.NONE && told != TraceRecord.NEVER)
                .count();
        figures.put("no_next_access", none);
        figures.put("next_access_is_1_based_position_mismatches", mismatches + atTheEnd);
        Map<String, Object> first = new LinkedHashMap<>();
        first.put("index", firstWithNext);
        first.put("next_access_vtime", firstNext);
        figures.put("first_record_with_next_access", first);
        figures.put("first_time", firstTime / SECOND);
        figures.put("last_time", lastTime / SECOND);
    }

    private BigInteger sum() {
        BigInteger sum = BigInteger.ZERO;
        for (long size : latestSize.values()) {
            sum = sum.add(BigInteger.valueOf(size));
        }
        return sum;
    }
}
