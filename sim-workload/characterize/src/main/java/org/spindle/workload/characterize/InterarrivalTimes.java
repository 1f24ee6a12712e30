package org.spindle.workload.characterize;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.Line.Point;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Doc;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.characterize.fit.Counted;

/** Interarrival times and the distributions fitted to them (Hsu 2003, section 2.5.3, table 2.10, figure 2.7). */
public final class InterarrivalTimes implements TraceAnalysis {

    private static final double MILLI = 1e6;

    @Doc("Interarrival times, with exponential and lognormal fits.")
    public record Config() {}

    private final ArrivalClock clock = new ArrivalClock();
    private final Spread gaps = new Spread();
    private long previous = TraceRecord.NONE;
    private long together;

    InterarrivalTimes(Config config) {}

    @Override
    public void accept(TraceRecord record) {
        long time = clock.advance(record);
        if (time == TraceRecord.NONE) {
            return;
        }
        if (previous != TraceRecord.NONE) {
            gaps.record(time - previous);
            together += time == previous ? 1 : 0;
        }
        previous = time;
    }

    @Override
    public void report(AnalysisReport to) {
        if (!clock.note(to)) {
            return;
        }
        gaps.addFigures(to, "interarrival-time", "ms", MILLI);
        double scv = gaps.deviation() * gaps.deviation() / (gaps.mean() * gaps.mean());
        to.figure("interarrival-scv", "", "Squared coefficient of variation; 1 for Poisson arrivals.", scv);
        to.figure(
                "simultaneous",
                "%",
                "Fraction of requests that arrive together with the previous one. The fits exclude them.",
                100.0 * together / gaps.count());
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("measured", gaps.cumulative(MILLI)));
        FitReport.addFigures(to, Counted.positive(gaps.histogram()), "ms", MILLI, lines);
        to.lines(
                "interarrival-times",
                "Fraction of interarrival times that are at most this long, as measured and as fitted to those above"
                        + " 0.",
                Axis.log("interarrival time", "ms"),
                Axis.linear("arrivals", "%"),
                scaled(lines));
    }

    /** Scales the lines of the fits, which are to interarrival times above 0, by the fraction of these. */
    private List<Line> scaled(List<Line> lines) {
        double positive = 1 - (double) together / gaps.count();
        List<Line> scaled = new ArrayList<>(lines.subList(0, 1));
        for (Line line : lines.subList(1, lines.size())) {
            List<Point> points = line.points().stream()
                    .map(point -> new Point(point.x(), 100 * (1 - positive) + positive * point.y()))
                    .toList();
            scaled.add(new Line(line.name(), points));
        }
        return scaled;
    }
}
