package org.spindle.policies.scheduler.linux;

import static org.spindle.policies.scheduler.linux.BatchState.READ;
import static org.spindle.policies.scheduler.linux.BatchState.WRITE;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * The mq-deadline scheduler of Linux 5.14 and later. The levels share the state of the batch. A level whose requests
 * are all at the device still delays less urgent levels.
 */
final class MqDeadline implements RequestScheduler {

    private final DeadlineTunables tunables;
    private final Jiffies clock;
    private final EventLoop events;
    private final long[] expire;
    private final long aging;
    private final int asyncDepth;
    private final PriorityLevel[] levels = new PriorityLevel[PriorityLevel.LEVELS];
    private final BatchState state = new BatchState(WRITE);

    /** State after {@link #choice} is taken. */
    private final BatchState next = new BatchState(WRITE);

    private @Nullable Request choice;
    private int size;

    MqDeadline(MqDeadlineConfig config, EventLoop events) {
        this.events = events;
        tunables = config.tunables();
        clock = tunables.clock();
        expire = new long[] {clock.of(tunables.readExpire()), clock.of(tunables.writeExpire())};
        aging = clock.of(config.prioAgingExpire());
        asyncDepth = config.asyncDepth() == null ? Integer.MAX_VALUE : config.asyncDepth();
        for (int level = 0; level < levels.length; level++) {
            levels[level] = new PriorityLevel();
        }
    }

    private static int direction(Request request) {
        return request.isRead() ? READ : WRITE;
    }

    private SortedFifo queue(Request request) {
        return levels[PriorityLevel.of(request)].directions[direction(request)];
    }

    @Override
    public void add(Request request) {
        choice = null;
        size++;
        levels[PriorityLevel.of(request)].present++;
        queue(request).add(request, clock.at(events.now()) + expire[direction(request)]);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        next.copy(state);
        long now = clock.at(events.now());
        choice = aged(now, eligibility);
        for (int level = 0; choice == null && level < levels.length; level++) {
            choice = choose(levels[level], now, now, eligibility);
            if (choice == null && levels[level].present > levels[level].size()) {
                break;
            }
        }
        if (choice == null) {
            // The kernel changes the batch before it finds that the request it was begun for has to wait.
            state.copy(next);
        }
        return choice;
    }

    /** Returns a request of a less urgent level that has waited for too long, or null. */
    private @Nullable Request aged(long now, Eligibility eligibility) {
        int occupied = 0;
        for (PriorityLevel level : levels) {
            occupied += level.present > 0 ? 1 : 0;
        }
        Request found = null;
        for (int level = 1; found == null && occupied > 1 && level < levels.length; level++) {
            found = choose(levels[level], now, now - aging, eligibility);
        }
        return found;
    }

    /**
     * Returns the next request of a level.
     *
     * @param latest the choice counts only if it arrived at this time or before
     */
    private @Nullable Request choose(PriorityLevel level, long now, long latest, Eligibility eligibility) {
        Request found = sweep(level, next.direction, eligibility);
        if (found == null || next.batching >= tunables.fifoBatch()) {
            Request read = level.directions[READ].earliest(eligibility);
            Request write = level.directions[WRITE].earliest(eligibility);
            if (!next.begin(read != null, write != null, tunables.writesStarved())) {
                return null;
            }
            Request earliest = next.direction == READ ? read : write;
            found = sweep(level, next.direction, eligibility);
            if (found == null || isExpired(earliest, now)) {
                found = earliest;
            }
        }
        if (found == null || deadline(found) - expire[next.direction] > latest) {
            return null;
        }
        next.batching++;
        return found;
    }

    private static @Nullable Request sweep(PriorityLevel level, int direction, Eligibility eligibility) {
        return level.directions[direction].firstAtOrAbove(level.position[direction], eligibility);
    }

    private long deadline(Request request) {
        return queue(request).deadline(request);
    }

    private boolean isExpired(@Nullable Request request, long now) {
        return request != null && deadline(request) <= now;
    }

    /** Removes the request. One taken instead of the choice counts as part of its batch if it is of the same direction. */
    @Override
    public void take(Request request) {
        if (choice != request) {
            select(Eligibility.ALL);
        }
        if (choice != null && next.direction == direction(request)) {
            state.copy(next);
        }
        choice = null;
        size--;
        levels[PriorityLevel.of(request)].position[direction(request)] = request.sector();
        queue(request).remove(request);
    }

    @Override
    public void withdraw(Request request) {
        choice = null;
        size--;
        levels[PriorityLevel.of(request)].present--;
        queue(request).remove(request);
    }

    @Override
    public void replace(Request waiting, Request by) {
        choice = null;
        queue(waiting).replace(waiting, by);
    }

    @Override
    public void completed(Request request) {
        choice = null;
        levels[PriorityLevel.of(request)].present--;
    }

    /** Returns false: the kernel's scheduler does not run the queue when the last request of a class is complete. */
    @Override
    public boolean isWokenByCompletion() {
        return false;
    }

    @Override
    public boolean seeksFrontMerges() {
        return tunables.frontMerges();
    }

    @Override
    public int admissionLimit(Request request, int pool) {
        return request.isRead() ? pool : Math.min(pool, asyncDepth);
    }

    @Override
    public int size() {
        return size;
    }
}
