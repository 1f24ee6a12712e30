package org.spindle.flash.calibrate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The relative errors of the times of single accesses of traces: those of a device, and of two baselines that are fitted to the same
 * accesses by least squares, a constant and a line in the bytes.
 */
public final class AccessErrors {

    private static final double CLOSE = 0.1;

    private final ReplayModel model;
    private final double base;
    private final double slope;
    private final double constant;
    private final StringBuilder text = new StringBuilder();

    /** @param fitted the accesses that the device was fitted to, of each trace; at least one */
    public AccessErrors(ReplayModel model, List<List<TimedAccess>> fitted) {
        this.model = model;
        List<TimedAccess> all = fitted.stream().flatMap(List::stream).toList();
        double meanBytes =
                all.stream().mapToDouble(TimedAccess::bytes).average().orElseThrow();
        constant = all.stream().mapToDouble(TimedAccess::nanos).average().orElseThrow();
        double bytesBytes = 0;
        double bytesNanos = 0;
        for (TimedAccess access : all) {
            double bytes = access.bytes() - meanBytes;
            bytesBytes += bytes * bytes;
            bytesNanos += bytes * (access.nanos() - constant);
        }
        slope = bytesBytes == 0 ? 0 : bytesNanos / bytesBytes;
        base = constant - slope * meanBytes;
        text.append(String.format(
                Locale.ROOT,
                "%n%-34s %8s %9s %9s %9s %11s%n",
                "error of each access",
                "accesses",
                "mean",
                "median",
                "p90",
                "within 10%"));
    }

    /**
     * Compares with accesses.
     *
     * @param part what they were used for
     * @param traces each is replayed separately
     */
    public void add(String part, List<List<TimedAccess>> traces) {
        List<TimedAccess> all = traces.stream().flatMap(List::stream).toList();
        if (!all.isEmpty()) {
            line(
                    "device, " + part,
                    all,
                    traces.stream()
                            .flatMapToDouble(trace -> Arrays.stream(model.nanos(trace)))
                            .toArray());
            line(
                    "constant, " + part,
                    all,
                    all.stream().mapToDouble(access -> constant).toArray());
            line(
                    "linear in bytes, " + part,
                    all,
                    all.stream()
                            .mapToDouble(access -> Math.max(1, base + slope * access.bytes()))
                            .toArray());
        }
    }

    private void line(String what, List<TimedAccess> accesses, double[] nanos) {
        double[] errors = IntStream.range(0, nanos.length)
                .mapToDouble(i ->
                        Math.abs(nanos[i] / Math.max(1, accesses.get(i).nanos()) - 1))
                .sorted()
                .toArray();
        text.append(String.format(
                Locale.ROOT,
                "%-34s %8d %7.1f %% %7.1f %% %7.1f %% %9.1f %%%n",
                what,
                errors.length,
                100 * Arrays.stream(errors).average().orElseThrow(),
                100 * AccessLoads.quantile(errors, 0.5),
                100 * AccessLoads.quantile(errors, 0.9),
                100.0 * Arrays.stream(errors).filter(error -> error <= CLOSE).count() / errors.length));
    }

    /** The report as plain text. */
    public String text() {
        return text.toString();
    }
}
