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
import org.spindle.spi.config.Time;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.stats.ValueHistogram;

/** Deviation of the traffic of single intervals from the mean (Hsu 2003, section 2.6.2, figure 2.11). */
public final class Burstiness implements TraceAnalysis {

    private static final double[] PERCENTS = {90, 99, 99.9};

    @Doc("Traffic of intervals relative to the mean: the fraction of intervals for which each bandwidth suffices.")
    public record Config(
            @Doc("Lengths of the intervals.") @Default("[100 ms, 1 s, 10 s, 100 s]")
            List<Time> intervals) {

        public Config {
            intervals = List.copyOf(intervals);
            intervals.forEach(interval -> Positive.time("an interval", interval));
        }
    }

    /** The bytes of each interval of one length; intervals without traffic are only counted. */
    private static final class Volumes {
        private final Time length;
        private final ValueHistogram volumes = new ValueHistogram();
        private long interval;
        private long bytes;
        private long total;
        private long busy;

        Volumes(Time length) {
            this.length = length;
        }

        void add(long time, long size) {
            long now = time / length.nanos();
            if (now != interval) {
                close();
                interval = now;
            }
            bytes += size;
        }

        private void close() {
            if (bytes > 0) {
                volumes.record(bytes);
                total += bytes;
                busy++;
            }
            bytes = 0;
        }

        /** Returns the number of complete intervals; the last one is incomplete. */
        long intervals() {
            return interval;
        }

        /** Returns a percentile of the traffic relative to the mean. */
        double percentile(double percent) {
            double mean = (double) total / interval;
            double rank = Math.ceil(percent / 100 * interval) - (interval - busy);
            return rank <= 0 ? 0 : volumes.percentile(100 * rank / busy) / mean;
        }

        List<Point> satisfied() {
            List<Point> points = new ArrayList<>();
            double mean = (double) total / interval;
            long[] reached = {interval - busy};
            volumes.forEach((value, count) -> {
                reached[0] += count;
                Point point = new Point(value / mean, 100.0 * reached[0] / interval);
                if (points.isEmpty()
                        || reached[0] == interval
                        || point.x() >= 1.03 * points.get(points.size() - 1).x()) {
                    points.add(point);
                }
            });
            return points;
        }

        String name() {
            return length.toString().replace(' ', '-');
        }
    }

    private final List<Volumes> scales;
    private final ArrivalClock clock = new ArrivalClock();

    Burstiness(Config config) {
        scales = config.intervals().stream().map(Volumes::new).toList();
    }

    @Override
    public void accept(TraceRecord record) {
        long time = clock.advance(record);
        if (time != TraceRecord.NONE) {
            scales.forEach(scale -> scale.add(time, record.length));
        }
    }

    @Override
    public void report(AnalysisReport to) {
        if (!clock.note(to)) {
            return;
        }
        List<Line> lines = new ArrayList<>();
        for (Volumes scale : scales) {
            if (scale.intervals() < 2 || scale.total == 0) {
                to.note("The trace has fewer than 2 complete intervals of " + scale.length + ".");
                continue;
            }
            for (double percent : PERCENTS) {
                String shown = percent == Math.rint(percent) ? String.valueOf((int) percent) : String.valueOf(percent);
                to.figure(
                        "p" + shown + "-over-mean-" + scale.name(),
                        "",
                        "Bandwidth that suffices for " + shown + " % of the intervals of " + scale.length
                                + ", relative to the mean.",
                        scale.percentile(percent));
            }
            lines.add(new Line(scale.length.toString(), scale.satisfied()));
        }
        if (!lines.isEmpty()) {
            to.steps(
                    "provisioning",
                    "Fraction of intervals for which a bandwidth suffices; one line per interval length.",
                    Axis.log("bandwidth over mean", ""),
                    Axis.linear("intervals satisfied", "%"),
                    lines);
        }
    }
}
