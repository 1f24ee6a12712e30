package org.spindle.policies.scheduler.linux;

/** What is kept of the queue of a process while it shares another one. */
final class BfqMemory {

    final BfqRaising raising = new BfqRaising();
    final BfqHabits habits = new BfqHabits(0, false);
    final BfqInjectLimit injection = new BfqInjectLimit(0);
    int weight;
    boolean wasInLargeBurst;
    boolean wasInBurst;

    void save(BfqQueue queue, boolean isInBurst) {
        raising.copy(queue.raising);
        habits.copy(queue.habits);
        injection.copy(queue.injection);
        weight = queue.entity.baseWeight;
        wasInLargeBurst = queue.isInLargeBurst;
        wasInBurst = isInBurst;
    }

    void restore(BfqQueue queue) {
        queue.raising.copy(raising);
        queue.habits.copy(habits);
        queue.injection.copy(injection);
        queue.entity.nextWeight = weight;
        queue.entity.hasChanged = true;
    }
}
