package org.spindle.learn;

import java.util.ArrayList;
import java.util.List;
import org.spindle.flash.blackbox.AccessHistory;
import org.spindle.flash.blackbox.TimeTrees;
import org.spindle.flash.calibrate.BlackBoxModel;
import org.spindle.flash.calibrate.Calibrated;
import org.spindle.flash.calibrate.ReplayReport;
import org.spindle.flash.calibrate.TimedAccess;
import org.spindle.spi.config.Size;

/**
 * Fits a {@code black-box} to traces. The features of its trees are chosen by fits that leave out one trace and replay
 * it; with one trace,
 * by how well each half predicts the other.
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
        TimeTrees trees = TreeGrower.grow(RecordedAccesses.of(traces), best);
        String note = trees.trees() + " trees over " + trees.features().size() + " features, the last of which is "
                + trees.features().get(trees.features().size() - 1);
        return new BlackBoxFit(BlackBoxModel.of(trees, capacity, queueDepth, file, List.of(note)), trees);
    }

    private static List<List<TimedAccess>> parts(List<List<TimedAccess>> traces) {
        if (traces.size() > 1) {
            return traces;
        }
        List<TimedAccess> only = traces.get(0);
        return List.of(only.subList(0, only.size() / 2), only.subList(only.size() / 2, only.size()));
    }

    private static double error(
            List<List<TimedAccess>> parts, Size capacity, int queueDepth, AccessHistory.Known known) {
        double sum = 0;
        for (List<TimedAccess> left : parts) {
            List<List<TimedAccess>> others = new ArrayList<>(parts);
            others.remove(left);
            TimeTrees trees = TreeGrower.grow(RecordedAccesses.of(others), known);
            Calibrated device = BlackBoxModel.of(trees, capacity, queueDepth, "", List.of());
            sum += ReplayReport.error(device.replay(), left);
        }
        return sum;
    }
}
