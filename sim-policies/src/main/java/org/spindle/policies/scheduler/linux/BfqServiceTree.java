package org.spindle.policies.scheduler.linux;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The entities of one I/O priority class in B-WF2Q+ (Checconi and Valente 2010): those that wait, by virtual time of finish, and those
 * that have left and whose finish is still to come.
 */
final class BfqServiceTree {

    private final List<BfqEntity> active = new ArrayList<>();
    private final List<BfqEntity> idle = new ArrayList<>();
    private long time;
    private long weights;

    /** The virtual time of the class. */
    long time() {
        return time;
    }

    /** The sum of the weights of all that wait, are served, or have left and count. */
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

    /** Gives an entity of this class another weight. */
    void reweigh(BfqEntity entity, int weight) {
        if (entity.isCounted) {
            weights += weight - entity.weight;
        }
        entity.weight = weight;
    }

    /** Takes an entity that has changed its class out of the sum. */
    void leave(BfqEntity entity) {
        if (entity.isCounted) {
            forget(entity);
        }
    }

    /** Something has been served: virtual time goes on by its share of all weights. */
    void served(long sectors) {
        if (weights > 0) {
            time += BfqEntity.virtual(sectors, weights);
        }
        forgetFirstIdle();
    }

    void insertActive(BfqEntity entity) {
        insert(active, entity);
        entity.place = BfqEntity.Place.ACTIVE;
    }

    void extract(BfqEntity entity) {
        (entity.place == BfqEntity.Place.ACTIVE ? active : idle).remove(entity);
        entity.place = BfqEntity.Place.NOWHERE;
    }

    /** The entity has no more requests; it counts until its finish is over. */
    void rest(BfqEntity entity) {
        if (entity.finish > time) {
            insert(idle, entity);
            entity.place = BfqEntity.Place.IDLE;
        } else {
            forget(entity);
        }
    }

    /** Behind those with the same finish. */
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
     * Returns the waiting entity that has started and has the earliest finish; virtual time jumps to the first start if none has.
     *
     * @param isServing whether an entity is in service: then the jump is only supposed
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
