package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.Operation;

/**
 * ARC (Megiddo and Modha 2003, "ARC: A Self-Tuning, Low Overhead Replacement Cache", figure 4). Entries that were used once
 * are in the list {@code recent} (T1 of the paper), all others in {@code frequent} (T2), and the keys that were evicted from
 * each in a ghost list (B1, B2). A miss of a ghost moves the size that {@code recent} should have, up for B1, down for B2.
 */
final class AdaptiveReplacement implements ReplacementPolicy {

    private static final int FIRST_SIZE = 64;

    private final int lines;
    private final int ghostLimit;
    private final LineList recent;
    private final LineList frequent;
    private final GhostList recentGhosts = new GhostList();
    private final GhostList frequentGhosts = new GhostList();
    private final Counter recentGhostHits;
    private final Counter frequentGhostHits;
    private final Level targetLevel;

    private long[] keys = new long[FIRST_SIZE];
    private boolean[] isFrequent = new boolean[FIRST_SIZE];

    /** Number of lines that {@code recent} should have, p of the paper. */
    private double target;

    AdaptiveReplacement(ReplacementContext context) {
        LineLinks links = new LineLinks();
        recent = new LineList(links);
        frequent = new LineList(links);
        lines = context.lines();
        ghostLimit = context.ghostLimit();
        recentGhostHits = context.metrics()
                .counter("recent-ghost-hits", "accesses", "Misses of lines that were evicted after a single use");
        frequentGhostHits = context.metrics()
                .counter("frequent-ghost-hits", "accesses", "Misses of lines that were evicted after several uses");
        targetLevel = context.metrics()
                .level("recent-target", "lines", "Lines that were used once which the policy aims to keep");
    }

    @Override
    public void missed(long key, long bytes, Operation operation, long nextAccess) {
        if (recentGhosts.contains(key)) {
            recentGhostHits.add(1);
            double step = Math.max(1, (double) frequentGhosts.size() / recentGhosts.size());
            target = Math.min(target + step, lines);
        } else if (frequentGhosts.contains(key)) {
            frequentGhostHits.add(1);
            double step = Math.max(1, (double) recentGhosts.size() / frequentGhosts.size());
            target = Math.max(target - step, 0);
        } else {
            return;
        }
        targetLevel.set(target);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= keys.length) {
            int size = Math.max(line + 1, 2 * keys.length);
            keys = Arrays.copyOf(keys, size);
            isFrequent = Arrays.copyOf(isFrequent, size);
        }
        keys[line] = key;
        isFrequent[line] = recentGhosts.remove(key) || frequentGhosts.remove(key);
        if (isFrequent[line]) {
            frequent.append(line);
        } else {
            recent.append(line);
            limitGhosts();
        }
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        listOf(line).remove(line);
        isFrequent[line] = true;
        frequent.append(line);
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        listOf(line).remove(line);
        if (reason == RemovalReason.EVICTED) {
            (isFrequent[line] ? frequentGhosts : recentGhosts).add(keys[line]);
            limitGhosts();
        }
    }

    private LineList listOf(int line) {
        return isFrequent[line] ? frequent : recent;
    }

    /**
     * Forgets the oldest ghosts: the paper keeps at most {@code lines} keys in T1 and B1 together, and twice as many in all
     * lists.
     */
    private void limitGhosts() {
        while (recentGhosts.size() > 0 && recent.size() + recentGhosts.size() > lines) {
            recentGhosts.removeOldest();
        }
        while (ghosts() > ghostLimit || recent.size() + frequent.size() + ghosts() > 2L * lines) {
            (frequentGhosts.size() > 0 ? frequentGhosts : recentGhosts).removeOldest();
        }
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        boolean isRecentTooLong =
                recent.size() > target || recent.size() == target && frequentGhosts.contains(incomingKey);
        LineList first = isRecentTooLong ? recent : frequent;
        int line = first.firstFromOldest(filter);
        return line != NONE ? line : (isRecentTooLong ? frequent : recent).firstFromOldest(filter);
    }

    @Override
    public int ghosts() {
        return recentGhosts.size() + frequentGhosts.size();
    }
}
