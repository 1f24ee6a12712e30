package org.spindle.cli.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * Scales times of a scenario until the simulated response times of the first half of the requests of its trace are distributed as the
 * recorded ones: steps along one factor after the other, up and down, by ever smaller steps. A step is taken if it makes the demerit
 * smaller for both halves of these requests, so that what only suits some of them is not followed. The other half of the trace is held
 * out.
 */
final class ScenarioFit {

    private static final double[] STEPS = {0.2, 0.1, 0.05, 0.025, 0.0125, 0.006};
    private static final int MOST_ROUNDS = 4;
    private static final double LEAST_GAIN = 1e-4;

    private final List<ScaledKeys> keys;
    private final Function<List<String>, ReplayedTimes> runs;
    private final double[] factors;
    private ReplayedTimes best;
    private double first;
    private double second;

    /**
     * @param runs the scenario with assignments made
     */
    ScenarioFit(List<ScaledKeys> keys, Function<List<String>, ReplayedTimes> runs) {
        this.keys = List.copyOf(keys);
        this.runs = runs;
        factors = new double[keys.size()];
        Arrays.fill(factors, 1);
        best = runs.apply(List.of());
        first = first(best);
        second = second(best);
    }

    /** Requests that are fitted, of all. */
    static int fitted(ReplayedTimes times) {
        return times.count() / 2;
    }

    private static double first(ReplayedTimes times) {
        return times.part(0, fitted(times) / 2).demerit();
    }

    private static double second(ReplayedTimes times) {
        return times.part(fitted(times) / 2, fitted(times)).demerit();
    }

    void run() {
        for (double step : STEPS) {
            boolean improved = true;
            for (int round = 0; improved && round < MOST_ROUNDS; round++) {
                improved = false;
                for (int i = 0; i < factors.length; i++) {
                    improved |= tries(i, 1 + step) || tries(i, 1 / (1 + step));
                }
            }
        }
    }

    private boolean tries(int index, double change) {
        double before = factors[index];
        factors[index] = before * change;
        ReplayedTimes times = runs.apply(assignments());
        if (first(times) < first * (1 - LEAST_GAIN) && second(times) < second * (1 - LEAST_GAIN)) {
            first = first(times);
            second = second(times);
            best = times;
            return true;
        }
        factors[index] = before;
        return false;
    }

    double factor(int index) {
        return factors[index];
    }

    /** The times with the present factors. */
    ReplayedTimes times() {
        return best;
    }

    /** The assignments that make the fitted scenario of the given one. */
    List<String> assignments() {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < factors.length; i++) {
            all.addAll(keys.get(i).times(factors[i]));
        }
        return all;
    }
}
