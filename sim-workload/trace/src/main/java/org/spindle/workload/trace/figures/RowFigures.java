package org.spindle.workload.trace.figures;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.math.BigInteger;
import java.util.Map;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/**
 * Figures of rows that stand for several gets or puts of a part of a block, counted once each and weighted by their count. Segments are the
 * parts of 128 KiB in which such a storage caches blocks.
 */
final class RowFigures {

    private static final int SEGMENT = 128 << 10;
    private static final long SECOND = 1_000_000_000;

    private final LongOpenHashSet blocks = new LongOpenHashSet();
    private final LongOpenHashSet users = new LongOpenHashSet();
    private long rows;
    private long gets;
    private long puts;
    private long firstTime;
    private long lastTime;
    private long rowSegments;
    private long segments;
    private BigInteger rowBytes = BigInteger.ZERO;
    private BigInteger bytes = BigInteger.ZERO;

    void add(TraceRecord record) {
        boolean get = record.operation == Operation.READ;
        BigInteger length = BigInteger.valueOf(record.length);
        long touched = !get || record.length == 0
                ? 0
                : (record.offset + record.length - 1) / SEGMENT - record.offset / SEGMENT + 1;
        bytes = bytes.add(length);
        segments += touched;
        blocks.add(record.key);
        if (record.repetition > 0) {
            return;
        }
        firstTime = rows == 0 ? record.arrival : firstTime;
        lastTime = record.arrival;
        rows++;
        gets += get ? 1 : 0;
        puts += get ? 0 : 1;
        rowBytes = rowBytes.add(length);
        rowSegments += touched;
        users.add(record.process);
    }

    /**
     * Adds the figures.
     *
     * @param shards number of parts of blocks, each of which is a device
     */
    void addTo(long shards, Map<String, Object> figures) {
        figures.put("rows", rows);
        figures.put("gets", gets);
        figures.put("puts", puts);
        figures.put("bytes_rows", rowBytes);
        figures.put("bytes_weighted_by_op_count", bytes);
        figures.put("unique_blocks", blocks.size());
        figures.put("unique_block_shard_keys", shards);
        figures.put("first_time_s", firstTime / SECOND);
        figures.put("last_time_s", lastTime / SECOND);
        figures.put("distinct_users", users.size());
        figures.put("segments_128KiB_touched_by_gets", rowSegments);
        figures.put("get_segments_128KiB", rowSegments);
        figures.put("get_segment_accesses_replayed_by_op_count", segments);
    }
}
