package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.PriorityClass;

/** What B-WF2Q+ keeps of one queue: virtual times of start and finish, weight, budget and service in sectors. */
final class BfqEntity {

    /** Where an entity is; one in service is on neither list. */
    enum Place {
        NOWHERE,
        ACTIVE,
        IDLE
    }

    private static final int VIRTUAL_SHIFT = 22;

    final BfqQueue queue;

    Place place = Place.NOWHERE;

    /** Whether the weight counts in the sum of its class. */
    boolean isCounted;

    PriorityClass level;
    int baseWeight;
    int weight;

    /** What level and base weight become when the entity is next put on a list. */
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

    /** Sets the virtual time at which this much service is done, if it begins at the start. */
    void finishAfter(long sectors) {
        finish = start + virtual(sectors, weight);
    }

    /** Returns service in virtual time, shared by a weight. */
    static long virtual(long sectors, long weight) {
        return (sectors << VIRTUAL_SHIFT) / weight;
    }
}
