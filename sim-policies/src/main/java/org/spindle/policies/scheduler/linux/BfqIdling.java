package org.spindle.policies.scheduler.linux;

/**
 * Decides whether to leave the device idle for the next request of a queue rather than serve other queues. Times in
 * nanoseconds.
 */
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

    /** Returns the configured time for which the device is left idle (slice_idle). */
    long span() {
        return span;
    }

    /** Returns the time for which the device is left idle for a queue. */
    long span(BfqQueue queue) {
        if (queue.raising.isRaised()) {
            return Math.max(span, LONG);
        }
        return queue.pattern.isSeeky() && !weights.isAsymmetric(queue) ? Math.min(span, SHORT) : span;
    }

    /** Returns whether idling increases throughput and delays no queue of raised weight. */
    boolean boosts(BfqQueue queue) {
        if (queue.processes == 0 || weights.raised() > 0) {
            return false;
        }
        boolean isWhole = !queue.pattern.isSeeky() && queue.pattern.isIoBound && queue.pattern.hasShortThinkTime;
        return device.rotational && device.isShallow() || (device.rotational || device.isShallow()) && isWhole;
    }

    /**
     * Returns whether the queue might not get its share of the device without idling. The only busy queue might not if others
     * became busy before its next request: when they do, this is decided again.
     */
    boolean isNeededForShare(BfqQueue queue) {
        if (queue.processes == 0) {
            return false;
        }
        boolean hasRivals = weights.raised() < weights.busy() || device.dispatched >= queue.dispatched + MANY_OTHERS;
        boolean isOnly = weights.busy() == 1;
        return queue.raising.isRaised() && hasRivals || weights.isAsymmetric(queue) || isOnly;
    }

    boolean isBetter(BfqQueue queue) {
        if (queue.processes == 0) {
            return false;
        }
        if (isStrict) {
            return true;
        }
        boolean isPossible = span > 0 && queue.sync && !queue.isIdleClass();
        return isPossible && (boosts(queue) || isNeededForShare(queue));
    }

    boolean mustIdle(BfqQueue queue) {
        return queue.isEmpty() && isBetter(queue);
    }
}
