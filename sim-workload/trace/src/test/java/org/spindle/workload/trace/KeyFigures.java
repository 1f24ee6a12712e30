package org.spindle.workload.trace;

import it.unimi.dsi.fastutil.longs.Long2LongLinkedOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongLinkedOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/** Figures of the records without changes, for traces of blocks or objects. */
final class KeyFigures {

    static final int SEGMENT = 128 << 10;

    final LongArrayList keys = new LongArrayList();
    final LongArrayList sectors = new LongArrayList();
    final LongArrayList offsets = new LongArrayList();
    final LongArrayList lengths = new LongArrayList();
    final LongArrayList next = new LongArrayList();
    final LongArrayList arrivals = new LongArrayList();
    final LongOpenHashSet devices = new LongOpenHashSet();
    final LongOpenHashSet users = new LongOpenHashSet();
    final LongOpenHashSet firstKeys = new LongOpenHashSet();
    long rows;
    long gets;
    long puts;
    long reads;
    long bytesRows;
    long bytes;
    long segmentsRows;
    long segments;
    long maxLength;

    void add(TraceRecord r) {
        boolean read = r.operation == Operation.READ;
        bytes += r.length;
        maxLength = Math.max(maxLength, r.length);
        long touched = r.length == 0 ? 0 : (r.offset + r.length - 1) / SEGMENT - r.offset / SEGMENT + 1;
        segments += read ? touched : 0;
        devices.add(r.device);
        reads += read ? 1 : 0;
        if (r.repetition == 0) {
            rows++;
            gets += read ? 1 : 0;
            puts += read ? 0 : 1;
            bytesRows += r.length;
            segmentsRows += read ? touched : 0;
            users.add(r.process);
        }
        keys.add(r.key);
        firstKeys.add(r.key);
        sectors.add(r.offset / 512);
        offsets.add(r.offset);
        lengths.add(r.length);
        next.add(r.nextAccess);
        arrivals.add(r.arrival);
    }

    /** Every block of 512 bytes of every record, in order. */
    LongArrayList blocks() {
        LongArrayList blocks = new LongArrayList();
        for (int i = 0; i < keys.size(); i++) {
            for (long b = 0; b < lengths.getLong(i) / 512; b++) {
                blocks.add(keys.getLong(i) + b);
            }
        }
        return blocks;
    }

    LongArrayList lines() {
        LongArrayList lines = new LongArrayList();
        offsets.forEach(address -> lines.add(address >> 6));
        return lines;
    }

    static long lruMisses(LongArrayList accesses, int capacity) {
        LongLinkedOpenHashSet cache = new LongLinkedOpenHashSet();
        long misses = 0;
        for (int i = 0; i < accesses.size(); i++) {
            if (cache.addAndMoveToLast(accesses.getLong(i))) {
                misses++;
                if (cache.size() > capacity) {
                    cache.removeFirstLong();
                }
            }
        }
        return misses;
    }

    /** Returns the misses and missed bytes of a cache of objects with the given number of bytes. */
    long[] objectMisses(long capacity) {
        Long2LongLinkedOpenHashMap cache = new Long2LongLinkedOpenHashMap();
        cache.defaultReturnValue(-1);
        long held = 0;
        long misses = 0;
        long missed = 0;
        for (int i = 0; i < keys.size(); i++) {
            long size = lengths.getLong(i);
            if (cache.getAndMoveToLast(keys.getLong(i)) >= 0) {
                continue;
            }
            misses++;
            missed += size;
            if (size <= capacity) {
                cache.put(keys.getLong(i), size);
                held += size;
                while (held > capacity) {
                    held -= cache.removeFirstLong();
                }
            }
        }
        return new long[] {misses, missed};
    }

    static Long2LongOpenHashMap counts(LongArrayList accesses) {
        Long2LongOpenHashMap counts = new Long2LongOpenHashMap();
        accesses.forEach(key -> counts.addTo(key, 1));
        return counts;
    }

    long objectBytesLastSize() {
        Long2LongOpenHashMap last = new Long2LongOpenHashMap();
        for (int i = 0; i < keys.size(); i++) {
            last.put(keys.getLong(i), lengths.getLong(i));
        }
        return last.values().longStream().sum();
    }

    long nextAccessMismatches() {
        Long2LongOpenHashMap following = new Long2LongOpenHashMap();
        following.defaultReturnValue(TraceRecord.NEVER);
        long mismatches = 0;
        for (int i = keys.size() - 1; i >= 0; i--) {
            mismatches += following.get(keys.getLong(i)) != next.getLong(i) ? 1 : 0;
            following.put(keys.getLong(i), i + 1);
        }
        return mismatches;
    }
}
