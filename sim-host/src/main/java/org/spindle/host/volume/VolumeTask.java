package org.spindle.host.volume;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/** The state of a request to a volume, or of a step of a rebuild, from its first lock to its last transfer. Objects are reused. */
final class VolumeTask {

    /** Identifies the task in the tags of its parts. */
    final int id;

    final Plan plan;

    /** The request that is served; null for a step of a rebuild. */
    @Nullable
    Request whole;

    /** The rebuild to which the step belongs; null for a request. */
    @Nullable
    Rebuild rebuild;

    /** Position of the next stripe to lock: a sector of the request, or a row of the rebuild. */
    long cursor;

    /** Number of incomplete transfers, plus one while transfers are being sent. */
    int unfinished;

    /** When the task began to wait for the stripe; {@link Request#NONE} if it has not waited. */
    long waitingSince;

    /** The next task that waits for the same stripe. */
    @Nullable
    VolumeTask nextWaiting;

    private long[] locked = new long[4];
    private int locks;

    VolumeTask(int id, Plan plan) {
        this.id = id;
        this.plan = plan;
    }

    /** Prepares the task for a request or a step of a rebuild. */
    void reset(@Nullable Request forWhole, @Nullable Rebuild forRebuild, long from) {
        plan.clear();
        whole = forWhole;
        rebuild = forRebuild;
        cursor = from;
        unfinished = 0;
        waitingSince = Request.NONE;
        nextWaiting = null;
        locks = 0;
    }

    /** Returns whether the task locks its stripes exclusively; reads use shared locks. */
    boolean isExclusive() {
        return whole == null || !whole.isRead();
    }

    void hasLocked(long stripe) {
        if (locks == locked.length) {
            locked = Arrays.copyOf(locked, 2 * locks);
        }
        locked[locks++] = stripe;
    }

    int locks() {
        return locks;
    }

    /** Returns the {@code i}th stripe that the task has locked, from 0. */
    long locked(int i) {
        return locked[i];
    }

    boolean holds(long stripe) {
        return locks > 0 && locked[locks - 1] == stripe;
    }
}
