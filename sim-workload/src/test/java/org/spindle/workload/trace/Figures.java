package org.spindle.workload.trace;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Figures of a trace by the definitions of the reference collection: flushes without sectors are not requests. */
final class Figures {

    long requests;
    long reads;
    long writes;
    long trims;
    long flushes;
    long bytesRead;
    long bytesWritten;
    long minBytes = Long.MAX_VALUE;
    long maxBytes = Long.MIN_VALUE;
    long minOffset = Long.MAX_VALUE;
    long maxEnd = Long.MIN_VALUE;
    long sequential;
    long outOfOrder;
    long equalTimes;
    long blockAccesses;
    long syncReads;
    long asyncReads;
    long async;
    long maxResponse;
    long queueTime;
    double serviceSum;
    double readServiceSum;
    long maxService;
    double thinkSum;
    final LongOpenHashSet sizes = new LongOpenHashSet();
    final LongOpenHashSet sectors = new LongOpenHashSet();
    final LongOpenHashSet starts = new LongOpenHashSet();
    final LongOpenHashSet blocksWritten = new LongOpenHashSet();
    final Long2IntOpenHashMap blocks = new Long2IntOpenHashMap();
    final LongArrayList accesses = new LongArrayList();
    final LongArrayList times = new LongArrayList();
    final Map<Long, Long> perDevice = new TreeMap<>();
    private final Long2LongOpenHashMap deviceIndex = new Long2LongOpenHashMap();
    private final Long2LongOpenHashMap previousEnd = new Long2LongOpenHashMap();

    static Figures of(TraceReader reader) {
        Figures figures = new Figures();
        TraceRecord record = new TraceRecord();
        try (reader) {
            while (reader.next(record)) {
                figures.add(record);
            }
        }
        return figures;
    }

    private void add(TraceRecord r) {
        if (r.operation == Operation.FLUSH) {
            flushes++;
            return;
        }
        requests++;
        perDevice.merge(r.device, 1L, Long::sum);
        if (!times.isEmpty()) {
            long previous = times.getLong(times.size() - 1);
            outOfOrder += r.arrival < previous ? 1 : 0;
            equalTimes += r.arrival == previous ? 1 : 0;
        }
        times.add(r.arrival);
        if (r.operation == Operation.DISCARD) {
            trims++;
            return;
        }
        boolean read = r.operation == Operation.READ;
        if (read) {
            reads++;
            bytesRead += r.length;
            readServiceSum += r.service / 1e3;
            syncReads += r.synchronous ? 1 : 0;
            asyncReads += r.synchronous ? 0 : 1;
        } else {
            writes++;
            bytesWritten += r.length;
        }
        async += r.synchronous ? 0 : 1;
        maxResponse = Math.max(maxResponse, r.response);
        queueTime += r.response - r.service;
        serviceSum += r.service / 1e3;
        maxService = Math.max(maxService, r.service);
        thinkSum += r.thinkAfter / 1e3;
        sizes.add(r.length);
        minBytes = Math.min(minBytes, r.length);
        maxBytes = Math.max(maxBytes, r.length);
        minOffset = Math.min(minOffset, r.offset);
        maxEnd = Math.max(maxEnd, r.offset + r.length);
        long device = deviceIndex.computeIfAbsent(r.device, d -> deviceIndex.size());
        if (previousEnd.containsKey(device) && previousEnd.get(device) == r.offset) {
            sequential++;
        }
        previousEnd.put(device, r.offset + r.length);
        starts.add(device << 52 | r.offset / 512);
        for (long s = r.offset / 512; s <= (r.offset + r.length - 1) / 512; s++) {
            sectors.add(device << 52 | s);
        }
        for (long b = r.offset / 4096; b <= (r.offset + r.length - 1) / 4096; b++) {
            long key = device << 52 | b;
            accesses.add(key);
            blocks.addTo(key, 1);
            blockAccesses++;
            if (!read) {
                blocksWritten.add(key);
            }
        }
    }

    long first() {
        return times.getLong(0);
    }

    long last() {
        return times.getLong(times.size() - 1);
    }

    long min() {
        return times.longStream().min().getAsLong();
    }

    long max() {
        return times.longStream().max().getAsLong();
    }

    double meanInterarrival() {
        return (max() - min()) / (double) (requests - 1) / 1000;
    }

    private long[] gaps() {
        long[] sorted = times.toLongArray();
        Arrays.sort(sorted);
        long[] gaps = new long[sorted.length - 1];
        for (int i = 0; i < gaps.length; i++) {
            gaps[i] = sorted[i + 1] - sorted[i];
        }
        return gaps;
    }

    double interarrivalDeviation() {
        long[] gaps = gaps();
        double mean = Arrays.stream(gaps).average().getAsDouble();
        return Math.sqrt(Arrays.stream(gaps)
                        .mapToDouble(g -> (g - mean) * (g - mean))
                        .average()
                        .getAsDouble())
                / 1000;
    }

    double medianInterarrival() {
        long[] gaps = gaps();
        Arrays.sort(gaps);
        return gaps[gaps.length / 2] / 1e3;
    }

    long lruMisses(int capacity) {
        LinkedHashMap<Long, Boolean> cache = new LinkedHashMap<>(16, 0.75f, true);
        long misses = 0;
        for (long key : accesses) {
            if (cache.get(key) == null) {
                misses++;
                cache.put(key, true);
                if (cache.size() > capacity) {
                    cache.remove(cache.keySet().iterator().next());
                }
            }
        }
        return misses;
    }
}
