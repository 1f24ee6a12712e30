package org.spindle.policies.scheduler.linux;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Queues with requests, in the order in which they get their slices: realtime first, idle last, by rising key. */
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

    void remove(CfqQueue queue) {
        queues.remove(queue);
    }

    /** Adds a queue behind those of the same key. */
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
