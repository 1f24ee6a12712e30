package org.spindle.policies.scheduler.linux;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/** Queues with requests in the order of their slices: realtime first, idle class last, by ascending key. */
final class CfqTree {

    private final List<CfqQueue> queues = new ArrayList<>();

    int size() {
        return queues.size();
    }

    boolean contains(CfqQueue queue) {
        return queues.contains(queue);
    }

    CfqQueue get(int place) {
        return queues.get(place);
    }

    @Nullable
    CfqQueue first() {
        return queues.isEmpty() ? null : queues.get(0);
    }

    @Nullable
    CfqQueue last() {
        return queues.isEmpty() ? null : queues.get(queues.size() - 1);
    }

    /**
     * Returns another queue of the same priority, synchronous and sequential, whose next request is nearest to a
     * position; null if none is as near as the requests of the given queue are to each other.
     */
    @Nullable
    CfqQueue closest(CfqQueue to, long position) {
        CfqQueue found = null;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < queues.size(); i++) {
            CfqQueue other = queues.get(i);
            Request next = other.next;
            if (other == to || next == null || !other.isLike(to) || !to.isClose(next.sector(), position)) {
                continue;
            }
            long distance = Math.abs(next.sector() - position);
            if (distance < least) {
                least = distance;
                found = other;
            }
        }
        return found;
    }

    void remove(CfqQueue queue) {
        queues.remove(queue);
    }

    /** Adds a queue after those of the same key. */
    void add(CfqQueue queue) {
        int place = queues.size();
        while (place > 0 && isBefore(queue, queues.get(place - 1))) {
            place--;
        }
        queues.add(place, queue);
    }

    private static boolean isBefore(CfqQueue one, CfqQueue other) {
        int rank = rank(one);
        return rank != rank(other) ? rank < rank(other) : one.key < other.key;
    }

    private static int rank(CfqQueue queue) {
        if (queue.isRealtime()) {
            return 0;
        }
        return queue.isIdleClass() ? 2 : 1;
    }
}
