package org.spindle.workload.characterize;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.Line.Point;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceRecord;

/**
 * Miss ratios of LRU caches of every size (Hsu 2003, section 2.7, figure 2.17), exact or from a sample of the blocks
 * (Waldspurger, Park, Garthwaite and Ahmad, SHARDS, FAST 2015).
 */
public final class ReuseDistances implements TraceAnalysis {

    private static final int HASH_BITS = 24;
    private static final double MIB = 1 << 20;

    /** Number of sampled blocks in a cache below which the uncertainty of the miss ratio exceeds about 2 %. */
    private static final int SURE = 100;

    /** Points of the curve per doubling of the cache. */
    private static final int DENSITY = 4;

    @Doc("Reuse distances, and the miss ratios of LRU caches of every size.")
    public record Config(
            @Doc("Size of a block; 512 bytes in Hsu 2003.") @Default("4 KiB")
            Size block,

            @Doc("Fraction of the blocks that are sampled; 1 for exact figures and for those by request, 0.01 for large"
                    + " traces.")
            @Default("1")
            @Range(min = "0.000001", max = "1")
            double sample,

            @Doc("Sizes of caches whose miss ratios are reported.") @Default("[1 MiB, 16 MiB, 256 MiB, 4 GiB]")
            List<Size> caches) {

        public Config {
            caches = List.copyOf(caches);
            Positive.size("block", block);
        }
    }

    private final Config config;
    private final long threshold;
    private final double rate;
    private final BlockNumbers blocks;
    private final StackDistances distances = new StackDistances();
    private final MissCurve all = new MissCurve();
    private final MissCurve reads = new MissCurve();
    private final MissCurve writes = new MissCurve();
    private final RequestMisses requests = new RequestMisses();
    private long blockReads;
    private long blockWrites;

    ReuseDistances(Config config) {
        this.config = config;
        threshold = Math.max(1, Math.round(config.sample() * (1 << HASH_BITS)));
        rate = (double) threshold / (1 << HASH_BITS);
        blocks = new BlockNumbers(config.block().bytes());
    }

    @Override
    public void accept(TraceRecord record) {
        if (!Transfers.movesData(record)) {
            return;
        }
        boolean write = Transfers.isWrite(record);
        long last = blocks.last(record);
        for (long block = blocks.first(record); block <= last; block++) {
            if (write) {
                blockWrites++;
            } else {
                blockReads++;
            }
            if (hash(record.device, block) < threshold) {
                int number = blocks.number(record.device, block);
                int distance = distances.reference(number);
                all.add(distance);
                (write ? writes : reads).add(distance);
                requests.reference(number, distance, write);
            }
        }
        requests.end(write);
    }

    private static long hash(long device, long block) {
        return mix(mix(device) + block) >>> Long.SIZE - HASH_BITS;
    }

    /** Hashes with the output function of SplitMix64 (Steele, Lea and Flood 2014). */
    private static long mix(long value) {
        long z = value + 0x9e3779b97f4a7c15L;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    /**
     * Returns the fraction of block references that miss in an LRU cache that is initially empty; reads and writes
     * both look up and insert.
     *
     * @param bytes size of the cache
     */
    double missRatio(long bytes) {
        return missRatio(all, blockReads + blockWrites, bytes);
    }

    private double missRatio(MissCurve curve, long references, long bytes) {
        long blocks = bytes / config.block().bytes();
        return curve.missRatio(Math.round(blocks * rate), references * rate);
    }

    @Override
    public void report(AnalysisReport to) {
        if (all.references() == 0) {
            to.note(
                    blockReads + blockWrites == 0
                            ? "No request moves data."
                            : "The sample contains no block; use a larger fraction.");
            return;
        }
        if (config.sample() < 1) {
            to.note("The figures are estimates from " + all.references() + " of " + (blockReads + blockWrites)
                    + " references to blocks; those for caches of less than "
                    + new Size(Math.round(SURE / rate) * config.block().bytes()) + " are uncertain.");
        }
        to.figure(
                "references",
                "blocks",
                "Number of references to blocks; a request can refer to several blocks.",
                blockReads + blockWrites);
        double footprint = blocks.count() / rate;
        to.figure(
                "footprint",
                "MiB",
                "Size of all distinct blocks.",
                footprint * config.block().bytes() / MIB);
        to.figure(
                "compulsory-miss-ratio",
                "%",
                "Fraction of references that are the first to a block, which miss in every cache.",
                100 * Math.min(1, footprint / (blockReads + blockWrites)));
        for (Size cache : config.caches()) {
            String name = "miss-ratio-" + cache.toString().replace(' ', '-');
            addFigures(to, name, "Misses of an LRU cache of " + cache, all, blockReads + blockWrites, cache);
            addFigures(to, "read-" + name, "The same for reads", reads, blockReads, cache);
            addFigures(to, "write-" + name, "The same for writes", writes, blockWrites, cache);
            addRequestFigures(to, cache);
        }
        draw(to);
    }

    private void addFigures(AnalysisReport to, String name, String doc, MissCurve curve, long references, Size cache) {
        double ratio = references == 0 ? Double.NaN : missRatio(curve, references, cache.bytes());
        to.figure(name, "%", doc + ", as a fraction of their block references.", 100 * ratio);
    }

    private void addRequestFigures(AnalysisReport to, Size cache) {
        if (config.sample() == 1) {
            String name = "request-miss-ratio-" + cache.toString().replace(' ', '-');
            to.figure(
                    "read-" + name,
                    "%",
                    "Read requests of which a block misses in an LRU write-back cache of " + cache
                            + ", of all of them.",
                    100 * byRequest(requests.reads(), cache.bytes()));
            to.figure(
                    "write-" + name,
                    "%",
                    "Write requests that make a block dirty there which was not, of all of them.",
                    100 * byRequest(requests.writes(), cache.bytes()));
        }
    }

    private double byRequest(MissCurve curve, long bytes) {
        return curve.references() == 0 ? Double.NaN : missRatio(curve, curve.references(), bytes);
    }

    private void draw(AnalysisReport to) {
        List<Point> allCurve = new ArrayList<>();
        List<Point> readCurve = new ArrayList<>();
        List<Point> writeCurve = new ArrayList<>();
        double greatest = all.greatestDistance() / rate * config.block().bytes();
        double ratio = StrictMath.pow(2, 1.0 / DENSITY);
        double bytes = config.block().bytes() / rate;
        for (boolean more = true; more; bytes *= ratio) {
            more = bytes < greatest;
            add(allCurve, all, blockReads + blockWrites, bytes);
            add(readCurve, reads, blockReads, bytes);
            add(writeCurve, writes, blockWrites, bytes);
        }
        Axis cache = Axis.log("cache", "MiB");
        to.steps(
                "miss-ratio",
                "Fraction of block references that miss in an LRU cache of each size: of all, of reads, of writes.",
                cache,
                Axis.linear("miss ratio", "%"),
                List.of(new Line("all", allCurve), new Line("reads", readCurve), new Line("writes", writeCurve)));
        to.steps(
                "reuse-distances",
                "Fraction of block references with at most this amount of other data since the last reference to the"
                        + " block.",
                Axis.log("reuse distance", "MiB"),
                Axis.linear("references", "%"),
                List.of(new Line(
                        "all",
                        allCurve.stream()
                                .map(point -> new Point(point.x(), 100 - point.y()))
                                .toList())));
    }

    private void add(List<Point> curve, MissCurve misses, long references, double bytes) {
        if (references > 0) {
            curve.add(new Point(bytes / MIB, 100 * missRatio(misses, references, (long) bytes)));
        }
    }
}
