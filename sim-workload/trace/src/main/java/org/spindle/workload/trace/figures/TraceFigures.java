package org.spindle.workload.trace.figures;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/**
 * The figures of one trace. Only reads and writes count for bytes, sizes, addresses, blocks and caches; discards, flushes and requests of
 * unknown operation count as requests of their devices and for times.
 */
public final class TraceFigures {

    /**
     * The figures that are wanted.
     *
     * @param conventions conventions of the format
     * @param reuse whether to count blocks and keys and to keep all arrival times; the memory for this grows with the trace
     * @param caches entries of the LRU caches to try, each positive
     * @param byteCaches bytes of the LRU caches of objects to try, each positive
     */
    public record FigureSelection(
            FormatConventions conventions, boolean reuse, List<Integer> caches, List<Long> byteCaches) {

        public FigureSelection {
            caches = List.copyOf(caches);
            byteCaches = List.copyOf(byteCaches);
        }
    }

    private static final long NO_END = -1;

    /** Bytes of a cache line of a processor. */
    private static final int CPU_LINE = 64;

    private final FigureSelection selection;
    private final TimeFigures times;
    private final DurationFigures durations = new DurationFigures();
    private final BlockFigures blocks;
    private final StartFigures starts;
    private final KeyFigures keys;
    private final ObjectFigures objects;
    private final RowFigures rows = new RowFigures();
    private final PhotoFigures photos = new PhotoFigures();
    private final SortedMap<String, Long> perDevice = new TreeMap<>();
    private final Long2LongOpenHashMap previousEnd = new Long2LongOpenHashMap();
    private final LongOpenHashSet sizes = new LongOpenHashSet();
    private long records;
    private long requests;
    private long reads;
    private long writes;
    private long discards;
    private long flushes;
    private long unknown;
    private BigInteger bytesRead = BigInteger.ZERO;
    private BigInteger bytesWritten = BigInteger.ZERO;
    private long leastBytes = Long.MAX_VALUE;
    private long mostBytes;
    private long leastOffset = Long.MAX_VALUE;
    private long greatestEnd;
    private long sequential;
    private long longestRun;
    private long latestDevice;
    private String latestName = "";
    private long latestCount;

    public TraceFigures(FigureSelection selection) {
        this.selection = selection;
        times = new TimeFigures(selection.reuse());
        blocks = new BlockFigures(selection.caches());
        starts = new StartFigures(selection.caches());
        keys = new KeyFigures(selection.caches());
        objects = new ObjectFigures(selection.byteCaches());
        previousEnd.defaultReturnValue(NO_END);
    }

    /** Counts the trace's next record. */
    public void add(TraceRecord record) {
        records++;
        if (record.operation == Operation.FLUSH) {
            flushes++;
            if (counts(Convention.FLUSHES_ARE_NO_REQUESTS)) {
                return;
            }
        }
        requests++;
        countDevice(record);
        if (record.arrival != TraceRecord.NONE) {
            times.add(record.arrival);
        }
        if (selection.reuse()) {
            addReference(record);
            if (counts(Convention.WEIGHTED_ROWS)) {
                rows.add(record);
            }
        }
        if (counts(Convention.PHOTOS)) {
            photos.add(record);
        }
        if (!record.operationKnown) {
            unknown++;
        } else if (record.operation == Operation.DISCARD) {
            discards++;
        } else if (record.operation != Operation.FLUSH) {
            addTransfer(record);
        }
    }

    private boolean counts(Convention convention) {
        return selection.conventions().have(convention);
    }

    private void addReference(TraceRecord record) {
        if (counts(Convention.CPU_ACCESSES)) {
            keys.add(record.offset / CPU_LINE);
        } else if (record.keyed && counts(Convention.KEY_RUNS)) {
            for (long block = 0; block < record.length / Size.SECTOR; block++) {
                keys.add(record.key + block);
            }
            longestRun = Math.max(longestRun, record.length / Size.SECTOR);
        } else if (record.keyed) {
            keys.add(record.key);
            objects.add(record);
        }
    }

