package org.spindle.policies.scheduler.linux;

/** The saved state of a process's own queue while the process shares another one. */
final class BfqSavedState {

    final BfqRaising raising = new BfqRaising();
    final BfqRequestPattern pattern = new BfqRequestPattern(0, false);
    final BfqInjectLimit injection = new BfqInjectLimit(0);
    int weight;
    boolean wasInLargeBurst;
    boolean wasInBurst;

    void save(BfqQueue queue, boolean isInBurst) {
        raising.copy(queue.raising);
        pattern.copy(queue.pattern);
        injection.copy(queue.injection);
        weight = queue.entity.baseWeight;
        wasInLargeBurst = queue.isInLargeBurst;
        wasInBurst = isInBurst;
    }

    void restore(BfqQueue queue) {
        queue.raising.copy(raising);
        queue.pattern.copy(pattern);
        queue.injection.copy(injection);
        queue.entity.nextWeight = weight;
        queue.entity.hasChanged = true;
    }
}
