package org.spindle.workload.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.spindle.spi.config.Time;
import org.spindle.workload.synthetic.Arrivals;

/**
 * Fits a cascade, level by level: the bias of each is the one that makes the sum of squared counts, and with it the variance of
 * counts on that scale of time, what it is in the trace. What the cascade then has in its parts is followed as a distribution
 * of counts, because counts are whole and so are not split exactly by the bias.
 */
final class CascadeFit {

    private static final int BISECTIONS = 40;

    private CascadeFit() {}

    static Arrivals.Cascade of(TraceProfile profile) {
        double[] wanted = profile.squaresByLevel();
        SortedMap<Long, Double> parts = new TreeMap<>();
        parts.put(profile.span().requests(), 1.0);
        List<Double> biases = new ArrayList<>();
        for (int level = 1; level < wanted.length && parts.lastKey() > 1; level++) {
            double bias = bias(parts, wanted[level]);
            biases.add(bias);
            parts = split(parts, bias);
        }
        return new Arrivals.Cascade(
                profile.rate(), Time.ofNanos(profile.span().nanos()), biases);
    }

    /** The expected sum of squares grows with the bias, from even splits to none at all. */
    private static double bias(Map<Long, Double> parts, double wanted) {
        double low = 0.5;
        double high = 1;
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = (low + high) / 2;
            if (squares(parts, middle) < wanted) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return Math.rint(1e6 * high) / 1e6;
    }

    private static double squares(Map<Long, Double> parts, double bias) {
        double sum = 0;
        for (Map.Entry<Long, Double> each : parts.entrySet()) {
            double larger = bias * each.getKey();
            double smaller = each.getKey() - larger;
            double fraction = larger - Math.floor(larger);
            sum += each.getValue() * (larger * larger + smaller * smaller + 2 * fraction * (1 - fraction));
        }
        return sum;
    }

    private static SortedMap<Long, Double> split(Map<Long, Double> parts, double bias) {
        SortedMap<Long, Double> halves = new TreeMap<>();
        for (Map.Entry<Long, Double> each : parts.entrySet()) {
            long count = each.getKey();
            double larger = bias * count;
            long down = (long) larger;
            double up = larger - down;
            add(halves, down, each.getValue() * (1 - up));
            add(halves, count - down, each.getValue() * (1 - up));
            add(halves, down + 1, each.getValue() * up);
            add(halves, count - down - 1, each.getValue() * up);
        }
        return halves;
    }

    private static void add(Map<Long, Double> parts, long count, double number) {
        if (count > 0 && number > 0) {
            parts.merge(count, number, Double::sum);
        }
    }
}
