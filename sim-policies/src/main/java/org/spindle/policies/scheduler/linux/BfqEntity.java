package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.PriorityClass;

/** The state of one queue in B-WF2Q+: virtual start and finish times, weight, budget, and service in sectors. */
final class BfqEntity {

    /** The list that an entity is on; an entity in service is on neither. */
    enum TreePlace {
        NOWHERE,
        ACTIVE,
        IDLE
    }

    private static final int VIRTUAL_SHIFT = 22;

    final BfqQueue queue;

    TreePlace place = TreePlace.NOWHERE;

    /** Whether the weight is included in the sum of its class. */
    boolean isCounted;

    PriorityClass level;
    int baseWeight;
    int weight;

    /** Class and base weight that take effect when the entity is next put on a list. */
    PriorityClass nextLevel;

    int nextWeight;
    boolean hasChanged = true;

    long start;
    long finish;
    long budget;
    long service;

    BfqEntity(BfqQueue queue, PriorityClass level, int weight) {
        this.queue = queue;
        this.level = level;
        this.nextLevel = level;
        this.nextWeight = weight;
        this.baseWeight = weight;
        this.weight = weight;
    }

    long budgetLeft() {
        return budget - service;
    }

    /** Sets the virtual finish time for this much service from the start time. */
    void finishAfter(long sectors) {
        finish = start + virtual(sectors, weight);
    }

    /** Returns the virtual time of an amount of service at a weight. */
    static long virtual(long sectors, long weight) {
        return (sectors << VIRTUAL_SHIFT) / weight;
    }
}
