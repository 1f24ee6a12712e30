package org.spindle.workload.characterize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.Line.Point;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceRecord;

/** Number of distinct blocks over the number of references (Hsu 2003, figures 2.1 and A.1, table 2.13). */
public final class Footprint implements TraceAnalysis {

    private static final double MIB = 1 << 20;

    /** Ratio of references between successive points of the curve. */
    private static final double APART = 1.1;

    @Doc("Distinct blocks that are read and written, and the growth of their number.")
    public record Config(
            @Doc("Size of a block; 512 bytes in Hsu 2003.") @Default("4 KiB")
            Size block) {

        public Config {
            Positive.size("block", block);
        }
    }

    private final double mebibytes;
    private final BlockNumbers blocks;
    private final BitSet isRead = new BitSet();
    private final BitSet isWritten = new BitSet();
    private final List<Point> allCurve = new ArrayList<>();
    private final List<Point> readCurve = new ArrayList<>();
    private final List<Point> writtenCurve = new ArrayList<>();
    private long references;
    private double next = 1;
    private long read;
    private long written;
    private long both;

    Footprint(Config config) {
        blocks = new BlockNumbers(config.block().bytes());
        mebibytes = config.block().bytes() / MIB;
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
            touch(blocks.number(record.device, block), write);
        }
        if (references >= next) {
            draw();
            next = Math.max(references + 1.0, references * APART);
        }
    }

    private void touch(int number, boolean write) {
        if (write && !isWritten.get(number)) {
            isWritten.set(number);
            written++;
            both += isRead.get(number) ? 1 : 0;
        } else if (!write && !isRead.get(number)) {
            isRead.set(number);
            read++;
            both += isWritten.get(number) ? 1 : 0;
        }
    }

    private void draw() {
        allCurve.add(new Point(references, blocks.count() * mebibytes));
        readCurve.add(new Point(references, read * mebibytes));
        writtenCurve.add(new Point(references, written * mebibytes));
    }

    @Override
    public void report(AnalysisReport to) {
        if (references == 0) {
            to.note("No request moves data.");
            return;
        }
        to.figure(
                "footprint",
                "MiB",
                "Size of all distinct blocks that are read or written.",
                blocks.count() * mebibytes);
        to.figure("read-footprint", "MiB", "Size of all distinct blocks that are read.", read * mebibytes);
        to.figure("write-footprint", "MiB", "Size of all distinct blocks that are written.", written * mebibytes);
        to.figure(
                "read-and-written",
                "%",
                "Fraction of the footprint that is both read and written.",
                100.0 * both / blocks.count());
        to.figure(
                "footprint-ratio",
                "",
                "Read footprint divided by write footprint.",
                written == 0 ? Double.NaN : (double) read / written);
        if (allCurve.get(allCurve.size() - 1).x() < references) {
            draw();
        }
        to.lines(
                "footprint",
                "Distinct blocks referenced within this number of requests: read or written, read, and written.",
                Axis.log("requests", ""),
                Axis.linear("footprint", "MiB"),
                List.of(new Line("all", allCurve), new Line("read", readCurve), new Line("written", writtenCurve)));
    }
}
