package org.spindle.flash.calibrate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The agreement of a calibrated device with the fitted and the held-out measurements. */
public final class CalibrationReport {

    private static final double P99 = 0.99;
    private static final double CLOSE = 0.1;

    private final List<MeasuredLoad> fitted;
    private final List<MeasuredLoad> heldOut;
    private final Calibrated device;

    public CalibrationReport(List<MeasuredLoad> fitted, List<MeasuredLoad> heldOut, Calibrated device) {
        this.fitted = List.copyOf(fitted);
        this.heldOut = List.copyOf(heldOut);
        this.device = device;
    }

    /** Mean of the absolute relative errors of the mean response, over the measurements that were held out. */
    public double heldOutError() {
        return average(errors(device.model(), heldOut, false));
    }

    /** The report as plain text. */
    public String text() {
        StringBuilder text = new StringBuilder();
        if (!device.parameters().isEmpty()) {
            line(text, "%-16s %12s  %s", "parameter", "value, us", "standard error, others held");
            for (Calibrated.Parameter parameter : device.parameters()) {
                line(
                        text,
                        "%-16s %12.4g  %s",
                        parameter.key(),
                        parameter.micros(),
                        Double.isNaN(parameter.relativeError())
                                ? "not determined by these measurements"
                                : String.format(Locale.ROOT, "%.2g %%", 100 * parameter.relativeError()));
            }
            text.append('\n');
        }
        if (!device.notes().isEmpty()) {
            device.notes().forEach(note -> line(text, "%s", note));
            text.append('\n');
        }
        line(text, "%-28s %8s %12s %12s %8s %8s", "measurement", "part", "measured, us", "device, us", "mean", "p99");
        loads(text, fitted, "fitted");
        loads(text, heldOut, "held out");
        text.append('\n');
        line(
                text,
                "%-30s %6s %8s %8s %8s %10s",
                "absolute relative error",
                "points",
                "mean",
                "median",
                "p90",
                "within 10%");
        summary(text, "device, means, fitted", errors(device.model(), fitted, false));
        summary(text, "device, means, held out", errors(device.model(), heldOut, false));
        summary(text, "device, p99, fitted", errors(device.model(), fitted, true));
        summary(text, "device, p99, held out", errors(device.model(), heldOut, true));
        summary(text, "constant, held out", errors(new LineBaseline(fitted, true), heldOut, false));
        summary(text, "linear in bytes, held out", errors(new LineBaseline(fitted, false), heldOut, false));
        return text.toString();
    }

    private void loads(StringBuilder text, List<MeasuredLoad> loads, String part) {
        for (MeasuredLoad load : loads) {
            double simulated = device.model().meanNanos(load);
            line(
                    text,
                    "%-28s %8s %12.1f %12.1f %8s %8s",
                    load.name(),
                    part,
                    load.meanNanos() / 1e3,
                    simulated / 1e3,
                    percent(simulated / load.meanNanos() - 1),
                    percent(device.model().quantileNanos(load, P99) / load.quantile(P99) - 1));
        }
    }

    private static String percent(double share) {
        return Double.isNaN(share) ? "-" : String.format(Locale.ROOT, "%+.1f %%", 100 * share);
    }

    private static double[] errors(LoadModel model, List<MeasuredLoad> loads, boolean p99) {
        return loads.stream()
                .mapToDouble(load -> p99
                        ? model.quantileNanos(load, P99) / load.quantile(P99)
                        : model.meanNanos(load) / load.meanNanos())
                .map(ratio -> Math.abs(ratio - 1))
                .filter(error -> !Double.isNaN(error))
                .sorted()
                .toArray();
    }

    private static double average(double[] errors) {
        return Arrays.stream(errors).average().orElse(Double.NaN);
    }

    private static void summary(StringBuilder text, String what, double[] errors) {
        if (errors.length == 0) {
            line(text, "%-30s %6d", what, 0);
            return;
        }
        line(
                text,
                "%-30s %6d %8s %8s %8s %10s",
                what,
                errors.length,
                unsigned(average(errors)),
                unsigned(errors[(errors.length - 1) / 2]),
                unsigned(errors[(int) Math.ceil(0.9 * errors.length) - 1]),
                unsigned(Arrays.stream(errors).filter(error -> error <= CLOSE).count() / (double) errors.length));
    }

    private static String unsigned(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static void line(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values).stripTrailing()).append('\n');
    }
}