    private void countDevice(TraceRecord record) {
        if (latestCount > 0 && record.device == latestDevice) {
            latestCount++;
            return;
        }
        flushDevice();
        latestDevice = record.device;
        latestName = selection.conventions().device(record);
        latestCount = 1;
    }

    private void flushDevice() {
        if (latestCount > 0) {
            perDevice.merge(latestName, latestCount, Long::sum);
        }
        latestCount = 0;
    }

    private void addTransfer(TraceRecord record) {
        boolean read = record.operation == Operation.READ;
        if (read) {
            reads++;
            bytesRead = bytesRead.add(BigInteger.valueOf(record.length));
        } else {
            writes++;
            bytesWritten = bytesWritten.add(BigInteger.valueOf(record.length));
        }
        leastBytes = Math.min(leastBytes, record.length);
        mostBytes = Math.max(mostBytes, record.length);
        leastOffset = Math.min(leastOffset, record.offset);
        greatestEnd = Math.max(greatestEnd, record.offset + record.length);
        sequential += previousEnd.put(record.device, record.offset + record.length) == record.offset ? 1 : 0;
        durations.add(record);
        if (selection.reuse()) {
            sizes.add(record.length);
            starts.add(record.device, record.offset);
            blocks.add(record.device, record.offset, record.length, !read);
        }
    }

    /**
     * Returns all figures that apply, by name: integers, decimals, and maps of these.
     *
     * @param tallies the reader's counts besides those of requests
     */
    public Map<String, Object> byName(Map<String, Long> tallies) {
        flushDevice();
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("records", records);
        figures.put("requests", requests);
        figures.put("reads", reads);
        figures.put("writes", writes);
        figures.put("trims", discards);
        figures.put(
                counts(Convention.FLUSHES_ARE_NO_REQUESTS) ? "zero_size_or_sizeless_queue_events" : "flushes_or_syncs",
                flushes);
        figures.put("unknown_op", unknown);
        if (reads + writes > 0) {
            addTransfers(figures);
        }
        figures.put("devices", perDevice.size());
        figures.put("requests_per_device", perDevice);
        times.addTo(figures);
        durations.addTo(figures);
        if (counts(Convention.BLOCK_EVENTS)) {
            durations.addPairs(figures);
        }
        starts.addTo(figures);
        blocks.addTo(figures);
        if (counts(Convention.CPU_ACCESSES)) {
            figures.put("loads", reads);
            figures.put("stores", writes);
            keys.addLines(figures);
        } else {
            keys.addTo(figures);
        }
        if (counts(Convention.KEY_WORDS)) {
            keys.addWords(figures);
        }
        if (counts(Convention.KEY_RUNS)) {
            figures.put("rows", records);
            figures.put("max_blocks_per_row", longestRun);
        }
        objects.addTo(figures);
        if (counts(Convention.WEIGHTED_ROWS) && selection.reuse()) {
            rows.addTo(perDevice.size(), figures);
        }
        if (counts(Convention.PHOTOS)) {
            photos.addTo(perDevice.size(), figures);
        }
        Tallies.put(tallies, requests, figures);
        return figures;
    }

    private void addTransfers(Map<String, Object> figures) {
        BigInteger bytes = bytesRead.add(bytesWritten);
        figures.put("bytes_read", bytesRead);
        figures.put("bytes_written", bytesWritten);
        figures.put("min_request_bytes", leastBytes);
        figures.put("max_request_bytes", mostBytes);
        figures.put("mean_request_bytes", Rounded.quotient(bytes, reads + writes));
        if (selection.reuse()) {
            figures.put("distinct_request_sizes", sizes.size());
        }
        figures.put("min_offset_bytes", leastOffset);
        figures.put("max_end_offset_bytes", greatestEnd);
        figures.put("max_end_sector", (greatestEnd + Size.SECTOR - 1) / Size.SECTOR);
        figures.put("sequential_requests", sequential);
        if (bytes.mod(BigInteger.valueOf(Size.SECTOR)).signum() == 0) {
            BigInteger sectors = bytes.divide(BigInteger.valueOf(Size.SECTOR));
            figures.put("sectors_transferred", sectors);
            figures.put("mean_sectors_per_request", Rounded.quotient(sectors, reads + writes));
        }
    }
}
