package org.spindle.stack;

import java.util.stream.IntStream;
import org.spindle.stack.Arbitration.PriorityClass;

/**
 * Weighted round robin with an urgent class (NVM Express Base Specification 1.4, section 4.13.2): urgent queues come
 * before all others; in each round, class high has as many commands as its weight, then medium, then low. A class
 * without waiting commands loses the rest of its share of the round. Within a class queues are served in turn.
 */
final class WeightedRoundRobinArbiter implements SubmissionArbiter {

    private static final PriorityClass[] WEIGHTED = {PriorityClass.HIGH, PriorityClass.MEDIUM, PriorityClass.LOW};

    private final RoundRobinArbiter urgent;
    private final RoundRobinArbiter[] classes = new RoundRobinArbiter[WEIGHTED.length];
    private final int[] weights;
    /** The class served last, and its commands in this round so far. */
    private int current;

    private int served;

    WeightedRoundRobinArbiter(Arbitration.WeightedRoundRobin config) {
        urgent = arbiter(config, PriorityClass.URGENT);
        for (int i = 0; i < WEIGHTED.length; i++) {
            classes[i] = arbiter(config, WEIGHTED[i]);
        }
        weights = new int[] {config.high(), config.medium(), config.low()};
    }

    private static RoundRobinArbiter arbiter(Arbitration.WeightedRoundRobin config, PriorityClass of) {
        int[] queues = IntStream.range(0, config.classes().size())
                .filter(queue -> config.classes().get(queue) == of)
                .toArray();
        return new RoundRobinArbiter(queues, config.burst());
    }

    @Override
    public int next(int[] waiting) {
        int first = urgent.next(waiting);
        if (first != NONE) {
            return first;
        }
        for (int step = served < weights[current] ? 0 : 1; step <= classes.length; step++) {
            int at = (current + step) % classes.length;
            int chosen = classes[at].next(waiting);
            if (chosen != NONE) {
                served = step == 0 ? served + 1 : 1;
                current = at;
                return chosen;
            }
        }
        return NONE;
    }
}
