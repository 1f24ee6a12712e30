package org.spindle.policies.scheduler.linux;

import static org.spindle.policies.scheduler.linux.BatchState.READ;
import static org.spindle.policies.scheduler.linux.BatchState.WRITE;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * The deadline scheduler of the single-queue block layer, as in Linux 2.6.20 or 2.6.32. A batch continues with the
 * request that followed the last one in order of sectors when that was taken; a request that arrives between them is
 * left for later. The kernel's dispatch list is the queue's owner here, except for requests that were displaced by a
 * later one with the same first sector; these are served before all others.
 */
final class Deadline implements RequestScheduler {

    private final DeadlineTunables tunables;
    private final boolean hasContiguousBatches;
    private final Jiffies clock;
    private final EventLoop events;
    private final long[] expire;
    private final SortedFifo[] directions = {new SortedFifo(), new SortedFifo()};
    private final SortedFifo displaced = new SortedFifo();
    private final BatchState state = new BatchState(READ);

    /** State after {@link #choice} is taken. */
    private final BatchState next = new BatchState(READ);

    /** The request after the last one taken, in its direction; it waits in {@link #nextDirection}. */
    private @Nullable Request following;

    private int nextDirection = READ;

    /** The sector after the request that {@link #following} follows. */
    private long end;

    private @Nullable Request choice;

    Deadline(DeadlineConfig config, EventLoop events) {
        tunables = config.tunables();
        hasContiguousBatches = config.hasContiguousBatches();
        this.events = events;
        clock = tunables.clock();
        expire = new long[] {clock.of(tunables.readExpire()), clock.of(tunables.writeExpire())};
    }

    private static int direction(Request request) {
        return request.isRead() ? READ : WRITE;
    }

    private long now() {
        return clock.at(events.now());
    }

    @Override
    public void add(Request request) {
        choice = null;
        int direction = direction(request);
        SortedFifo queue = directions[direction];
        Request alias = queue.at(request.sector());
        if (alias != null) {
            leave(alias);
            displaced.add(alias, 0);
        }
        queue.add(request, now() + expire[direction]);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        next.copy(state);
        choice = displaced.earliest(eligibility);
        if (choice == null) {
            choice = choose(eligibility);
        }
        return choice;
    }

    private @Nullable Request choose(Eligibility eligibility) {
        Request goesOn = following == null ? null : directions[nextDirection].firstFrom(following, eligibility);
        if (hasContiguousBatches && goesOn != null && goesOn.sector() != end) {
            next.batching = Math.max(next.batching, tunables.fifoBatch());
        }
        int batching = next.batching;
        if (goesOn != null && batching < tunables.fifoBatch()) {
            next.batching++;
            return goesOn;
        }
        Request read = directions[READ].earliest(eligibility);
        Request write = directions[WRITE].earliest(eligibility);
        if (!next.begin(read != null, write != null, tunables.writesStarved())) {
            return null;
        }
        Request earliest = next.direction == READ ? read : write;
        Request found = goesOn;
        if (isExpired(earliest)) {
            found = earliest;
        } else if (goesOn == null || nextDirection != next.direction) {
            found = hasContiguousBatches ? directions[next.direction].firstAtOrAbove(0, eligibility) : earliest;
        } else if (hasContiguousBatches) {
            // A batch that is over remains so while its sweep goes on.
            next.batching = batching;
        }
        next.batching++;
        return found;
    }

    private boolean isExpired(@Nullable Request request) {
        return request != null && now() > directions[direction(request)].deadline(request);
    }

    @Override
    public void take(Request request) {
        if (displaced.contains(request)) {
            displaced.remove(request);
        } else {
            if (choice != request) {
                select(Eligibility.ALL);
            }
            if (choice == request) {
                state.copy(next);
            }
            leave(request);
        }
        choice = null;
    }

    /** Removes a request from its queue; the sweep continues after it. */
    private void leave(Request request) {
        nextDirection = direction(request);
        end = request.end();
        following = directions[nextDirection].following(request);
        directions[nextDirection].remove(request);
    }

    @Override
    public void withdraw(Request request) {
        choice = null;
        if (displaced.contains(request)) {
            displaced.remove(request);
            return;
        }
        SortedFifo queue = directions[direction(request)];
        if (following == request) {
            following = queue.following(request);
        }
        queue.remove(request);
    }

    @Override
    public void replace(Request waiting, Request by) {
        choice = null;
        if (displaced.contains(waiting)) {
            displaced.replace(waiting, by);
            return;
        }
        directions[direction(waiting)].replace(waiting, by);
        if (following == waiting) {
            following = by;
        }
    }

    @Override
    public boolean mayMerge(Request waiting, Request arriving) {
        return !displaced.contains(waiting) && !displaced.contains(arriving);
    }

    @Override
    public boolean seeksFrontMerges() {
        return tunables.frontMerges();
    }

    @Override
    public int size() {
        return displaced.size() + directions[READ].size() + directions[WRITE].size();
    }
}
