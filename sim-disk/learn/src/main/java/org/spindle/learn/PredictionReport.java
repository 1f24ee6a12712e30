package org.spindle.learn;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.spindle.flash.blackbox.TimeTrees;
import org.spindle.flash.calibrate.ErrorTable;
import org.spindle.flash.calibrate.LeastSquaresLine;
import org.spindle.spi.request.Operation;

/**
 * The error of the predicted time of each access, given its history, compared with a constant and with a linear
 * function of its size.
 */
public final class PredictionReport {

    private static final int OPERATION = 0;
    private static final int BYTES = 1;

    private final TimeTrees trees;
    private final double constant;
    private final LeastSquaresLine line;
    private final ErrorTable table = new ErrorTable();
    private final StringBuilder operations = new StringBuilder();

    /**
     * @param fitted what the baselines are fitted to: the median, and the line of least squares
     */
    public PredictionReport(TimeTrees trees, RecordedAccesses fitted) {
        this.trees = trees;
        double[] sorted = fitted.nanos().stream()
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
        constant = sorted[sorted.length / 2];
        line = LeastSquaresLine.of(
                fitted.numbers().stream().mapToDouble(row -> row[BYTES]).toArray(),
                fitted.nanos().stream().mapToDouble(Double::doubleValue).toArray());
        operations.append(
                String.format(Locale.ROOT, "%n%-34s accesses     trees  constant%n", "median error by operation"));
    }

    /**
     * Compares with accesses.
     *
     * @param part what they were used for
     */
    public void add(String part, RecordedAccesses accesses) {
        if (accesses.size() == 0) {
            return;
        }
        List<double[]> numbers = accesses.numbers();
        line("trees, " + part, accesses, i -> trees.median(numbers.get(i)));
        line("constant, " + part, accesses, i -> constant);
        for (Operation operation : Operation.values()) {
            addOperation(part, operation, accesses);
        }
        line("linear in bytes, " + part, accesses, i -> Math.max(1, line.at(numbers.get(i)[BYTES])));
    }

    private void addOperation(String part, Operation operation, RecordedAccesses accesses) {
        int[] its = IntStream.range(0, accesses.size())
                .filter(i -> accesses.numbers().get(i)[OPERATION] == operation.ordinal())
                .toArray();
        if (its.length > 0) {
            double[] byTrees =
                    errors(its, accesses, i -> trees.median(accesses.numbers().get(i)));
            double[] byConstant = errors(its, accesses, i -> constant);
            operations.append(String.format(
                    Locale.ROOT,
                    "%-34s %8d %7.1f %% %7.1f %%%n",
                    operation.name().toLowerCase(Locale.ROOT) + "s, " + part,
                    its.length,
                    100 * median(byTrees),
                    100 * median(byConstant)));
        }
    }

    /** Relative errors of some accesses, in ascending order. */
    private static double[] errors(int[] its, RecordedAccesses accesses, IntToDoubleFunction foretold) {
        return Arrays.stream(its)
                .mapToDouble(i -> Math.abs(
                        foretold.applyAsDouble(i) / Math.max(1, accesses.nanos().get(i)) - 1))
                .sorted()
                .toArray();
    }

    private static double median(double[] sorted) {
        return sorted[(sorted.length - 1) / 2];
    }

    private void line(String what, RecordedAccesses accesses, IntToDoubleFunction foretold) {
        table.line(what, errors(IntStream.range(0, accesses.size()).toArray(), accesses, foretold));
    }

    /** The report as plain text. */
    public String text() {
        return table.text() + operations;
    }
}
