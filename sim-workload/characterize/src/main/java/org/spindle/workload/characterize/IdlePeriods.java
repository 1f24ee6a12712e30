package org.spindle.workload.characterize;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Arrays;
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
import org.spindle.workload.characterize.fit.Counted;

/**
 * Sequences of intervals with few requests: their lengths, the distances between them, and the expected remaining
 * length of a period by the time elapsed (Hsu 2003, section 2.6.3, figures 2.13 to 2.15, A.3 and A.5, equations 2.5 and 2.6).
 */
public final class IdlePeriods implements TraceAnalysis {

    private static final double NANOS_PER_SECOND = 1e9;

    @Doc(
            "Periods with few requests: their lengths, distances, autocorrelation, expected remaining length and hazard rate.")
    public record Config(
            @Doc("Length of the intervals that are classified as idle or not.") @Default("10 s")
            Time interval,

            @Doc("Requests per second below which an interval is idle; 40 for one of the servers of Hsu 2003.")
            @Default("20")
            @Range(min = "0")
            double threshold,

            @Doc("Maximum lag, in periods, of the autocorrelation.") @Default("20") @Range(min = "1", max = "1000")
            int lags) {

        public Config {
            Positive.time("interval", interval);
        }
    }

    private final Config config;
    private final double seconds;
    private final ArrivalClock clock = new ArrivalClock();

    // By idle period: its first interval, its length in intervals, and the number of requests before its end.
    private final LongArrayList begins = new LongArrayList();
    private final LongArrayList lengths = new LongArrayList();
    private final LongArrayList requestsBefore = new LongArrayList();

    private long interval;
    private long inInterval;
    private long before;
    private long idle;

    IdlePeriods(Config config) {
        this.config = config;
        seconds = config.interval().nanos() / NANOS_PER_SECOND;
    }

    @Override
    public void accept(TraceRecord record) {
        long time = clock.advance(record);
        if (time == TraceRecord.NONE) {
            return;
        }
        long now = time / config.interval().nanos();
        if (now != interval) {
            close();
            if (now > interval + 1 && config.threshold() > 0) {
                extend(interval + 1, now - interval - 1);
            }
            interval = now;
        }
        inInterval++;
    }

    private void close() {
        before += inInterval;
        if (inInterval / seconds < config.threshold()) {
            extend(interval, 1);
        }
        inInterval = 0;
    }

    private void extend(long from, long intervals) {
        idle += intervals;
        int last = begins.size() - 1;
        if (last >= 0 && begins.getLong(last) + lengths.getLong(last) == from) {
            lengths.set(last, lengths.getLong(last) + intervals);
            requestsBefore.set(last, before);
        } else {
            begins.add(from);
            lengths.add(intervals);
            requestsBefore.add(before);
        }
    }

    @Override
    public void report(AnalysisReport to) {
        if (!clock.note(to)) {
            return;
        }
        if (interval == 0) {
            to.note("The trace is shorter than an interval of " + config.interval() + ".");
            return;
        }
        to.figure("intervals", "", "Number of complete intervals of the trace.", interval);
        to.figure("idle-intervals", "%", "Fraction of the intervals that are idle.", 100.0 * idle / interval);
        to.figure("idle-periods", "", "Number of idle periods.", lengths.size());
        if (lengths.isEmpty()) {
            to.note("No interval is idle.");
            return;
        }
        Spread durations = new Spread();
        lengths.forEach(durations::record);
        durations.addFigures(to, "idle-time", "s", 1 / seconds);
        double[] correlation = autocorrelation();
        to.figure(
                "autocorrelation-lag-1",
                "",
                "Correlation of the length of an idle period with that of the next.",
                correlation.length > 1 ? correlation[1] : Double.NaN);
        drawDurations(to, durations);
        drawCorrelation(to, correlation);
        drawDistances(to);
        drawOutlook(to);
    }

