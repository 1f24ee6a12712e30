package org.spindle.flash.calibrate;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The relative errors of the times of single accesses of traces: those of a device, and of two baselines that are fitted to the same
 * accesses by least squares, a constant and a line in the bytes.
 */
public final class AccessErrors {

    private final ReplayModel model;
    private final LeastSquaresLine line;
    private final double constant;
    private final ErrorTable table = new ErrorTable();

    /** @param fitted the accesses that the device was fitted to, of each trace; at least one */
    public AccessErrors(ReplayModel model, List<List<TimedAccess>> fitted) {
        this.model = model;
        List<TimedAccess> all = fitted.stream().flatMap(List::stream).toList();
        double[] nanos = all.stream().mapToDouble(TimedAccess::nanos).toArray();
        constant = Arrays.stream(nanos).average().orElseThrow();
        line = LeastSquaresLine.of(all.stream().mapToDouble(TimedAccess::bytes).toArray(), nanos);
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
                            .mapToDouble(access -> Math.max(1, line.at(access.bytes())))
                            .toArray());
        }
    }

    private void line(String what, List<TimedAccess> accesses, double[] nanos) {
        double[] errors = IntStream.range(0, nanos.length)
                .mapToDouble(i ->
                        Math.abs(nanos[i] / Math.max(1, accesses.get(i).nanos()) - 1))
                .sorted()
                .toArray();
        table.line(what, errors);
    }

    /** The report as plain text. */
    public String text() {
        return table.text();
    }
}
