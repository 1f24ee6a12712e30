package org.spindle.analytic.smartstor;

import java.util.List;
import org.spindle.analytic.ValidRange;

/**
 * Estimated I/O bandwidth of a published power test in MB/s (table 5.1).
 *
 * @param averagePerNode mean over the test
 * @param averagePerProcessor the same for one processor
 * @param peakPerNode the peak during the test
 * @param peakPerProcessor the same for one processor
 */
public record Bandwidth(
        String scale,
        String name,
        double averagePerNode,
        double averagePerProcessor,
        double peakPerNode,
        double peakPerProcessor) {

    /** Bytes moved per byte of the database in a complete power test, and the same for the peak (equations 5.1 and 5.2). */
    private static final double AVERAGE = 3;

    private static final double PEAK = 10;

    /** Peak over average. */
    public static final double PEAK_OVER_AVERAGE = PEAK / AVERAGE;

    /**
     * Returns the average bandwidth: 3 S / total time (equation 5.1).
     *
     * @param scaleFactor gigabytes, greater than 0
     * @param seconds of the power test, greater than 0
     * @return gigabytes per second
     */
    public static double average(double scaleFactor, double seconds) {
        return AVERAGE * ValidRange.positive("scale factor", scaleFactor) / ValidRange.positive("run time", seconds);
    }

    /** Returns the peak bandwidth: 10 S / total time (equation 5.2). */
    public static double peak(double scaleFactor, double seconds) {
        return PEAK * ValidRange.positive("scale factor", scaleFactor) / ValidRange.positive("run time", seconds);
    }

    /**
     * Returns the largest deviation of the processors of a node, computed from the average and from the peak, from an integer, as a
     * fraction. The ratios of two printed figures are known to 0.78 %, the first row's half of the last digits, 0.5 / 116 + 0.05 / 14.5.
     */
    public double processorsApart() {
        double average = averagePerNode / averagePerProcessor;
        double peak = peakPerNode / peakPerProcessor;
        double whole = Math.rint(average);
        return Math.max(Math.abs(average - whole), Math.abs(peak - whole)) / whole;
    }

    /** Returns the nineteen rows of the thesis. */
    public static List<Bandwidth> published() {
        return PublishedTable.read("bandwidth.csv").stream()
                .map(row -> new Bandwidth(
                        row.get(0),
                        row.get(1),
                        Double.parseDouble(row.get(2)),
                        Double.parseDouble(row.get(3)),
                        Double.parseDouble(row.get(4)),
                        Double.parseDouble(row.get(5))))
                .toList();
    }
}
