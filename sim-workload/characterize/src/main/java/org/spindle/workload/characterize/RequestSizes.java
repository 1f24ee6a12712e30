package org.spindle.workload.characterize;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Doc;
import org.spindle.spi.trace.TraceRecord;

/** Sizes of requests (Hsu 2003, table 2.3, figure 2.2). */
public final class RequestSizes implements TraceAnalysis {

    private static final double KIB = 1024;

    @Doc("Sizes of reads and writes and their distributions.")
    public record Config() {}

    private final Spread all = new Spread();
    private final Spread reads = new Spread();
    private final Spread writes = new Spread();

    RequestSizes(Config config) {}

    @Override
    public void accept(TraceRecord record) {
        if (Transfers.movesData(record)) {
            all.record(record.length);
            (Transfers.isWrite(record) ? writes : reads).record(record.length);
        }
    }

    @Override
    public void report(AnalysisReport to) {
        if (all.count() == 0) {
            to.note("No request moves data.");
            return;
        }
        List<Line> lines = new ArrayList<>();
        addFigures(to, "request-size", "all", all, lines);
        addFigures(to, "read-size", "reads", reads, lines);
        addFigures(to, "write-size", "writes", writes, lines);
        to.steps(
                "sizes",
                "Fraction of requests that are at most this large.",
                Axis.log("size", "KiB"),
                Axis.linear("requests", "%"),
                lines);
    }

    private static void addFigures(AnalysisReport to, String name, String line, Spread sizes, List<Line> lines) {
        if (sizes.count() > 0) {
            sizes.addFigures(to, name, "KiB", KIB);
            lines.add(new Line(line, sizes.cumulative(KIB)));
        }
    }
}
