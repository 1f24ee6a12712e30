package org.spindle.learn;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.spindle.flash.blackbox.AccessHistory;
import org.spindle.flash.blackbox.TimeTrees;
import org.spindle.flash.calibrate.BlackBoxModel;
import org.spindle.flash.calibrate.Calibrated;
import org.spindle.flash.calibrate.ReplayReport;
import org.spindle.flash.calibrate.TimedAccess;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;

/**
 * Fits a {@code black-box} to traces. Which numbers its trees ask for is decided by fits that leave out one trace and
 * replay it; then, which operations share the trees of all accesses, by how well their accesses in the trace left out
 * are foretold. With one trace, each half is left out.
 *
 * @param device the device
 * @param trees its trees
 */
public record BlackBoxFit(Calibrated device, TimeTrees trees) {

    /** Least number of accesses to learn from. */
    public static final int LEAST_ACCESSES = 400;

    /**
     * Fits the device.
     *
     * @param file name of the file for the trees
     * @throws IllegalArgumentException if there are too few accesses
     */
    public static BlackBoxFit fit(List<List<TimedAccess>> traces, Size capacity, int queueDepth, String file) {
        int count = traces.stream().mapToInt(List::size).sum();
        if (count < LEAST_ACCESSES) {
            throw new IllegalArgumentException("there are " + count + " accesses to learn from\n  give "
                    + LEAST_ACCESSES + " or more, or hold nothing out by --fit-all");
        }
        List<List<TimedAccess>> parts = parts(traces);
        AccessHistory.Known best = AccessHistory.Known.ACCESS;
        double least = Double.POSITIVE_INFINITY;
        for (AccessHistory.Known known : AccessHistory.Known.values()) {
            double error = error(parts, capacity, queueDepth, known);
            if (error < least) {
                best = known;
                least = error;
            }
        }
        Set<Operation> shared = shared(parts, best);
        TimeTrees trees = TreeGrower.grow(RecordedAccesses.of(traces), best, shared);
        String note = trees.trees() + " trees over " + trees.features().size() + " numbers, the last of which is "
                + trees.features().get(trees.features().size() - 1)
                + (shared.isEmpty() ? "" : "; the trees of all accesses for " + shared);
        return new BlackBoxFit(BlackBoxModel.of(trees, capacity, queueDepth, file, List.of(note)), trees);
    }

    private static List<List<TimedAccess>> parts(List<List<TimedAccess>> traces) {
        if (traces.size() > 1) {
            return traces;
        }
        List<TimedAccess> only = traces.get(0);
        return List.of(only.subList(0, only.size() / 2), only.subList(only.size() / 2, only.size()));
    }

    /** The operations that are foretold better by the trees of all accesses than by their own. */
    private static Set<Operation> shared(List<List<TimedAccess>> parts, AccessHistory.Known known) {
        double[] gain = new double[Operation.values().length];
        for (List<TimedAccess> left : parts) {
            List<List<TimedAccess>> others = new ArrayList<>(parts);
            others.remove(left);
            RecordedAccesses fitted = RecordedAccesses.of(others);
            TimeTrees own = TreeGrower.grow(fitted, known, Set.of());
            TimeTrees all = TreeGrower.grow(fitted, known, EnumSet.allOf(Operation.class));
            RecordedAccesses accesses = RecordedAccesses.of(List.of(left));
            for (int i = 0; i < accesses.size(); i++) {
                double[] numbers = accesses.numbers().get(i);
                double log = Math.log(Math.max(1, accesses.nanos().get(i)));
                gain[(int) numbers[0]] += Math.abs(Math.log(Math.max(1, own.median(numbers))) - log)
                        - Math.abs(Math.log(Math.max(1, all.median(numbers))) - log);
            }
        }
        Set<Operation> shared = EnumSet.noneOf(Operation.class);
        for (Operation operation : Operation.values()) {
            if (gain[operation.ordinal()] > 0) {
                shared.add(operation);
            }
        }
        return shared;
    }

    private static double error(
            List<List<TimedAccess>> parts, Size capacity, int queueDepth, AccessHistory.Known known) {
        double sum = 0;
        for (List<TimedAccess> left : parts) {
            List<List<TimedAccess>> others = new ArrayList<>(parts);
            others.remove(left);
            TimeTrees trees = TreeGrower.grow(RecordedAccesses.of(others), known, Set.of());
            Calibrated device = BlackBoxModel.of(trees, capacity, queueDepth, "", List.of());
            sum += ReplayReport.error(device.replay(), left);
        }
        return sum;
    }
}
