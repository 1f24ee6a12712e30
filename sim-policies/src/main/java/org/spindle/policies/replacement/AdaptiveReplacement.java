package org.spindle.policies.replacement;

import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.Operation;

/**
 * ARC (Megiddo and Modha 2003, "ARC: A Self-Tuning, Low Overhead Replacement Cache", figure 4). Entries that were
 * used once are in the list {@code recent} (T1 of the paper), all others in {@code frequent} (T2), and the keys that
 * were evicted from each in a ghost list (B1, B2). A miss of a key in a ghost list changes the target size of {@code
 * recent}: a key of B1 raises it, a key of B2 lowers it.
 */
final class AdaptiveReplacement implements ReplacementPolicy {

    private static final int RECENT = 0;
    private static final int FREQUENT = 1;

    private final Weights weights;
    private final long capacity;
    private final int ghostLimit;

    /** Marks each line with the list that it is in. */
    private final LineLinks links;

    private final LineList recent;
    private final LineList frequent;
    private final Ghosts ghosts;
    private final Counter recentGhostHits;
    private final Counter frequentGhostHits;
    private final Level targetLevel;

    /** Target weight of {@code recent}, p of the paper. */
    private double target;

    AdaptiveReplacement(ReplacementContext context) {
        weights = new Weights(context);
        links = LineLinks.withKeys(context);
        recent = new LineList(links);
        frequent = new LineList(links);
        ghosts = new Ghosts(context, 2);
        capacity = weights.capacity();
        ghostLimit = context.ghostLimit();
        recentGhostHits = context.metrics()
                .counter("recent-ghost-hits", "accesses", "Misses of lines that were evicted after a single use");
        frequentGhostHits = context.metrics()
                .counter("frequent-ghost-hits", "accesses", "Misses of lines that were evicted after several uses");
        targetLevel = context.metrics()
                .level("recent-target", "lines", "Lines that were used once which the policy aims to keep");
    }

    @Override
    public void expected(long key) {
        ghosts.touch(key);
    }

    @Override
    public void expected(long key, int line) {
        ghosts.touchEntry(key, line, links);
    }

    @Override
    public void missed(long key, long bytes, Operation operation, long nextAccess) {
        int ghost = ghosts.find(key);
        if (ghost == NONE) {
            return;
        }
        double recentWeight = ghosts.weight(RECENT);
        double frequentWeight = ghosts.weight(FREQUENT);
        if (ghosts.listOf(ghost) == RECENT) {
            recentGhostHits.add(1);
            target = Math.min(target + weights.of(bytes) * Math.max(1, frequentWeight / recentWeight), capacity);
        } else {
            frequentGhostHits.add(1);
            target = Math.max(target - weights.of(bytes) * Math.max(1, recentWeight / frequentWeight), 0);
        }
        targetLevel.set(target);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        links.identify(line, key, weights.of(bytes));
        int ghost = ghosts.find(key);
        if (ghost != NONE) {
            ghosts.remove(ghost);
            append(FREQUENT, line);
        } else {
            append(RECENT, line);
            limitGhosts();
        }
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        if (links.mark(line) == FREQUENT) {
            frequent.renew(line);
        } else {
            recent.remove(line);
            append(FREQUENT, line);
        }
    }

    private void append(int list, int line) {
        links.mark(line, list);
        (list == FREQUENT ? frequent : recent).append(line);
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        int list = links.mark(line);
        (list == FREQUENT ? frequent : recent).remove(line);
        if (reason == RemovalReason.EVICTED) {
            ghosts.add(list, links.key(line), links.weight(line), 0);
            limitGhosts();
        }
    }

    /**
     * Removes the oldest ghosts: the paper keeps at most as many keys in T1 and B1 together as the cache has lines,
     * and at most twice as many in all four lists.
     */
    private void limitGhosts() {
        while (ghosts.size(RECENT) > 0 && recent.weight() + ghosts.weight(RECENT) > capacity) {
            ghosts.removeOldest(RECENT);
        }
        while (ghosts.size() > ghostLimit || ghosts.size() > 0 && weightOfAll() > 2 * capacity) {
            ghosts.removeOldest(ghosts.size(FREQUENT) > 0 ? FREQUENT : RECENT);
        }
    }

    private long weightOfAll() {
        return recent.weight() + frequent.weight() + ghosts.weight(RECENT) + ghosts.weight(FREQUENT);
    }

    /**
     * Chooses the list to evict from by figure 4 of the paper, which compares the length of {@code recent} with the
     * target. The target is seldom an integer; here its integer part is compared, which reproduces the hit ratios
     * printed in the paper.
     */
    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        boolean isRecentTooLong =
                recent.weight() > target || recent.weight() == (long) target && ghosts.has(FREQUENT, incomingKey);
        LineList first = isRecentTooLong ? recent : frequent;
        int line = first.firstFromOldest(filter);
        return line != NONE ? line : (isRecentTooLong ? frequent : recent).firstFromOldest(filter);
    }

    @Override
    public int ghosts() {
        return ghosts.size();
    }
}
