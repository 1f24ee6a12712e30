package org.example.arc;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.Operation;

/**
 * The adaptive replacement cache of Megiddo and Modha (2003), figure 4. The lists are the paper's: T1 holds lines used once, T2
 * lines used more often, B1 and B2 the keys that were evicted from each. All begin with the least recently used.
 */
final class Arc implements ReplacementPolicy {

    /** The key of each line. */
    private final Map<Integer, Long> t1 = new LinkedHashMap<>();

    private final Map<Integer, Long> t2 = new LinkedHashMap<>();
    private final Set<Long> b1 = new LinkedHashSet<>();
    private final Set<Long> b2 = new LinkedHashSet<>();

    /** Lines of the cache, c of the paper. */
    private final int lines;

    private final int ghostLimit;
    private final Counter recentGhostHits;
    private final Counter frequentGhostHits;
    private final Level recentTarget;

    /** Lines that T1 should have, p of the paper. */
    private double target;

    Arc(ReplacementContext context) {
        lines = context.lines();
        ghostLimit = context.ghostLimit();
        recentGhostHits = context.metrics().counter("recent-ghost-hits", "accesses", "Misses of keys in B1");
        frequentGhostHits = context.metrics().counter("frequent-ghost-hits", "accesses", "Misses of keys in B2");
        recentTarget = context.metrics().level("recent-target", "lines", "Lines that T1 should have");
    }

    @Override
    public void missed(long key, long bytes, Operation operation, long nextAccess) {
        if (b1.contains(key)) {
            recentGhostHits.add(1);
            target = Math.min(target + Math.max(1, (double) b2.size() / b1.size()), lines);
            recentTarget.set(target);
        } else if (b2.contains(key)) {
            frequentGhostHits.add(1);
            target = Math.max(target - Math.max(1, (double) b1.size() / b2.size()), 0);
            recentTarget.set(target);
        }
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        boolean fromT1 = t1.size() > target || t1.size() == (int) target && b2.contains(incomingKey);
        int line = oldest(fromT1 ? t1 : t2, filter);
        return line == NONE ? oldest(fromT1 ? t2 : t1, filter) : line;
    }

    private static int oldest(Map<Integer, Long> list, EvictionFilter filter) {
        for (int line : list.keySet()) {
            if (filter.mayEvict(line)) {
                return line;
            }
        }
        return NONE;
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        boolean wasInT1 = t1.containsKey(line);
        long key = (wasInT1 ? t1 : t2).remove(line);
        if (reason == RemovalReason.EVICTED) {
            (wasInT1 ? b1 : b2).add(key);
            forget();
        }
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        boolean wasGhost = b1.remove(key) || b2.remove(key);
        (wasGhost ? t2 : t1).put(line, key);
        forget();
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        long key = (t1.containsKey(line) ? t1 : t2).remove(line);
        t2.put(line, key);
    }

    /** T1 and B1 hold no more than c keys, all lists no more than 2c; the oldest ghosts go. */
    private void forget() {
        while (!b1.isEmpty() && t1.size() + b1.size() > lines) {
            removeOldest(b1);
        }
        while (ghosts() > ghostLimit || t1.size() + t2.size() + ghosts() > 2 * lines) {
            removeOldest(b2.isEmpty() ? b1 : b2);
        }
    }

    private static void removeOldest(Set<Long> ghosts) {
        Iterator<Long> oldest = ghosts.iterator();
        oldest.next();
        oldest.remove();
    }

    @Override
    public int ghosts() {
        return b1.size() + b2.size();
    }
}
