package org.spindle.policies.scheduler.linux;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The entities of one I/O priority class in B-WF2Q+ (Checconi and Valente 2010): waiting ones, by virtual finish
 * time, and idle ones whose finish time has not been reached.
 */
final class BfqServiceTree {

    private final List<BfqEntity> active = new ArrayList<>();
    private final List<BfqEntity> idle = new ArrayList<>();
    private long time;
    private long weights;

    /** Returns the virtual time of the class. */
    long time() {
        return time;
    }

    /** Returns the sum of the weights of all entities that wait, are in service, or are idle and still counted. */
    long weights() {
        return weights;
    }

    boolean hasActive() {
        return !active.isEmpty();
    }

    void count(BfqEntity entity) {
        weights += entity.weight;
        entity.isCounted = true;
    }

    private void forget(BfqEntity entity) {
        weights -= entity.weight;
        entity.isCounted = false;
    }

    /** Sets the weight of an entity of this class. */
    void reweigh(BfqEntity entity, int weight) {
        if (entity.isCounted) {
            weights += weight - entity.weight;
        }
        entity.weight = weight;
    }

    /** Subtracts the weight of an entity that changes its class. */
    void leave(BfqEntity entity) {
        if (entity.isCounted) {
            forget(entity);
        }
    }

    /** Advances virtual time by an amount of service divided by the sum of all weights. */
    void served(long sectors) {
        if (weights > 0) {
            time += BfqEntity.virtual(sectors, weights);
        }
        forgetFirstIdle();
    }

    void insertActive(BfqEntity entity) {
        insert(active, entity);
        entity.place = BfqEntity.TreePlace.ACTIVE;
    }

    void extract(BfqEntity entity) {
        (entity.place == BfqEntity.TreePlace.ACTIVE ? active : idle).remove(entity);
        entity.place = BfqEntity.TreePlace.NOWHERE;
    }

    /** Handles an entity without further requests; it remains counted until virtual time reaches its finish. */
    void becomeIdle(BfqEntity entity) {
        if (entity.finish > time) {
            insert(idle, entity);
            entity.place = BfqEntity.TreePlace.IDLE;
        } else {
            forget(entity);
        }
    }

    /** Inserts an entity after those with the same finish time. */
    private static void insert(List<BfqEntity> list, BfqEntity entity) {
        int place = list.size();
        while (place > 0 && list.get(place - 1).finish > entity.finish) {
            place--;
        }
        list.add(place, entity);
    }

    private void forgetFirstIdle() {
        if (active.isEmpty() && !idle.isEmpty() && idle.get(idle.size() - 1).finish <= time) {
            time = idle.get(idle.size() - 1).finish;
        }
        if (!idle.isEmpty() && idle.get(0).finish <= time) {
            BfqEntity first = idle.get(0);
            extract(first);
            forget(first);
        }
    }

    /**
     * Returns the waiting entity with the earliest finish among those whose start has been reached; if there is none,
     * virtual time is advanced to the earliest start.
     *
     * @param isServing whether an entity is in service; if so, the advance is not stored
     */
    @Nullable
    BfqEntity next(boolean isServing) {
        if (active.isEmpty()) {
            return null;
        }
        long reference = Math.max(time, earliestStart());
        if (!isServing && reference > time) {
            time = reference;
            forgetFirstIdle();
        }
        for (int i = 0; i < active.size(); i++) {
            if (active.get(i).start <= reference) {
                return active.get(i);
            }
        }
        throw new AssertionError("no entity starts at the earliest start");
    }

    private long earliestStart() {
        long earliest = Long.MAX_VALUE;
        for (int i = 0; i < active.size(); i++) {
            earliest = Math.min(earliest, active.get(i).start);
        }
        return earliest;
    }
}
