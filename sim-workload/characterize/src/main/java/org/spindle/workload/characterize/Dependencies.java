package org.spindle.workload.characterize;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
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
import org.spindle.stats.ValueHistogram;

/**
 * The next operation on the same block after each operation, and the number of references between them (Hsu 2003,
 * section 2.7.3, figures 2.20 to 2.23).
 */
public final class Dependencies implements TraceAnalysis {

    @Doc("Reads and writes that follow reads and writes of the same block, by the number of references between them.")
    public record Config(
            @Doc("Size of a block; 512 bytes in Hsu 2003.") @Default("4 KiB")
            Size block,

            @Doc("Number of references within which the next operation on the block counts.")
            @Default("100000")
            @Range(min = "1")
            long window) {

        public Config {
            Positive.size("block", block);
        }
    }

    /** A pair of operations: the second follows the first on the same block. */
    private enum Pair {
        RAW(true, "writes", "read"),
        WAW(true, "writes", "written"),
        WAR(false, "reads", "written"),
        RAR(false, "reads", "read");

        private final boolean writeFirst;
        private final String first;
        private final String second;

        Pair(boolean writeFirst, String first, String second) {
            this.writeFirst = writeFirst;
            this.first = first;
            this.second = second;
        }

        static Pair of(boolean writeFirst, boolean writeSecond) {
            return writeFirst ? (writeSecond ? WAW : RAW) : writeSecond ? WAR : RAR;
        }

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Config config;
    private final BlockNumbers blocks;
    private final LongArrayList referenced = new LongArrayList();
    private final BitSet wrote = new BitSet();
    private final ValueHistogram[] distances = new ValueHistogram[Pair.values().length];
    private final long[] within = new long[Pair.values().length];
    private final long[] pairs = new long[Pair.values().length];
    private long references;
    private long blockReads;
    private long blockWrites;

    Dependencies(Config config) {
        this.config = config;
        blocks = new BlockNumbers(config.block().bytes());
        for (int i = 0; i < distances.length; i++) {
            distances[i] = new ValueHistogram();
        }
    }

    @Override
    public void accept(TraceRecord record) {
        if (!Transfers.movesData(record)) {
            return;
        }
        references++;
        boolean write = Transfers.isWrite(record);
        long last = blocks.last(record);
        for (long block = blocks.first(record); block <= last; block++) {
            reference(blocks.number(record.device, block), write);
        }
    }

    private void reference(int number, boolean write) {
        if (write) {
            blockWrites++;
        } else {
            blockReads++;
        }
        if (number == referenced.size()) {
            referenced.add(references);
            wrote.set(number, write);
            return;
        }
        int pair = Pair.of(wrote.get(number), write).ordinal();
        long distance = references - referenced.getLong(number);
        distances[pair].record(distance);
        pairs[pair]++;
        within[pair] += distance <= config.window() ? 1 : 0;
        referenced.set(number, references);
        wrote.set(number, write);
    }

    @Override
    public void report(AnalysisReport to) {
        if (references == 0) {
            to.note("No request moves data.");
            return;
        }
        List<Line> lines = new ArrayList<>();
        for (Pair pair : Pair.values()) {
            long firsts = pair.writeFirst ? blockWrites : blockReads;
            ValueHistogram histogram = distances[pair.ordinal()];
            to.figure(
                    pair.id(),
                    "%",
                    "Fraction of " + pair.first + " of a block that is next " + pair.second + " within "
                            + config.window() + " references.",
                    100.0 * within[pair.ordinal()] / firsts);
            to.figure(
                    pair.id() + "-ever",
                    "%",
                    "The same without a limit of references.",
                    100.0 * pairs[pair.ordinal()] / firsts);
            to.figure(
                    pair.id() + "-median-distance",
                    "references",
                    "Median number of references between the two operations.",
                    histogram.percentile(50));
            if (pairs[pair.ordinal()] > 0) {
                lines.add(new Line(pair.name(), cumulative(histogram, firsts)));
            }
        }
        if (!lines.isEmpty()) {
            to.lines(
                    "dependencies",
                    "Fraction of operations on a block that are followed by a read or a write of it within this"
                            + " number of references: RAW and WAW of writes, WAR and RAR of reads.",
                    Axis.log("references", ""),
                    Axis.linear("operations", "%"),
                    lines);
        }
    }

    private static List<Point> cumulative(ValueHistogram histogram, long firsts) {
        List<Point> points = new ArrayList<>();
        long[] reached = {0};
        histogram.forEach((value, count) -> {
            reached[0] += count;
            Point point = new Point(Math.max(value, 1), 100.0 * reached[0] / firsts);
            int last = points.size() - 1;
            if (last >= 0 && point.x() < 1.03 * points.get(last).x()) {
                points.set(last, new Point(points.get(last).x(), point.y()));
            } else {
                points.add(point);
            }
        });
        return points;
    }
}
