package org.spindle.workload.trace;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
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
    final Map<String, Long> perDeviceName = new TreeMap<>();
    final Map<String, Long> tallies = new TreeMap<>();
    final KeyFigures keys = new KeyFigures();
    long unknown;
    long services;
    long serviceNanos;
    long minService = Long.MAX_VALUE;
    long responseNanos;
    private final boolean withFlushes;
    private final boolean withBlocks;
    private final boolean withSectors;
    private final Long2LongOpenHashMap deviceIndex = new Long2LongOpenHashMap();
    private final Long2LongOpenHashMap previousEnd = new Long2LongOpenHashMap();

    private Figures(boolean withFlushes, boolean withBlocks, boolean withSectors) {
        this.withFlushes = withFlushes;
        this.withBlocks = withBlocks;
        this.withSectors = withSectors;
    }

    static Figures of(TraceReader reader) {
        return of(reader, false, true, false);
    }

    /**
     * @param withFlushes whether flushes are requests, as in fio's logs
     * @param withBlocks whether to count blocks of 4 KiB
     * @param withSectors whether to count sectors of 512 bytes
     */
    static Figures of(TraceReader reader, boolean withFlushes, boolean withBlocks, boolean withSectors) {
        Figures figures = new Figures(withFlushes, withBlocks, withSectors);
        TraceRecord record = new TraceRecord();
        try (reader) {
            while (reader.next(record)) {
                figures.add(record);
            }
            if (reader instanceof Tallied tallied) {
                figures.tallies.putAll(tallied.tallies());
            }
        }
        return figures;
    }

    private void add(TraceRecord r) {
        keys.add(r);
        if (r.operation == Operation.FLUSH) {
            flushes++;
            if (!withFlushes) {
                return;
            }
        }
        requests++;
        perDevice.merge(r.device, 1L, Long::sum);
        perDeviceName.merge(r.deviceName == null ? "" : r.deviceName, 1L, Long::sum);
        if (!times.isEmpty()) {
            long previous = times.getLong(times.size() - 1);
            outOfOrder += r.arrival < previous ? 1 : 0;
            equalTimes += r.arrival == previous ? 1 : 0;
        }
        times.add(r.arrival);
        if (!r.operationKnown) {
            unknown++;
            return;
        }
        if (r.operation == Operation.FLUSH) {
            return;
        }
        if (r.operation == Operation.DISCARD) {
            trims++;
            return;
        }
        if (r.service != TraceRecord.NONE) {
            services++;
            serviceNanos += r.service;
            minService = Math.min(minService, r.service);
            responseNanos += r.response;
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
        if (r.length > 0) {
            countBlocks(r);
        }
    }

    private void countBlocks(TraceRecord r) {
        long device = deviceIndex.get(r.device);
        boolean read = r.operation == Operation.READ;
        for (long s = r.offset / 512; withSectors && s <= (r.offset + r.length - 1) / 512; s++) {
            sectors.add(device << 52 | s);
        }
        for (long b = r.offset / 4096; withBlocks && b <= (r.offset + r.length - 1) / 4096; b++) {
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
}
