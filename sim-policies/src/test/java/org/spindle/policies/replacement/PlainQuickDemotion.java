package org.spindle.policies.replacement;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * QD-LP-FIFO as stated by Yang, Qiu, Zhang, Yue and Rashmi 2023 (section 4): a FIFO queue on probation of a tenth of the cache, a history of
 * as many keys as the main cache has entries, and a two-bit clock as the main cache. As in the authors' program, a miss looks for a line
 * without a use in the queue on probation, even if those that it promotes make the main cache larger than intended; later misses then
 * evict there.
 */
final class PlainQuickDemotion {

    private final int lines;
    private final int mainSize;
    private final Deque<Long> probation = new ArrayDeque<>();
    private final Deque<Long> main = new ArrayDeque<>();
    private final Deque<Long> history = new ArrayDeque<>();
    private final Map<Long, Integer> counters = new HashMap<>();

    PlainQuickDemotion(int lines, int probationSize) {
        this.lines = lines;
        mainSize = lines - probationSize;
    }

    /** Accesses an entry; returns what {@link KeyedCache#access} returns. */
    long access(long key) {
        if (counters.containsKey(key)) {
            counters.merge(key, 1, Integer::sum);
            return KeyedCache.HIT;
        }
        boolean isKnown = history.remove(key);
        long evicted = probation.size() + main.size() == lines ? evict() : KeyedCache.NOTHING;
        counters.put(key, 0);
        (isKnown ? main : probation).add(key);
        return evicted;
    }

    private long evict() {
        if (main.size() <= mainSize) {
            while (!probation.isEmpty()) {
                long oldest = probation.remove();
                if (counters.get(oldest) == 0) {
                    counters.remove(oldest);
                    if (history.size() == mainSize) {
                        history.remove();
                    }
                    history.add(oldest);
                    return oldest;
                }
                counters.put(oldest, 0);
                main.add(oldest);
            }
        }
        while (true) {
            long hand = main.remove();
            int count = Math.min(3, counters.remove(hand));
            if (count == 0) {
                return hand;
            }
            counters.put(hand, count - 1);
            main.add(hand);
        }
    }
}
