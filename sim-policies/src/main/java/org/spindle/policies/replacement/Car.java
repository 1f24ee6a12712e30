package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Doc;
import org.spindle.spi.request.Operation;

/**
 * CAR (Bansal and Modha, FAST 2004, "CAR: Clock with Adaptive Replacement", figure 2): the clocks {@code recent} (T1 of the paper)
 * and {@code frequent} (T2), whose hands are at their oldest lines, and the ghosts of each (B1, B2).
 */
public final class Car implements ReplacementPolicy {

    @Doc("Clock with adaptive replacement (Bansal and Modha 2004): one clock of lines that were used once and one of"
            + " lines that were used more often. The policy remembers the keys evicted from each clock and enlarges"
            + " the clock whose evicted keys are missed.")
    public record Config() {}

    private static final int FIRST_SIZE = 64;
    private static final int RECENT = 0;
    private static final int FREQUENT = 1;

    private final Weights weights;
    private final long capacity;
    private final int ghostLimit;
    private final LineLinks links;
    private final LineList recent;
    private final LineList frequent;
    private final Ghosts ghosts;

    private long[] keys = new long[FIRST_SIZE];
    private boolean[] isUsed = new boolean[FIRST_SIZE];
    private boolean[] isFrequent = new boolean[FIRST_SIZE];

    /** Target weight of {@code recent}, p of the paper. */
    private double target;

    Car(Config config, ReplacementContext context) {
        weights = new Weights(context);
        capacity = weights.capacity();
        ghostLimit = context.ghostLimit();
        links = new LineLinks(weights.areEqual());
        recent = new LineList(links);
        frequent = new LineList(links);
        ghosts = new Ghosts(context, 2);
    }

    @Override
    public void expected(long key) {
        ghosts.touch(key);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= keys.length) {
            int size = Math.max(line + 1, 2 * keys.length);
            keys = Arrays.copyOf(keys, size);
            isUsed = Arrays.copyOf(isUsed, size);
            isFrequent = Arrays.copyOf(isFrequent, size);
        }
        keys[line] = key;
        isUsed[line] = false;
        links.weigh(line, weights.of(bytes));
        int ghost = ghosts.find(key);
        isFrequent[line] = ghost != NONE;
        if (ghost != NONE) {
            adapt(ghosts.listOf(ghost), links.weight(line));
            ghosts.remove(ghost);
            frequent.append(line);
        } else {
            makeRoomForGhostOf(line);
            recent.append(line);
        }
    }

    private void adapt(int list, long weight) {
        double recentWeight = ghosts.weight(RECENT);
        double frequentWeight = ghosts.weight(FREQUENT);
        if (list == RECENT) {
            target = Math.min(target + weight * Math.max(1, frequentWeight / recentWeight), capacity);
        } else {
            target = Math.max(target - weight * Math.max(1, recentWeight / frequentWeight), 0);
        }
    }

    /**
     * Removes ghosts until T1 and B1 together with a new line weigh no more than the cache, and all four lists no
     * more than twice as much.
     */
    private void makeRoomForGhostOf(int line) {
        long weight = links.weight(line);
        while (ghosts.size(RECENT) > 0 && recent.weight() + ghosts.weight(RECENT) + weight > capacity) {
            ghosts.removeOldest(RECENT);
        }
        while (ghosts.size() > 0 && weightOfAll() + weight > 2 * capacity) {
            ghosts.removeOldest(ghosts.size(FREQUENT) > 0 ? FREQUENT : RECENT);
        }
    }

    private long weightOfAll() {
        return recent.weight() + frequent.weight() + ghosts.weight(RECENT) + ghosts.weight(FREQUENT);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        isUsed[line] = true;
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        (isFrequent[line] ? frequent : recent).remove(line);
        if (reason == RemovalReason.EVICTED) {
            if (ghosts.size() >= ghostLimit) {
                ghosts.removeOldest(ghosts.size(FREQUENT) > 0 ? FREQUENT : RECENT);
            }
            ghosts.add(isFrequent[line] ? FREQUENT : RECENT, keys[line], links.weight(line), 0);
        }
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        int line = preferred();
        if (line == NONE || filter.mayEvict(line)) {
            return line;
        }
        int other = recent.firstFromOldest(filter, line);
        return other != NONE ? other : frequent.firstFromOldest(filter, line);
    }

    /** Advances the hands until one of them is at a line that was not used since the hand last passed; returns that line. */
    private int preferred() {
        double least = Math.max(weights.areEqual() ? 1 : 0, target);
        while (recent.size() + frequent.size() > 0) {
            boolean isFromRecent = recent.size() > 0 && (recent.weight() >= least || frequent.size() == 0);
            int line = isFromRecent ? recent.oldest() : frequent.oldest();
            if (!isUsed[line]) {
                return line;
            }
            isUsed[line] = false;
            if (isFromRecent) {
                recent.remove(line);
                isFrequent[line] = true;
                frequent.append(line);
            } else {
                frequent.renew(line);
            }
        }
        return NONE;
    }

    @Override
    public int ghosts() {
        return ghosts.size();
    }
}
