package org.spindle.workload.characterize;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.trace.TraceRecord;

/** Correlation of the traffic of devices (Hsu 2003, section 2.6.1, equation 2.1, tables A.1 to A.4). */
public final class CrossCorrelation implements TraceAnalysis {

    /** Minutes of 45 days, the period studied in the thesis; beyond this, neighbouring intervals are merged. */
    private static final int MOST_INTERVALS = 1 << 16;

    /** Minimum number of intervals for a correlation. */
    private static final int FEWEST = 8;

    @Doc("Correlation between the traffic of devices in intervals.")
    public record Config(
            @Doc("Lengths of the intervals.") @Default("[1 min, 10 min, 1 h, 1 d]")
            List<Time> intervals,

            @Doc("Number of devices compared, in order of first appearance.")
            @Default("64")
            @Range(min = "2", max = "1024")
            int devices) {

        public Config {
            intervals = List.copyOf(intervals);
            intervals.forEach(interval -> Positive.time("an interval", interval));
        }
    }

    private final Config config;
    private final ArrivalClock clock = new ArrivalClock();
    private final Map<Long, List<BoundedSeries>> devices = new LinkedHashMap<>();
    private long leftOut;

    CrossCorrelation(Config config) {
        this.config = config;
    }

    @Override
    public void accept(TraceRecord record) {
        long time = clock.advance(record);
        if (time == TraceRecord.NONE) {
            return;
        }
        List<BoundedSeries> series = devices.get(record.device);
        if (series == null) {
            if (devices.size() == config.devices()) {
                leftOut++;
                return;
            }
            series = config.intervals().stream()
                    .map(interval -> new BoundedSeries(interval.nanos(), MOST_INTERVALS))
                    .toList();
            devices.put(record.device, series);
        }
        for (BoundedSeries each : series) {
            each.add(time, record.length);
        }
    }

    @Override
    public void report(AnalysisReport to) {
        if (!clock.note(to)) {
            return;
        }
        if (leftOut > 0) {
            to.note(leftOut + " requests to further devices are omitted.");
        }
        if (devices.size() < 2) {
            to.note("The trace has only one device; merge traces with distinct devices to compare them.");
            return;
        }
        to.figure("devices", "", "Number of devices compared.", devices.size());
        SingleLineChart curve = new SingleLineChart("mean of pairs");
        Set<Time> told = new HashSet<>();
        for (int i = 0; i < config.intervals().size(); i++) {
            Time wanted = config.intervals().get(i);
            Time interval = commonInterval(i);
            if (clock.span() / interval.nanos() < FEWEST) {
                to.note("The trace has fewer than " + FEWEST + " complete intervals of " + interval + ".");
                continue;
            }
            if (interval.nanos() != wanted.nanos()) {
                to.note("The trace has more than " + MOST_INTERVALS + " intervals of " + wanted + "; intervals of "
                        + interval + " are used instead.");
            }
            if (!told.add(interval)) {
                continue;
            }
            double mean = mean(i);
            to.figure(
                    "correlation-" + interval.toString().replace(' ', '-'),
                    "",
                    "Correlation of the bytes that two devices move in intervals of " + interval
                            + ", averaged over all pairs of devices whose traffic varies.",
                    mean);
            curve.add(interval.nanos() / 1e9, mean);
        }
        curve.draw(
                to,
                "cross-correlation",
                "Correlation of the traffic of two devices, averaged over all pairs, by interval length.",
                Axis.log("interval", "s"),
                Axis.linear("correlation", ""));
    }

    /** Merges the intervals of all devices to the longest length among them, and returns that length. */
    private Time commonInterval(int scale) {
        long longest = 0;
        for (List<BoundedSeries> series : devices.values()) {
            longest = Math.max(longest, series.get(scale).interval());
        }
        for (List<BoundedSeries> series : devices.values()) {
            BoundedSeries each = series.get(scale);
            while (each.interval() < longest) {
                each.merge();
            }
        }
        Time wanted = config.intervals().get(scale);
        return longest == wanted.nanos() ? wanted : Time.ofNanos(longest);
    }

    private double mean(int scale) {
        int common = 0;
        List<double[]> all = new ArrayList<>();
        for (List<BoundedSeries> series : devices.values()) {
            double[] amounts = series.get(scale).until(clock.span());
            common = amounts.length;
            all.add(amounts);
        }
        double sum = 0;
        long pairs = 0;
        for (int i = 0; i < all.size() && common > 1; i++) {
            for (int j = i + 1; j < all.size(); j++) {
                double correlation = of(all.get(i), all.get(j));
                if (!Double.isNaN(correlation)) {
                    sum += correlation;
                    pairs++;
                }
            }
        }
        return pairs == 0 ? Double.NaN : sum / pairs;
    }

    /** Computes equation 2.1; not a number if one of the series is constant. */
    static double of(double[] p, double[] q) {
        double meanP = 0;
        double meanQ = 0;
        for (int i = 0; i < p.length; i++) {
            meanP += p[i] / p.length;
            meanQ += q[i] / p.length;
        }
        double pq = 0;
        double pp = 0;
        double qq = 0;
        for (int i = 0; i < p.length; i++) {
            pq += (p[i] - meanP) * (q[i] - meanQ);
            pp += (p[i] - meanP) * (p[i] - meanP);
            qq += (q[i] - meanQ) * (q[i] - meanQ);
        }
        return pq / (Math.sqrt(pp) * Math.sqrt(qq));
    }
}
