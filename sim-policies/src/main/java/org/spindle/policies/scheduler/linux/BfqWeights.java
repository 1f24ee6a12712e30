package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.PriorityClass;

/**
 * Which queues have requests, by weight and by class: from this follows whether all get the same share of the device. Raised weights
 * count as such only in number.
 */
final class BfqWeights {

    /** The weight of one level of I/O priority. */
    static final int UNIT = 10;

    static final int LEVELS = 8;
    private static final int CLASSES = 3;

    private final int[] withWeight = new int[LEVELS + 1];
    private final int[] busy = new int[CLASSES];
    private int raised;

    /** The weight of a level of I/O priority, 0 the most urgent. */
    static int weight(int urgency) {
        return (LEVELS - urgency) * UNIT;
    }

    int busy() {
        return busy[0] + busy[1] + busy[2];
    }

    int raised() {
        return raised;
    }

    /** The weight of a busy queue has begun or ceased to be raised. */
    void raise(int change) {
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

    /** The queue has neither requests that wait nor any at the device. */
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

    /** The weight of a queue has changed. */
    void reweigh(BfqQueue queue) {
        remove(queue);
        if (!queue.raising.isRaised()) {
            add(queue);
        }
    }

    /** Whether a queue has to be protected from others: it is of another weight than they, and not of the least, or of another class. */
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