    private void drawDurations(AnalysisReport to, Spread durations) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("periods", durations.cumulative(1 / seconds)));
        List<Point> weighted = new ArrayList<>();
        long[] sorted = lengths.toLongArray();
        Arrays.sort(sorted);
        double reached = 0;
        for (int i = 0; i < sorted.length; i++) {
            reached += sorted[i];
            if (i + 1 == sorted.length || sorted[i + 1] != sorted[i]) {
                weighted.add(new Point(sorted[i] * seconds, 100 * reached / idle));
            }
        }
        lines.add(new Line("idle time", weighted));
        FitReport.addFigures(to, Counted.positive(durations.histogram()), "s", 1 / seconds, lines);
        to.lines(
                "idle-times",
                "Fraction of idle periods that are at most this long, fraction of the idle time within them, and the"
                        + " fits to the former.",
                Axis.log("length", "s"),
                Axis.linear("at most this long", "%"),
                lines);
    }

    /** Returns the autocorrelation by lag, from 0 on; empty if all lengths are equal. */
    private double[] autocorrelation() {
        int n = lengths.size();
        double mean = (double) idle / n;
        double[] sums = new double[Math.min(config.lags() + 1, n)];
        for (int lag = 0; lag < sums.length; lag++) {
            for (int i = 0; i + lag < n; i++) {
                sums[lag] += (lengths.getLong(i) - mean) * (lengths.getLong(i + lag) - mean);
            }
        }
        if (sums[0] == 0) {
            return new double[0];
        }
        double variance = sums[0];
        for (int lag = 0; lag < sums.length; lag++) {
            sums[lag] /= variance;
        }
        return sums;
    }

    private static void drawCorrelation(AnalysisReport to, double[] correlation) {
        SingleLineChart curve = new SingleLineChart("autocorrelation");
        for (int lag = 1; lag < correlation.length; lag++) {
            curve.add(lag, correlation[lag]);
        }
        curve.draw(
                to,
                "idle-autocorrelation",
                "Correlation between the lengths of idle periods by their distance in periods.",
                Axis.linear("lag", "periods"),
                Axis.linear("autocorrelation", ""));
    }

    /** Draws the mean time and number of requests from the end of an idle period of at least some length to the next one. */
    private void drawDistances(AnalysisReport to) {
        SingleLineChart times = new SingleLineChart("mean");
        SingleLineChart references = new SingleLineChart("mean");
        for (long least = 1; least <= idle; least *= 2) {
            long gaps = 0;
            long time = 0;
            long requests = 0;
            int previous = -1;
            for (int i = 0; i < lengths.size(); i++) {
                if (lengths.getLong(i) < least) {
                    continue;
                }
                if (previous >= 0) {
                    gaps++;
                    time += begins.getLong(i) - begins.getLong(previous) - lengths.getLong(previous);
                    requests += requestsBefore.getLong(i) - requestsBefore.getLong(previous);
                }
                previous = i;
            }
            if (gaps == 0) {
                break;
            }
            times.add(least * seconds, time * seconds / gaps);
            references.add(least * seconds, (double) requests / gaps);
        }
        Axis least = Axis.log("idle for at least", "s");
        times.draw(
                to,
                "time-between-idle-periods",
                "Mean time from one idle period of at least this length to the next.",
                least,
                Axis.log("time between", "s"));
        references.draw(
                to,
                "requests-between-idle-periods",
                "Mean number of requests from the end of one idle period of at least this length to the end of the next.",
                least,
                Axis.log("requests between", ""));
    }

    private void drawOutlook(AnalysisReport to) {
        long[] sorted = lengths.toLongArray();
        Arrays.sort(sorted);
        SingleLineChart rest = new SingleLineChart("expected remaining length");
        List<Line> hazards = new ArrayList<>();
        for (long x = 1; x < sorted[sorted.length - 1]; x = Math.max(x + 1, x + x / 8)) {
            rest.add(x * seconds, expectedRest(sorted, x) * seconds);
        }
        for (long r : new long[] {1, 6, 60, 360}) {
            List<Point> hazard = new ArrayList<>();
            for (long k = 1; k <= sorted[sorted.length - 1]; k = Math.max(k + 1, k + k / 8)) {
                hazard.add(new Point(k * seconds, hazard(sorted, k, r)));
            }
            hazards.add(new Line("within " + Math.round(r * seconds) + " s", hazard));
        }
        Axis elapsed = Axis.log("idle since", "s");
        rest.draw(
                to,
                "expected-idle-time",
                "Mean remaining length of an idle period by the time elapsed.",
                elapsed,
                Axis.log("expected remaining length", "s"));
        to.lines(
                "idle-hazard",
                "Probability that an idle period ends within a given time, by the time elapsed.",
                elapsed,
                Axis.linear("probability", ""),
                hazards);
    }

    /**
     * Computes equation 2.5, with L(x) in the denominator.
     *
     * @param sorted lengths in ascending order
     * @param x less than the greatest length
     */
    static double expectedRest(long[] sorted, long x) {
        double sum = 0;
        long longer = 0;
        for (int i = sorted.length - 1; i >= 0 && sorted[i] > x; i--) {
            sum += sorted[i] - x;
            longer++;
        }
        return sum / longer;
    }

    /**
     * Computes equation 2.6.
     *
     * @param sorted lengths in ascending order
     * @param k at most the greatest length
     */
    static double hazard(long[] sorted, long k, long r) {
        long ending = 0;
        long lasting = 0;
        for (int i = sorted.length - 1; i >= 0 && sorted[i] >= k; i--) {
            lasting++;
            ending += sorted[i] <= k + r ? 1 : 0;
        }
        return (double) ending / lasting;
    }
}
