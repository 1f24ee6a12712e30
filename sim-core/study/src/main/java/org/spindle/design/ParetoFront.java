package org.spindle.design;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The organisations that no other one dominates in cost, I/Os per second and response time. */
public final class ParetoFront {

    private ParetoFront() {}

    /** Returns the same evaluations, in their order, each marked with whether it is on the front. */
    public static List<Evaluation> mark(List<Evaluation> evaluations) {
        return evaluations.stream()
                .map(each -> each.onFront(evaluations.stream().noneMatch(other -> dominates(other, each))))
                .toList();
    }

    private static boolean dominates(Evaluation one, Evaluation other) {
        boolean asGood = one.cost() <= other.cost()
                && one.iops() >= other.iops()
                && millis(one.response()) <= millis(other.response());
        boolean better = one.cost() < other.cost()
                || one.iops() > other.iops()
                || millis(one.response()) < millis(other.response());
        return asGood && better;
    }

    private static double millis(@Nullable ResponseTime response) {
        return response == null ? Double.POSITIVE_INFINITY : response.mean();
    }
}
