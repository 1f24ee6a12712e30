package org.spindle.policies.replacement;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** LIRS as stated in its paper, on plain lists and without a limit on the stack: an oracle for small caches. */
final class LirsByThePaper {

    private final int lines;
    private final int lirLimit;

    /** S, bottom first. */
    private final List<Long> stack = new ArrayList<>();

    /** Q, next victim first. */
    private final Deque<Long> queue = new ArrayDeque<>();

    private final Set<Long> lir = new HashSet<>();

    LirsByThePaper(int lines, int hirLines) {
        this.lines = lines;
        lirLimit = lines - hirLines;
    }

    /** Accesses an entry; returns {@link KeyedCache#HIT}, {@link KeyedCache#NOTHING} or the key that was evicted for it. */
    long access(long key) {
        if (lir.contains(key)) {
            moveToTop(key);
            prune();
            return KeyedCache.HIT;
        }
        if (queue.remove(key)) {
            if (stack.contains(key)) {
                becomeLir(key);
            } else {
                stack.add(key);
                queue.add(key);
            }
            return KeyedCache.HIT;
        }
        long evicted = lir.size() + queue.size() == lines ? queue.remove() : KeyedCache.NOTHING;
        if (stack.contains(key)) {
            becomeLir(key);
        } else {
            stack.add(key);
            if (lir.size() < lirLimit) {
                lir.add(key);
            } else {
                queue.add(key);
            }
        }
        return evicted;
    }

    private void moveToTop(long key) {
        stack.remove((Object) key);
        stack.add(key);
    }

    private void becomeLir(long key) {
        moveToTop(key);
        lir.add(key);
        if (lir.size() > lirLimit) {
            long bottom = stack.remove(0);
            lir.remove(bottom);
            queue.add(bottom);
            prune();
        }
    }

    private void prune() {
        while (!stack.isEmpty() && !lir.contains(stack.get(0))) {
            stack.remove(0);
        }
    }
}
