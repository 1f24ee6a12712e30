package org.spindle.flash.calibrate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The agreement of a device with the distributions of times recorded in traces. */
public final class ReplayReport {

    private static final double[] SHARES = {0.5, 0.95, 0.99};
    private static final int LEVELS = 1000;

    private final ReplayModel model;
    private final StringBuilder text = new StringBuilder();

    public ReplayReport(ReplayModel model) {
        this.model = model;
        text.append(String.format(
                Locale.ROOT,
                "%-24s %8s %8s %9s %32s %32s%n",
                "replayed trace",
                "part",
                "accesses",
                "demerit",
                "p50, p95, p99 measured, us",
                "p50, p95, p99 device"));
    }

    /**
     * Replays a trace.
     *
     * @param part what it was used for
     */
    public void add(String name, String part, List<TimedAccess> accesses) {
        double[] measured =
                accesses.stream().mapToDouble(TimedAccess::nanos).sorted().toArray();
        double[] simulated = model.nanos(accesses);
        Arrays.sort(simulated);
        StringBuilder times = new StringBuilder();
        StringBuilder errors = new StringBuilder();
        for (double share : SHARES) {
            double right = AccessLoads.quantile(measured, share);
            double error = AccessLoads.quantile(simulated, share) / right - 1;
            times.append(String.format(Locale.ROOT, " %9.1f", right / 1e3));
            errors.append(String.format(Locale.ROOT, " %+9.1f%%", 100 * error));
        }
        text.append(String.format(
                Locale.ROOT,
                "%-24s %8s %8d %6.2f ms %32s %32s%n",
                name,
                part,
                accesses.size(),
                demerit(simulated, measured) / 1e6,
                times,
                errors));
    }

    /** Mean absolute logarithm of the ratios of simulated to measured quantiles, those that the report shows. */
    public static double error(ReplayModel model, List<TimedAccess> accesses) {
        double[] measured =
                accesses.stream().mapToDouble(TimedAccess::nanos).sorted().toArray();
        double[] simulated = model.nanos(accesses);
        Arrays.sort(simulated);
        return Arrays.stream(SHARES)
                .map(share -> Math.abs(
                        Math.log(AccessLoads.quantile(simulated, share) / AccessLoads.quantile(measured, share))))
                .average()
                .orElse(Double.NaN);
    }

    /** Root mean square of the distance between two distributions (Ruemmler and Wilkes, 1994), of sorted times. */
    static double demerit(double[] simulated, double[] measured) {
        double squares = 0;
        for (int i = 0; i < LEVELS; i++) {
            double share = (i + 0.5) / LEVELS;
            double distance = AccessLoads.quantile(simulated, share) - AccessLoads.quantile(measured, share);
            squares += distance * distance;
        }
        return Math.sqrt(squares / LEVELS);
    }

    /** The report as plain text. */
    public String text() {
        return text.toString();
    }
}
