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
import org.spindle.spi.config.Time;
import org.spindle.spi.trace.TraceRecord;

/** Similarity of bursts on all time scales (Hsu 2003, section 2.6.2 and appendix B, table 2.12). */
public final class SelfSimilarity implements TraceAnalysis {

    /** Limit of 8 MiB of memory; 2.9 hours of intervals of 10 ms. */
    private static final int MOST_INTERVALS = 1 << 20;

    /** The quantity that is counted. */
    public enum Of {
        REQUESTS,
        BYTES
    }

    @Doc("Hurst parameter by the rescaled-range and variance-time methods. Assumes that the whole trace is"
            + " stationary.")
    public record Config(
            @Doc("Quantity counted in each interval: requests or bytes.") @Default("requests")
            Of of,

            @Doc("Length of the intervals; doubled as often as necessary to limit their number to a million.")
            @Default("10 ms")
            Time interval,

            @Doc("Number of parts of the series in which ranges are observed.") @Default("20") @Range(min = "1")
            int parts,

            @Doc("Minimum number of observations of a range.") @Default("64") @Range(min = "4")
            int shortest,

            @Doc("Minimum number of values of an aggregated series.") @Default("100") @Range(min = "4")
            int fewest) {

        public Config {
            Positive.time("interval", interval);
        }
    }

    private final Config config;
    private final ArrivalClock clock = new ArrivalClock();
    private final BoundedSeries series;

    SelfSimilarity(Config config) {
        this.config = config;
        series = new BoundedSeries(config.interval().nanos(), MOST_INTERVALS);
    }

    @Override
    public void accept(TraceRecord record) {
        long time = clock.advance(record);
        if (time != TraceRecord.NONE) {
            series.add(time, config.of() == Of.REQUESTS ? 1 : record.length);
        }
    }

    @Override
    public void report(AnalysisReport to) {
        if (!clock.note(to)) {
            return;
        }
        double[] x = series.until(clock.span());
        double seconds = series.interval() / 1e9;
        to.figure("intervals", "", "Number of intervals analysed.", x.length);
        to.figure("interval", "s", "Length of an interval.", seconds);
        Hurst.HurstEstimate range = Hurst.rescaledRange(x, config.parts(), config.shortest());
        Hurst.HurstEstimate variance = Hurst.varianceTime(x, config.fewest());
        if (range.points().size() < 3 || variance.points().size() < 3) {
            to.note("The trace is too short for an estimate; use a shorter interval.");
            return;
        }
        to.figure("hurst-rescaled-range", "", "H from the slope of log(R/S) over log n.", range.h());
        to.figure(
                "rescaled-range-straightness",
                "",
                "Fraction of the variance of log(R/S) explained by the straight line.",
                range.line().determination());
        to.figure("hurst-variance-time", "", "H = 1 - beta / 2 from the slope -beta of log(variance).", variance.h());
        to.figure(
                "variance-time-straightness",
                "",
                "Fraction of the variance of log(variance) explained by the straight line.",
                variance.line().determination());
        to.figure(
                "hurst-variance-time-unbiased",
                "",
                "The same without the bias of the sample variance.",
                Hurst.unbiased(variance, x.length));
        to.figure("hurst", "", "Mean of the first two, as in Hsu's table 2.12.", (range.h() + variance.h()) / 2);
        drawRanges(to, range, seconds);
        drawVariances(to, variance, seconds);
    }

    private static void drawRanges(AnalysisReport to, Hurst.HurstEstimate range, double seconds) {
        List<Point> low = new ArrayList<>();
        List<Point> high = new ArrayList<>();
        List<Point> fit = new ArrayList<>();
        for (Point point : range.points()) {
            double x = point.x() * seconds;
            int last = low.size() - 1;
            if (last >= 0 && low.get(last).x() == x) {
                low.set(last, new Point(x, Math.min(low.get(last).y(), point.y())));
                high.set(last, new Point(x, Math.max(high.get(last).y(), point.y())));
            } else {
                low.add(new Point(x, point.y()));
                high.add(new Point(x, point.y()));
                fit.add(new Point(x, range.onLine(point.x())));
            }
        }
        to.lines(
                "rescaled-range",
                "Pox plot: minimum and maximum R/S of the parts for each length, and the line whose slope is H.",
                Axis.log("length", "s"),
                Axis.log("R/S", ""),
                List.of(new Line("least", low), new Line("greatest", high), new Line("fit", fit)));
    }

    private static void drawVariances(AnalysisReport to, Hurst.HurstEstimate variance, double seconds) {
        List<Point> measured = new ArrayList<>();
        List<Point> fit = new ArrayList<>();
        List<Point> poisson = new ArrayList<>();
        double first = variance.points().get(0).y();
        for (Point point : variance.points()) {
            double x = point.x() * seconds;
            measured.add(new Point(x, point.y() / first));
            fit.add(new Point(x, variance.onLine(point.x()) / first));
            poisson.add(new Point(x, 1 / point.x()));
        }
        to.lines(
                "variance-time",
                "Variance of the mean over neighbouring intervals relative to that of single ones, the fitted line,"
                        + " and the slope of -1 of a series without memory.",
                Axis.log("aggregated to", "s"),
                Axis.log("relative variance", ""),
                List.of(new Line("measured", measured), new Line("fit", fit), new Line("slope -1", poisson)));
    }
}
