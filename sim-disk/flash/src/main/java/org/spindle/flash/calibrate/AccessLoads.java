package org.spindle.flash.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import org.spindle.flash.calibrate.MeasuredLoad.Quantile;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;

/**
 * The accesses of a trace by operation, size and number outstanding at issue, both to the next power of two. Classes of
 * fewer than {@value #LEAST_ACCESSES} accesses are ignored; an operation with fewer than {@value #LEAST_CLASSES}
 * classes is classed by size only, and one without any class makes one of all its accesses.
 */
public final class AccessLoads {

    private static final int LEAST_ACCESSES = 20;
    private static final int LEAST_CLASSES = 6;
    private static final double[] SHARES = {0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1};

    /**
     * Those of a measurement, whose accesses are many: a few that take a hundred times as long as most would otherwise make a hundredth of
     * all longer.
     */
    private static final double[] SHARES_OF_MEASUREMENTS = {
        0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999, 0.9999, 1
    };

    private final Map<Operation, Map<Long, Map<Integer, List<Long>>>> classes = new TreeMap<>();

    /**
     * Adds the accesses of a trace.
     *
     * @param accesses in the order of their issue
     */
    public void add(List<TimedAccess> accesses) {
        PriorityQueue<Long> ends = new PriorityQueue<>();
        for (TimedAccess access : accesses) {
            while (!ends.isEmpty() && ends.peek() <= access.issued()) {
                ends.remove();
            }
            ends.add(access.issued() + access.nanos());
            classes.computeIfAbsent(access.operation(), operation -> new TreeMap<>())
                    .computeIfAbsent(powerOfTwo(Math.max(Size.SECTOR, access.bytes())), bytes -> new TreeMap<>())
                    .computeIfAbsent((int) powerOfTwo(ends.size()), outstanding -> new ArrayList<>())
                    .add(access.nanos());
        }
    }

    /** The largest number of accesses that were outstanding at once. */
    static int mostOutstanding(List<TimedAccess> accesses) {
        PriorityQueue<Long> ends = new PriorityQueue<>();
        int most = 0;
        for (TimedAccess access : accesses) {
            while (!ends.isEmpty() && ends.peek() <= access.issued()) {
                ends.remove();
            }
            ends.add(access.issued() + access.nanos());
            most = Math.max(most, ends.size());
        }
        return most;
    }

    private static long powerOfTwo(long value) {
        return 1L << Math.round(Math.log(value) / Math.log(2));
    }

    /**
     * The classes as loads.
     *
     * @param byOutstanding whether the number of outstanding accesses makes classes; if not, it is 1 for all
     */
    public List<MeasuredLoad> loads(boolean byOutstanding) {
        List<MeasuredLoad> all = new ArrayList<>();
        classes.forEach((operation, sizes) -> {
            List<MeasuredLoad> own = new ArrayList<>();
            if (byOutstanding) {
                sizes.forEach((bytes, numbers) ->
                        numbers.forEach((outstanding, times) -> add(own, operation, bytes, outstanding, times)));
            }
            if (own.size() < LEAST_CLASSES) {
                own.clear();
                sizes.forEach((bytes, numbers) -> add(own, operation, bytes, 1, all(numbers)));
            }
            if (own.isEmpty()) {
                List<Long> times = sizes.values().stream()
                        .flatMap(numbers -> all(numbers).stream())
                        .toList();
                own.add(load(operation, sizes.keySet().iterator().next(), 1, times, SHARES));
            }
            all.addAll(own);
        });
        return all;
    }

    private static List<Long> all(Map<Integer, List<Long>> numbers) {
        return numbers.values().stream().flatMap(List::stream).toList();
    }

    private static void add(List<MeasuredLoad> to, Operation operation, long bytes, int outstanding, List<Long> times) {
        if (times.size() >= LEAST_ACCESSES) {
            to.add(load(operation, bytes, outstanding, times, SHARES));
        }
    }

    /**
     * Returns the measurement that the times of its accesses are.
     *
     * @param outstanding accesses, 1 or more
     * @param times in nanoseconds, at least one
     */
    public static MeasuredLoad load(Operation operation, long bytes, int outstanding, List<Long> times) {
        return load(operation, bytes, outstanding, times, SHARES_OF_MEASUREMENTS);
    }

    private static MeasuredLoad load(
            Operation operation, long bytes, int outstanding, List<Long> times, double[] shares) {
        double[] sorted =
                times.stream().mapToDouble(nanos -> Math.max(1, nanos)).sorted().toArray();
        return new MeasuredLoad(
                operation + " of " + bytes + " B, " + outstanding + " outstanding",
                operation,
                bytes,
                outstanding,
                1,
                Arrays.stream(sorted).average().orElseThrow(),
                Arrays.stream(shares)
                        .mapToObj(share -> new Quantile(share, quantile(sorted, share)))
                        .toList());
    }

    /** The time that a share of sorted times does not exceed. */
    static double quantile(double[] sorted, double share) {
        return sorted[(int) Math.max(0, Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1))];
    }
}
