package org.spindle.policies.scheduler.linux;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.PriorityClass;

/** The order in which queues are served: by class in order of urgency, within a class by B-WF2Q+. */
final class BfqService {

    private static final int CLASSES = 3;
    private static final long IDLE_CLASS_MILLIS = 200;

    private final BfqServiceTree[] trees = new BfqServiceTree[CLASSES];
    private final BfqWeights weights;
    private final BfqClock clock;

    /** Entities on active lists, latest last. */
    private final List<BfqEntity> arrivals = new ArrayList<>();

    private @Nullable BfqEntity inService;
    private @Nullable BfqEntity next;
    private long idleClassServed;

    BfqService(BfqWeights weights, BfqClock clock) {
        this.weights = weights;
        this.clock = clock;
        for (int i = 0; i < CLASSES; i++) {
            trees[i] = new BfqServiceTree();
        }
    }

    static int index(PriorityClass level) {
        return switch (level) {
            case REALTIME -> 0;
            case NONE, BEST_EFFORT -> 1;
            case IDLE -> 2;
        };
    }

    private BfqServiceTree tree(BfqEntity entity) {
        return trees[index(entity.level)];
    }

    /**
     * Returns the sum of the weights of a class and all more urgent ones; each step up in urgency multiplies a
     * class's weights by the number of levels.
     */
    long weightsUpTo(PriorityClass level) {
        long sum = 0;
        for (int i = 0; i <= index(level); i++) {
            sum = sum * BfqWeights.LEVELS + trees[i].weights();
        }
        return sum;
    }

    @Nullable
    BfqQueue queueInService() {
        BfqEntity entity = inService;
        return entity == null ? null : entity.queue;
    }

    int waiting() {
        return arrivals.size();
    }

    /** Returns a waiting queue by number; the one that began to wait last has number 0. */
    BfqQueue waiting(int number) {
        return arrivals.get(arrivals.size() - 1 - number).queue;
    }

    /** Returns whether any other queue waits than that in service. */
    boolean hasOther() {
        return next != inService;
    }

    /**
     * Adds a queue that has received requests.
     *
     * @param continues whether the queue continues after a wait for its next request; its start is then its previous
     * finish time
     */
    void activate(BfqEntity entity, boolean continues) {
        BfqServiceTree tree = tree(entity);
        boolean isShiftedBack = continues && tree.time() > entity.finish;
        long earliest = isShiftedBack ? entity.finish : tree.time();
        if (entity.place == BfqEntity.TreePlace.IDLE) {
            tree.extract(entity);
            entity.start = Math.max(earliest, entity.finish);
        } else {
            entity.start = earliest;
            tree.count(entity);
        }
        enqueue(entity, isShiftedBack);
        updateNext(entity, false);
    }

    /** Repositions a waiting queue after its budget has changed. */
    void reposition(BfqEntity entity) {
        extract(entity);
        enqueue(entity, false);
        updateNext(entity, false);
    }

    /** Ends the service of the queue in service, which has more requests. */
    void requeue(BfqEntity entity) {
        entity.finishAfter(entity.service);
        entity.start = entity.finish;
        enqueue(entity, false);
        updateNext(entity, true);
        inService = null;
    }

    /** Removes a queue that has no more requests. */
    void deactivate(BfqEntity entity) {
        BfqServiceTree tree = tree(entity);
        boolean wasInService = entity == inService;
        if (wasInService) {
            entity.finishAfter(entity.service);
            inService = null;
        } else {
            extract(entity);
        }
        tree.becomeIdle(entity);
        if (next == entity) {
            next = lookUp(wasInService);
        }
    }

    private void extract(BfqEntity entity) {
        tree(entity).extract(entity);
        arrivals.remove(entity);
    }

    private void enqueue(BfqEntity entity, boolean isShiftedBack) {
        update(entity, true);
        BfqServiceTree tree = tree(entity);
        entity.finishAfter(entity.budget);
        if (isShiftedBack && tree.time() > entity.finish) {
            long forward = (tree.time() - entity.finish) / entity.queue.raising.coefficient;
            entity.start += forward;
            entity.finish += forward;
        }
        tree.insertActive(entity);
        arrivals.add(entity);
    }

    /**
     * Applies a pending change of an entity's weight and class.
     *
     * @param mayChangeClass whether the entity is on no list
     */
    void update(BfqEntity entity, boolean mayChangeClass) {
        if (!entity.hasChanged) {
            return;
        }
        BfqServiceTree old = tree(entity);
        entity.baseWeight = entity.nextWeight;
        if (mayChangeClass && entity.level != entity.nextLevel) {
            old.leave(entity);
            entity.level = entity.nextLevel;
            entity.start = tree(entity).time();
            tree(entity).count(entity);
        }
        entity.hasChanged = entity.level != entity.nextLevel;
        int weight = entity.baseWeight * entity.queue.raising.coefficient;
        boolean isOther = weight != entity.weight;
        tree(entity).reweigh(entity, weight);
        if (isOther) {
            weights.reweigh(entity.queue);
        }
    }

    /** Charges service to a queue, in service or not. */
    void charge(BfqEntity entity, long sectors) {
        entity.service += sectors;
        tree(entity).served(sectors);
    }

    /** Puts the next queue in service and returns it. */
    @Nullable
    BfqQueue serveNext() {
        BfqEntity entity = next;
        inService = entity;
        if (entity == null) {
            return null;
        }
        extract(entity);
        next = lookUp(false);
        return entity.queue;
    }

    private void updateNext(BfqEntity changed, boolean isExpiration) {
        BfqEntity present = next;
        boolean isNext = changed != present && (present == null || precedes(changed, present));
        next = isNext ? changed : lookUp(isExpiration);
    }

    private boolean precedes(BfqEntity changed, BfqEntity present) {
        return index(changed.level) == index(present.level)
                && changed.start <= tree(changed).time()
                && changed.finish < present.finish;
    }

    private @Nullable BfqEntity lookUp(boolean isExpiration) {
        int first = 0;
        if (clock.ticks() > idleClassServed + clock.ticksOfMillis(IDLE_CLASS_MILLIS)) {
            first = trees[CLASSES - 1].hasActive() ? CLASSES - 1 : 0;
            idleClassServed = clock.ticks();
        }
        for (int i = first; i < CLASSES; i++) {
            BfqEntity found = trees[i].next(inService != null && !isExpiration);
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
