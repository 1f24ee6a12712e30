package org.spindle.policies.scheduler.linux;

import java.util.ArrayList;
import java.util.List;

/**
 * Detects bursts: many queues created in quick succession belong to one task, for whose single processes no user
 * waits. Times in ticks.
 */
final class BfqBursts {

    private static final long INTERVAL_MILLIS = 180;
    private static final long SPLIT_MILLIS = 10;
    private static final int LARGE = 8;

    private final BfqWeights weights;
    private final BfqClock clock;
    private final long interval;
    private final List<BfqQueue> burst = new ArrayList<>();
    private int size;
    private boolean isLarge;
    private long last;

    BfqBursts(BfqWeights weights, BfqClock clock) {
        this.weights = weights;
        this.clock = clock;
        interval = clock.ticksOfMillis(INTERVAL_MILLIS);
    }

    /** Returns the longest time between the creations of two successive queues of a burst. */
    long interval() {
        return interval;
    }

    boolean isLarge() {
        return isLarge;
    }

    boolean contains(BfqQueue queue) {
        return burst.contains(queue);
    }

    /** Adds a queue that was split from a shared one and was in the burst before. */
    void join(BfqQueue queue) {
        burst.add(queue);
    }

    /** Removes a queue that has been idle for so long that it no longer belongs to a burst. */
    void leave(BfqQueue queue) {
        burst.remove(queue);
        queue.isInLargeBurst = false;
    }

    /** Handles a new queue before its first request. */
    void queueCreated(BfqQueue queue) {
        boolean isPossible = size > 0 || weights.busy() == 0;
        if (!isPossible || contains(queue) || queue.isInLargeBurst || isFreshlySplit(queue)) {
            return;
        }
        if (last + interval < clock.ticks()) {
            isLarge = false;
            beginBurst(queue);
        } else if (isLarge) {
            queue.isInLargeBurst = true;
        } else {
            add(queue);
        }
        last = clock.ticks();
    }

    private boolean isFreshlySplit(BfqQueue queue) {
        return queue.splitAt + clock.ticksOfMillis(SPLIT_MILLIS) >= clock.ticks();
    }

    private void beginBurst(BfqQueue queue) {
        burst.clear();
        size = 0;
        if (weights.busy() == 0) {
            burst.add(queue);
            size = 1;
        }
    }

    private void add(BfqQueue queue) {
        size++;
        burst.add(queue);
        if (size == LARGE) {
            isLarge = true;
            for (BfqQueue member : burst) {
                member.isInLargeBurst = true;
            }
            burst.clear();
        }
    }
}
