package org.spindle.workload.model;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** The figures of a trace to which a model is fitted and by which it is compared. */
public final class TraceProfile {

    /** Size, in bytes, of the blocks in which data is counted. */
    public static final int BLOCK = 4096;

    /** Sizes, in blocks, of the LRU caches at which the miss-ratio curve is sampled. */
    public static final List<Integer> CACHES = List.of(16, 64, 256, 1024, 4096, 16384, 65536, 262144);

    /** Numbers of windows into which the span is divided, for the variance on three time scales. */
    public static final List<Integer> WINDOWS = List.of(10, 100, 1000);

    /**
     * Number of the finest windows: this number times a power of two, up to a limit or until most of them contain no
     * arrival.
     */
    private static final int COARSE = 1000;

    private static final int FINEST = COARSE << 11;
    private static final int FINER = 8;

    private final TraceSpan span;
    private final ArrivalCounts fine;
    private final List<ArrivalCounts> windows;
    private final SortedMap<Long, KindCount> kinds = new TreeMap<>();
    private final SortedMap<Long, DeviceCount> devices = new TreeMap<>();
    private final BlockDistances blocks = new BlockDistances();
    private final DistanceHistogram distances = new DistanceHistogram();
    private final long[] hits = new long[CACHES.size()];
    private long reads;
    private long bytes;
    private long accesses;
    private long sequential;
    private long streamDepths;

    private TraceProfile(TraceSpan span) {
        this.span = span;
        int parts = COARSE;
        while (parts < FINEST && parts < FINER * span.requests()) {
            parts *= 2;
        }
        fine = new ArrivalCounts(span, parts);
        windows = WINDOWS.stream().map(count -> new ArrivalCounts(span, count)).toList();
    }

    /**
     * Reads a trace to its end.
     *
     * @param span span of the same trace
     */
    public static TraceProfile of(TraceReader reader, TraceSpan span) {
        TraceProfile profile = new TraceProfile(span);
        TraceRecord record = new TraceRecord();
        while (reader.next(record)) {
            if (TraceSpan.isModelled(record)) {
                profile.add(record);
            }
        }
        return profile;
    }

    private void add(TraceRecord record) {
        boolean read = record.operation == Operation.READ;
        reads += read ? 1 : 0;
        bytes += record.length;
        fine.add(record.arrival);
        windows.forEach(each -> each.add(record.arrival));
        DeviceCount device = devices.computeIfAbsent(record.device, DeviceCount::new);
        if (device.name == null) {
            device.name = record.deviceName;
        }
        int depth = (read ? device.reads : device.writes).follow(record.offset, record.length);
        if (depth != StreamEnds.NONE) {
            sequential++;
            streamDepths += depth;
        }
        long size = KindCount.rounded(record.length);
        KindCount kind = kinds.computeIfAbsent(read ? size : -size, key -> new KindCount(size, read));
        kind.requests++;
        device.requests++;
        device.end = Math.max(device.end, record.offset + record.length);
        long first = record.offset / BLOCK;
        long last = (record.offset + record.length - 1) / BLOCK;
        long again = 0;
        for (long block = first; block <= last; block++) {
            again += access(record.device, block) ? 1 : 0;
        }
        long touched = last - first + 1;
        kind.blocks += touched;
        kind.reused += again;
        device.fresh += touched - again;
        if (2 * again < touched) {
            kind.fresh++;
            kind.sequential += depth == StreamEnds.NONE ? 0 : 1;
        }
    }

    /** Records an access to a block; returns whether the block was accessed before. */
    private boolean access(long device, long block) {
        accesses++;
        long distance = blocks.access(device, block);
        if (distance == BlockDistances.COLD) {
            return false;
        }
        distances.add(distance);
        for (int i = 0; i < hits.length; i++) {
            hits[i] += distance < CACHES.get(i) ? 1 : 0;
        }
        return true;
    }

    /** Returns the span of the trace. */
    public TraceSpan span() {
        return span;
    }

    /** Returns the requests per second. */
    public double rate() {
        return span.requests() * 1e9 / span.nanos();
    }

    /** Returns the variance of the number of requests in a window, for each of {@link #WINDOWS}. */
    public double variance(int scale) {
        return windows.get(scale).variance();
    }

    /** Returns the length in nanoseconds of the windows of one of the scales. */
    public double window(int scale) {
        return windows.get(scale).window();
    }

    /**
     * Returns the Hurst parameter by the variance-time method over the three scales (Hsu 2003, appendix B.1.2): the
     * variance of counts in windows of length w is proportional to w^(2 H). Not limited to the range of a
     * self-similar process.
     */
    public double hurst() {
        double sumX = 0;
        double sumY = 0;
        double sumXx = 0;
        double sumXy = 0;
        for (ArrivalCounts each : windows) {
            double x = StrictMath.log(each.window());
            double y = StrictMath.log(each.variance());
            sumX += x;
            sumY += y;
            sumXx += x * x;
            sumXy += x * y;
        }
        int n = windows.size();
        return (n * sumXy - sumX * sumY) / (n * sumXx - sumX * sumX) / 2;
    }

    /** Returns the arrivals in the finest windows; windows of all scales are multiples of these. */
    ArrivalCounts fine() {
        return fine;
    }

    /** Returns the fraction of reads. */
    public double reads() {
        return (double) reads / span.requests();
    }

    /** Returns the mean size in bytes. */
    public double meanSize() {
        return (double) bytes / span.requests();
    }

    /** Returns the smallest size in bytes that a fraction of the requests does not exceed. */
    public long sizeQuantile(double fraction) {
        SortedMap<Long, Long> bySize = new TreeMap<>();
        kinds.values().forEach(kind -> bySize.merge(kind.bytes, kind.requests, Long::sum));
        long seen = 0;
        for (Map.Entry<Long, Long> each : bySize.entrySet()) {
            seen += each.getValue();
            if (seen >= fraction * span.requests()) {
                return each.getKey();
            }
        }
        return bySize.lastKey();
    }

    /** Returns the fraction of requests that continue one of the latest streams of their device and direction. */
    public double sequential() {
        return (double) sequential / span.requests();
    }

    /** Returns the number of alternating streams: among s of them the depth of a random one is (s - 1) / 2 on average. */
    int streams() {
        return sequential == 0 ? 1 : 1 + (int) Math.round(2.0 * streamDepths / sequential);
    }

    /** Returns the fraction of accesses to blocks that miss in an LRU cache of the given one of {@link #CACHES}. */
    public double missRatio(int cache) {
        return 1 - (double) hits[cache] / accesses;
    }

    /** Returns the fraction of accesses that are the first to a block. */
    public double coldRatio() {
        return (double) blocks.blocks() / accesses;
    }

    Collection<KindCount> kinds() {
        return kinds.values();
    }

    /** Returns the number of different blocks accessed. */
    long blocks() {
        return blocks.blocks();
    }

    DistanceHistogram distances() {
        return distances;
    }

    /** Returns the devices in order of their numbers. */
    List<DeviceCount> devices() {
        return devices.values().stream()
                .sorted(Comparator.comparingLong(device -> device.number))
                .toList();
    }

    /** Returns the fraction of the requests that go to the busiest device. */
    public double busiestShare() {
        return devices.values().stream().mapToLong(each -> each.requests).max().orElse(0) / (double) span.requests();
    }
}
