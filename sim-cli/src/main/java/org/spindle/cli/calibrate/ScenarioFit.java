package org.spindle.cli.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * Scales times of a scenario until the simulated response times of the first half of the requests of its trace have the greatest
 * likelihood ({@link ReplayedTimes#negativeLogLikelihood}), then, by smaller steps, until they are distributed as the recorded ones: steps along
 * one factor after the other, up and down, half as large where neither helps. A step is taken if it improves both halves of these
 * requests, so that a change that suits only some of them is rejected. The other half of the trace is held out.
 */
final class ScenarioFit {

    private static final double FIRST_STEP = 0.5;
    private static final double FIRST_STEP_OF_DEMERIT = 0.1;
    private static final double LAST_STEP = 0.005;
    private static final int MOST_ROUNDS = 50;

    /** The least gain of a step, in the logarithm of the likelihood, as for a further parameter (Akaike 1974). */
    private static final double LEAST_GAIN = 1;

    private static final double LEAST_GAIN_OF_DEMERIT = 1e-4;

    /** The quantity that a fit minimises. */
    @FunctionalInterface
    private interface Objective {
        double of(ReplayedTimes times, int from, int to);
    }

    private final List<ScaledKeys> keys;
    private final Function<List<String>, ReplayedTimes> runs;
    private final double[] factors;
    private final RequestClasses classes;
    private ReplayedTimes best;

    /**
     * @param runs the scenario with assignments made
     */
    ScenarioFit(List<ScaledKeys> keys, Function<List<String>, ReplayedTimes> runs) {
        this.keys = List.copyOf(keys);
        this.runs = runs;
        factors = new double[keys.size()];
        Arrays.setAll(factors, i -> keys.get(i).start());
        best = runs.apply(List.of());
        classes = RequestClasses.of(best);
    }

    /** Returns the number of requests that are fitted. */
    static int fitted(ReplayedTimes times) {
        return times.count() / 2;
    }

    void run() {
        descend((times, from, to) -> times.negativeLogLikelihood(classes, from, to), FIRST_STEP, LEAST_GAIN);
        descend((times, from, to) -> times.part(from, to).demerit(), FIRST_STEP_OF_DEMERIT, LEAST_GAIN_OF_DEMERIT);
    }

    private void descend(Objective objective, double firstStep, double leastGain) {
        double[] steps = new double[factors.length];
        Arrays.fill(steps, firstStep);
        boolean isOver = false;
        for (int round = 0; round < MOST_ROUNDS && !isOver; round++) {
            isOver = true;
            for (int i = 0; i < factors.length; i++) {
                if (steps[i] >= LAST_STEP) {
                    isOver = false;
                    if (!tries(i, steps[i], objective, leastGain)) {
                        steps[i] /= 2;
                    }
                }
            }
        }
    }

    private boolean tries(int index, double step, Objective objective, double leastGain) {
        double factor = factors[index];
        if (factor == 0) {
            return tried(index, step, objective, leastGain);
        }
        return tried(index, factor * (1 + step), objective, leastGain)
                || tried(index, factor / (1 + step), objective, leastGain);
    }

    private boolean tried(int index, double factor, Objective objective, double leastGain) {
        double before = factors[index];
        factors[index] = factor;
        ReplayedTimes times = runs.apply(assignments());
        int end = fitted(times);
        double gainOfFirst = objective.of(best, 0, end / 2) - objective.of(times, 0, end / 2);
        double gainOfSecond = objective.of(best, end / 2, end) - objective.of(times, end / 2, end);
        if (gainOfFirst > 0 && gainOfSecond > 0 && gainOfFirst + gainOfSecond > leastGain) {
            best = times;
            return true;
        }
        factors[index] = before;
        return false;
    }

    double factor(int index) {
        return factors[index];
    }

    /** Returns the times with the present factors. */
    ReplayedTimes times() {
        return best;
    }

    /** Returns the assignments that turn the given scenario into the fitted one. */
    List<String> assignments() {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < factors.length; i++) {
            all.addAll(keys.get(i).times(factors[i]));
        }
        return all;
    }
}
