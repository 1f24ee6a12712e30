package org.spindle.policies.scheduler.linux;

/** Whether the device is better left idle for the next request of a queue than given to others. Times in nanoseconds. */
final class BfqIdling {

    private static final long SHORT = 2 * BfqClock.MILLISECOND;
    private static final long LONG = 20 * BfqClock.MILLISECOND;
    private static final int MANY_OTHERS = 4;

    private final BfqDevice device;
    private final BfqWeights weights;
    private final boolean isStrict;
    private final long span;

    BfqIdling(BfqConfig config, BfqDevice device, BfqWeights weights) {
        this.device = device;
        this.weights = weights;
        isStrict = config.strictGuarantees();
        span = config.sliceIdle().nanos();
    }

    /** The time that a queue is waited for, if nothing speaks against it. */
    long span() {
        return span;
    }

    /** Returns how long a queue is waited for. */
    long span(BfqQueue queue) {
        if (queue.raising.isRaised()) {
            return Math.max(span, LONG);
        }
        return queue.habits.isSeeky() && !weights.isAsymmetric(queue) ? Math.min(span, SHORT) : span;
    }

    /** Whether the device does more if it waits, and no raised weight suffers from that. */
    boolean boosts(BfqQueue queue) {
        if (queue.processes == 0 || weights.raised() > 0) {
            return false;
        }
        boolean isWhole = !queue.habits.isSeeky() && queue.habits.isIoBound && queue.habits.thinksBriefly;
        return device.rotational && device.isShallow() || (device.rotational || device.isShallow()) && isWhole;
    }

    /** Whether the queue would not get its share if the device did not wait. */
    boolean isDue(BfqQueue queue) {
        if (queue.processes == 0) {
            return false;
        }
        boolean hasRivals = weights.raised() < weights.busy() || device.dispatched >= queue.dispatched + MANY_OTHERS;
        return queue.raising.isRaised() && hasRivals || weights.isAsymmetric(queue);
    }

    boolean isBetter(BfqQueue queue) {
        if (queue.processes == 0) {
            return false;
        }
        if (isStrict) {
            return true;
        }
        boolean isPossible = span > 0 && queue.sync && !queue.isIdleClass();
        return isPossible && (boosts(queue) || isDue(queue));
    }

    boolean mustIdle(BfqQueue queue) {
        return queue.isEmpty() && isBetter(queue);
    }
}
