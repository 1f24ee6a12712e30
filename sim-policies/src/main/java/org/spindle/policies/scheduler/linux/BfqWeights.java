package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.PriorityClass;

/**
 * Counts the queues with requests by weight and by class, from which follows whether all get equal shares of the
 * device. Queues of raised weight are counted only as a number.
 */
final class BfqWeights {

    /** Weight of one level of I/O priority. */
    static final int UNIT = 10;

    static final int LEVELS = 8;
    private static final int CLASSES = 3;

    private final int[] withWeight = new int[LEVELS + 1];
    private final int[] busy = new int[CLASSES];
    private int raised;

    /** Returns the weight of a level of I/O priority, 0 the most urgent. */
    static int weight(int urgency) {
        return (LEVELS - urgency) * UNIT;
    }

    int busy() {
        return busy[0] + busy[1] + busy[2];
    }

    int raised() {
        return raised;
    }

    /** Counts a change in the number of busy queues of raised weight: 1 or -1. */
    void countRaised(int change) {
        raised += change;
    }

    void begin(BfqQueue queue, PriorityClass level) {
        busy[BfqService.index(level)]++;
        raised += queue.raising.isRaised() ? 1 : 0;
        if (queue.dispatched == 0 && !queue.raising.isRaised()) {
            add(queue);
        }
    }

    void end(BfqQueue queue, PriorityClass level) {
        busy[BfqService.index(level)]--;
        raised -= queue.raising.isRaised() ? 1 : 0;
        if (queue.dispatched == 0) {
            remove(queue);
        }
    }

    /** Removes a queue that has no requests, neither waiting nor at the device. */
    void remove(BfqQueue queue) {
        if (queue.countedWeight > 0) {
            withWeight[queue.countedWeight / UNIT]--;
            queue.countedWeight = 0;
        }
    }

    private void add(BfqQueue queue) {
        if (queue.countedWeight == 0) {
            queue.countedWeight = queue.entity.baseWeight;
            withWeight[queue.countedWeight / UNIT]++;
        }
    }

    /** Updates the count after a change of a queue's weight. */
    void reweigh(BfqQueue queue) {
        remove(queue);
        if (!queue.raising.isRaised()) {
            add(queue);
        }
    }

    /**
     * Returns whether a queue needs protection from others: several weights occur and it does not have the lowest, or
     * several classes occur.
     */
    boolean isAsymmetric(BfqQueue queue) {
        int weights = 0;
        int least = 0;
        for (int i = LEVELS; i > 0; i--) {
            if (withWeight[i] > 0) {
                weights++;
                least = i * UNIT;
            }
        }
        int classes = 0;
        for (int count : busy) {
            classes += count > 0 ? 1 : 0;
        }
        return weights > 1 && queue.countedWeight != least || classes > 1;
    }
}
