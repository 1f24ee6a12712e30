package org.spindle.workload.characterize;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.spindle.analytic.fit.Regression;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.Line.Point;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.trace.TraceRecord;

/** The blocks referenced in each window of time: W(t, tau) and W(t, tau, c) of Hsu 2003, section 2.7, equation 2.7. */
public final class WorkingSets implements TraceAnalysis {

    private static final int READ = 1;
    private static final int WRITTEN = 2;
    private static final int BOTH = 3;
    private static final double MIB = 1 << 20;

    /** Working sets of blocks referenced at least 1, 2, 4, ... times. */
    private static final int DOUBLINGS = 20;

    @Doc("Blocks referenced in each window of time, how many of them were also referenced in the previous window, and"
            + " how often.")
    public record Config(
            @Doc("Length of a window; the first begins with the first arrival. Hsu 2003 uses days.") @Default("1 h")
            Time window,

            @Doc("Size of a block; 512 bytes in Hsu 2003.") @Default("4 KiB")
            Size block) {

        public Config {
            Positive.time("window", window);
            Positive.size("block", block);
        }
    }

    private final Config config;
    private final double mebibytes;
    private final ArrivalClock clock = new ArrivalClock();
    private final BlockNumbers blocks;

    // By block: the window of its last reference, and the number and kinds of references in that window.
    private final LongArrayList windowOf = new LongArrayList();
    private final IntArrayList references = new IntArrayList();
    private final IntArrayList uses = new IntArrayList();

    private long window;
    private long previousWindow = -1;
    private long previousSize;
    private long size;
    private long read;
    private long written;
    private long both;
    private long overlapping;
    private final Spread sizes = new Spread();
    private final double[] atLeast = new double[DOUBLINGS];
    private double readSum;
    private double writtenSum;
    private double bothShareSum;
    private double overlapShareSum;
    private long successors;
    private final List<Point> sizeCurve = new ArrayList<>();
    private final List<Point> readCurve = new ArrayList<>();
    private final List<Point> writtenCurve = new ArrayList<>();

    WorkingSets(Config config) {
        this.config = config;
        mebibytes = config.block().bytes() / MIB;
        blocks = new BlockNumbers(config.block().bytes());
    }

    @Override
    public void accept(TraceRecord record) {
        long time = clock.advance(record);
        if (time == TraceRecord.NONE) {
            return;
        }
        long now = time / config.window().nanos();
        if (now != window) {
            close();
            window = now;
        }
        int use = Transfers.isWrite(record) ? WRITTEN : READ;
        long last = blocks.last(record);
        for (long block = blocks.first(record); block <= last; block++) {
            touch(blocks.number(record.device, block), use);
        }
    }

    private void touch(int number, int use) {
        if (number == windowOf.size()) {
            windowOf.add(-1);
            references.add(0);
            uses.add(0);
        }
        if (windowOf.getLong(number) != window) {
            overlapping += previousWindow >= 0 && windowOf.getLong(number) == previousWindow ? 1 : 0;
            windowOf.set(number, window);
            references.set(number, 0);
            uses.set(number, 0);
            size++;
        }
        int times = references.getInt(number) + 1;
        references.set(number, times);
        int doublings = Integer.numberOfTrailingZeros(times);
        if (Integer.bitCount(times) == 1 && doublings < DOUBLINGS) {
            atLeast[doublings]++;
        }
        int before = uses.getInt(number);
        int after = before | use;
        if (after != before) {
            uses.set(number, after);
            read += use == READ ? 1 : 0;
            written += use == WRITTEN ? 1 : 0;
            both += after == BOTH ? 1 : 0;
        }
    }

    /** Ends a window. Windows without any reference do not count, like days without any in the thesis. */
    private void close() {
        if (size == 0) {
            return;
        }
        sizes.record(size);
        readSum += read;
        writtenSum += written;
        bothShareSum += (double) both / size;
        if (previousSize > 0) {
            overlapShareSum += (double) overlapping / size;
            successors++;
        }
        double begin = window * (config.window().nanos() / 1e9);
        sizeCurve.add(new Point(begin, size * mebibytes));
        readCurve.add(new Point(begin, read * mebibytes));
        writtenCurve.add(new Point(begin, written * mebibytes));
        previousWindow = window;
        previousSize = size;
        size = 0;
        read = 0;
        written = 0;
        both = 0;
        overlapping = 0;
    }

    @Override
    public void report(AnalysisReport to) {
        if (!clock.note(to)) {
            return;
        }
        close();
        long windows = sizes.count();
        to.figure("windows", "", "Number of windows with a reference; the last may be incomplete.", windows);
        sizes.addFigures(to, "working-set", "MiB", 1 / mebibytes);
        to.figure("mean-read-set", "MiB", "Mean size of the blocks read in a window.", readSum / windows * mebibytes);
        to.figure(
                "mean-written-set",
                "MiB",
                "Mean size of the blocks written in a window.",
                writtenSum / windows * mebibytes);
        to.figure(
                "read-and-written",
                "%",
                "Fraction of a working set that is both read and written, averaged over windows.",
                100 * bothShareSum / windows);
        to.figure(
                "overlap",
                "%",
                "Fraction of a working set that was in the previous one, averaged over windows that have a previous"
                        + " one.",
                successors == 0 ? Double.NaN : 100 * overlapShareSum / successors);
        if (successors == 0) {
            to.note("The trace fits into one window of " + config.window() + "; use a shorter one to obtain the"
                    + " overlap.");
        }
        to.lines(
                "working-sets",
                "Blocks referenced in each window: all, read, and written.",
                Axis.linear("start of window", "s"),
                Axis.linear("working set", "MiB"),
                List.of(new Line("all", sizeCurve), new Line("read", readCurve), new Line("written", writtenCurve)));
        addRepeatedReferences(to, windows);
    }

    private void addRepeatedReferences(AnalysisReport to, long windows) {
        int used = DOUBLINGS;
        while (used > 0 && atLeast[used - 1] == 0) {
            used--;
        }
        double[] times = new double[used];
        double[] mean = new double[used];
        List<Point> measured = new ArrayList<>();
        for (int i = 0; i < used; i++) {
            times[i] = 1L << i;
            mean[i] = atLeast[i] / windows * mebibytes;
            measured.add(new Point(times[i], mean[i]));
        }
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("measured", measured));
        if (used < 3) {
            to.note("Too few blocks are referenced often enough to fit a / c^b.");
        } else {
            // sizes span orders of magnitude: the relative errors count
            Regression line = Regression.of(logarithms(times), logarithms(mean));
            double a = StrictMath.exp(line.intercept());
            double b = -line.slope();
            to.figure("reference-fit-a", "MiB", "a of the fit a / c^b, a straight line on logarithmic axes.", a);
            to.figure("reference-fit-b", "", "b of the fit a / c^b.", b);
            to.figure(
                    "reference-fit-r-squared",
                    "",
                    "Fraction of the variance of the logarithms explained by the fit.",
                    line.determination());
            lines.add(new Line(
                    "a / c^b",
                    measured.stream()
                            .map(point -> new Point(point.x(), a * StrictMath.pow(point.x(), -b)))
                            .toList()));
        }
        to.lines(
                "repeated-references",
                "Mean size of the working set of blocks referenced at least c times in a window, and the fit a / c^b.",
                Axis.log("references c", ""),
                Axis.log("working set", "MiB"),
                lines);
    }

    private static double[] logarithms(double[] values) {
        return Arrays.stream(values).map(StrictMath::log).toArray();
    }
}
