package org.spindle.policies.replacement;

import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.request.Operation;

/**
 * 2Q, full version (Johnson and Shasha 1994, "2Q: A Low Overhead High Performance Buffer Management Replacement Algorithm"): the
 * queue A1in of the paper is {@code arrived}, Am is {@code hot}, and A1out the ghosts.
 */
public final class TwoQueues implements ReplacementPolicy {

    @Doc("2Q (Johnson and Shasha 1994): a FIFO queue of new lines, whose keys are remembered after eviction, and an"
            + " LRU list of the lines that are missed while their keys are remembered.")
    public record Config(
            @Doc("Part of the cache that new lines may fill, Kin.") @Default("0.25") @Range(min = "0", max = "1")
            double in,

            @Doc("Keys of evicted lines to remember, as a part of the cache, Kout.")
            @Default("0.5")
            @Range(min = "0", max = "1")
            double out) {}

    /**
     * Lists of ghosts: keys evicted from the FIFO queue, and those of them that were missed again and may be inserted
     * next.
     */
    private static final int EVICTED = 0;

    private static final int RETURNING = 1;

    /** Mark of the lines in {@code hot}; that of all others is 0. */
    private static final int HOT = 1;

    private final Weights weights;
    private final long inLimit;
    private final long outLimit;
    private final int ghostLimit;
    private final LineLinks links;
    private final LineList arrived;
    private final LineList hot;
    private final Ghosts ghosts;

    TwoQueues(Config config, ReplacementContext context) {
        weights = new Weights(context);
        inLimit = weights.part(config.in());
        outLimit = weights.part(config.out());
        ghostLimit = context.ghostLimit();
        links = LineLinks.withKeys(context);
        arrived = new LineList(links);
        hot = new LineList(links);
        ghosts = new Ghosts(context, 2);
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
        if (ghost != NONE) {
            ghosts.move(ghost, RETURNING);
        }
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        links.identify(line, key, weights.of(bytes));
        int ghost = ghosts.find(key);
        links.mark(line, ghost != NONE ? HOT : 0);
        if (ghost != NONE) {
            ghosts.remove(ghost);
            hot.append(line);
        } else {
            arrived.append(line);
        }
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        if (links.mark(line) == HOT) {
            hot.renew(line);
        }
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        if (links.mark(line) == HOT) {
            hot.remove(line);
            return;
        }
        arrived.remove(line);
        if (reason == RemovalReason.EVICTED) {
            ghosts.add(EVICTED, links.key(line), links.weight(line), 0);
            while (ghosts.size(EVICTED) > 0 && ghosts.weight(EVICTED) > outLimit) {
                ghosts.removeOldest(EVICTED);
            }
            if (ghosts.size() > ghostLimit) {
                ghosts.removeOldest(ghosts.size(RETURNING) > 0 ? RETURNING : EVICTED);
            }
        }
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        boolean isInFirst = arrived.weight() > inLimit || hot.size() == 0;
        int line = (isInFirst ? arrived : hot).firstFromOldest(filter);
        return line != NONE ? line : (isInFirst ? hot : arrived).firstFromOldest(filter);
    }

    @Override
    public int ghosts() {
        return ghosts.size();
    }
}
