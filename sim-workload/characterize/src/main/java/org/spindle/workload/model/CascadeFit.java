package org.spindle.workload.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.spindle.spi.config.Time;
import org.spindle.workload.synthetic.OpenPattern;

/**
 * Fits a cascade, level by level: the largest share of each level is chosen so that the sum of squared counts, and
 * with it the variance of counts on that time scale, equals that of the trace. The counts in the parts of the cascade
 * are tracked as a distribution, because counts are integers and cannot be split exactly.
 */
final class CascadeFit {

    private static final int BISECTIONS = 24;

    private CascadeFit() {}

    static OpenPattern.Cascade of(TraceProfile profile) {
        ArrivalCounts fine = profile.fine();
        SortedMap<Long, Double> counts = new TreeMap<>();
        counts.put(profile.span().requests(), 1.0);
        List<OpenPattern.Split> splits = new ArrayList<>();
        int windows = 1;
        while (windows < fine.windows() && counts.lastKey() > 1) {
            int parts =
                    splits.size() < TraceProfile.WINDOWS.size() ? TraceProfile.WINDOWS.get(splits.size()) / windows : 2;
            windows *= parts;
            OpenPattern.Split split = split(counts, parts, fine.squares(fine.windows() / windows));
            splits.add(split);
            counts = split(counts, split.takes());
        }
        return new OpenPattern.Cascade(
                profile.rate(), Time.ofNanos(profile.span().nanos()), splits);
    }

    /**
     * Fits the split of one level. The expected sum of squares grows with the largest share, from equal shares to a
     * single share of 1.
     */
    private static OpenPattern.Split split(Map<Long, Double> counts, int parts, double wanted) {
        double low = 1.0 / parts;
        double high = 1;
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = (low + high) / 2;
            double squares = squares(split(counts, new OpenPattern.Split(parts, middle).takes()));
            if (squares < wanted) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return new OpenPattern.Split(parts, Math.rint(1e6 * high) / 1e6);
    }

    private static double squares(Map<Long, Double> counts) {
        double sum = 0;
        for (Map.Entry<Long, Double> each : counts.entrySet()) {
            sum += each.getValue() * each.getKey() * each.getKey();
        }
        return sum;
    }

    /** Returns the expected numbers of parts with each count after a split. */
    private static SortedMap<Long, Double> split(Map<Long, Double> counts, double[] takes) {
        SortedMap<Long, Double> parts = new TreeMap<>();
        Map<Long, Double> left = counts;
        for (int i = 0; i < takes.length - 1; i++) {
            SortedMap<Long, Double> rest = new TreeMap<>();
            for (Map.Entry<Long, Double> each : left.entrySet()) {
                double taken = takes[i] * each.getKey();
                long down = (long) taken;
                double up = each.getValue() * (taken - down);
                add(parts, down, each.getValue() - up);
                add(rest, each.getKey() - down, each.getValue() - up);
                add(parts, down + 1, up);
                add(rest, each.getKey() - down - 1, up);
            }
            left = rest;
        }
        left.forEach((count, number) -> add(parts, count, number));
        return parts;
    }

    private static void add(Map<Long, Double> parts, long count, double number) {
        if (count > 0 && number > 0) {
            parts.merge(count, number, Double::sum);
        }
    }
}
