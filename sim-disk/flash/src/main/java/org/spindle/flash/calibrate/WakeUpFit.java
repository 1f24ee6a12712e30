package org.spindle.flash.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.spindle.flash.table.WakeUp;
import org.spindle.spi.config.Time;

/**
 * What a worker takes to begin, by the pause before: pauses are classed by powers of two of {@value #FIRST} ns; a class of fewer than
 * {@value #LEAST} counts for nothing. The shortest time is 0, because what it takes at least belongs to the requests; times do not fall.
 */
final class WakeUpFit {

    private static final double FIRST = 10_000;
    private static final int LEAST = 20;
    private static final int CLASSES = 24;

    private final List<List<double[]>> classes = new ArrayList<>();

    WakeUpFit() {
        for (int i = 0; i < CLASSES; i++) {
            classes.add(new ArrayList<>());
        }
    }

    /**
     * After a pause something took longer than the request itself.
     *
     * @param excess how much longer, in nanoseconds; may be negative
     */
    void add(long pause, double excess) {
        int power = pause < FIRST ? 0 : 1 + (int) (Math.log(pause / FIRST) / Math.log(2));
        classes.get(Math.min(CLASSES - 1, power)).add(new double[] {pause, excess});
    }

    /** The times, by rising pause; none if no class is large enough. */
    List<WakeUp> wakeUps() {
        List<double[]> medians = new ArrayList<>();
        for (List<double[]> pauses : classes) {
            if (pauses.size() >= LEAST) {
                medians.add(new double[] {median(pauses, 0), median(pauses, 1)});
            }
        }
        double least = medians.stream().mapToDouble(median -> median[1]).min().orElse(0);
        double longest = 0;
        List<WakeUp> wakeUps = new ArrayList<>();
        for (double[] median : medians) {
            longest = Math.max(longest, median[1] - least);
            wakeUps.add(new WakeUp(Time.ofNanos(Math.rint(median[0])), Time.ofNanos(Math.rint(longest))));
        }
        return wakeUps;
    }

    private static double median(List<double[]> of, int column) {
        double[] sorted = of.stream().mapToDouble(row -> row[column]).sorted().toArray();
        return Arrays.stream(sorted).skip(sorted.length / 2).findFirst().orElse(0);
    }
}
