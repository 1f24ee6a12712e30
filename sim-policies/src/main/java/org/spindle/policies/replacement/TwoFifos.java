package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.request.Operation;

/**
 * A small FIFO queue for new lines, a large one for lines that were used in the small one or missed soon after their
 * eviction, and a FIFO queue of keys evicted from the small one: S3-FIFO (Yang, Zhang, Qiu, Yue and Rashmi, SOSP
 * 2023, algorithm 1) and QD-LP-FIFO (Yang, Qiu, Zhang, Yue and Rashmi, HotOS 2023). A line that was used in the large
 * queue returns to its end, up to three times for as many uses.
 */
public final class TwoFifos implements ReplacementPolicy {

    @Doc("S3-FIFO (Yang et al. 2023): a small FIFO queue for new lines, and a large one for those that were used"
            + " twice in the small one or are missed soon after their eviction. A line of the large queue stays one"
            + " more round for each of its last three uses.")
    public record SmallMainGhost(
            @Doc("Part of the cache for the small queue.") @Default("0.1") @Range(min = "0", max = "1")
            double small,

            @Doc("Keys of evicted lines to remember, as a part of the cache.")
            @Default("0.9")
            @Range(min = "0", max = "1")
            double ghosts,

            @Doc("Uses in the small queue after which a line moves to the large one.") @Default("2") @Range(min = "1")
            int uses) {}

    @Doc("Quick demotion and lazy promotion (Yang et al. 2023): a small FIFO queue for new lines in front of a"
            + " two-bit clock, which holds those that were used in the queue or are missed soon after their eviction.")
    public record QuickDemotion(
            @Doc("Part of the cache for the FIFO queue.") @Default("0.1") @Range(min = "0", max = "1")
            double small,

            @Doc("Keys of evicted lines to remember, as a part of the cache.")
            @Default("0.9")
            @Range(min = "0", max = "1")
            double ghosts) {}

    private static final int FIRST_SIZE = 64;
    private static final int MOST_USES = 3;

    /** Mark of the lines in the large queue; that of all others is 0. */
    private static final int MAIN = 1;

    /**
     * Lists of ghosts: keys evicted from the small queue, and those of them that were missed again and may be
     * inserted next.
     */
    private static final int EVICTED = 0;

    private static final int RETURNING = 1;

    private final Weights weights;
    private final long smallLimit;
    private final long mainLimit;
    private final long ghostWeight;
    private final int ghostLimit;
    private final int threshold;
    private final boolean fillsMainFirst;
    private final LineLinks links;
    private final LineList small;
    private final LineList main;
    private final Ghosts ghosts;

    /** Uses of each line, apart from the links: most accesses need nothing else. */
    private byte[] uses = new byte[FIRST_SIZE];

    private boolean hasEvicted;

    TwoFifos(SmallMainGhost config, ReplacementContext context) {
        this(config.small(), config.ghosts(), Math.min(config.uses(), Byte.MAX_VALUE), true, context);
    }

    TwoFifos(QuickDemotion config, ReplacementContext context) {
        this(config.small(), config.ghosts(), 1, false, context);
    }

    private TwoFifos(
            double smallPart, double ghostPart, int threshold, boolean fillsMainFirst, ReplacementContext context) {
        weights = new Weights(context);
        smallLimit = weights.part(smallPart);
        mainLimit = weights.capacity() - smallLimit;
        ghostWeight = (long) (ghostPart * weights.capacity());
        ghostLimit = context.ghostLimit();
        this.threshold = threshold;
        this.fillsMainFirst = fillsMainFirst;
        links = LineLinks.withKeys(context);
        small = new LineList(links);
        main = new LineList(links);
        ghosts = new Ghosts(context, 2);
    }

    @Override
    public void expected(long key) {
        ghosts.touch(key);
    }

    @Override
    public void expected(long key, int line) {
        if (line == NONE) {
            ghosts.touchGhost(key);
        }
    }

    @Override
    public void missed(long key, long bytes, Operation operation, long nextAccess) {
        int ghost = ghosts.find(key);
        if (ghost != NONE) {
            ghosts.move(ghost, RETURNING);
        }
    }

    /** Refuses an entry that is larger than the small queue. */
    @Override
    public boolean admits(long key, long bytes, Operation operation, long nextAccess) {
        return weights.of(bytes) <= smallLimit;
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= uses.length) {
            uses = Arrays.copyOf(uses, Math.max(line + 1, 2 * uses.length));
        }
        uses[line] = 0;
        links.identify(line, key, weights.of(bytes));
        int ghost = ghosts.find(key);
        boolean isForMain = ghost != NONE || fillsMainFirst && !hasEvicted && small.weight() >= smallLimit;
        if (ghost != NONE) {
            ghosts.remove(ghost);
        }
        links.mark(line, isForMain ? MAIN : 0);
        (isForMain ? main : small).append(line);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        if (uses[line] < Byte.MAX_VALUE) {
            uses[line]++;
        }
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        if (links.mark(line) == MAIN) {
            main.remove(line);
        } else {
            small.remove(line);
            if (reason == RemovalReason.EVICTED) {
                remember(links.key(line), links.weight(line));
            }
        }
        hasEvicted |= reason == RemovalReason.EVICTED;
    }

    private void remember(long key, long weight) {
        if (weight > ghostWeight) {
            return;
        }
        while (ghosts.weight(EVICTED) + weight > ghostWeight) {
            ghosts.removeOldest(EVICTED);
        }
        if (ghosts.size() >= ghostLimit) {
            ghosts.removeOldest(ghosts.size(RETURNING) > 0 ? RETURNING : EVICTED);
        }
        ghosts.add(EVICTED, key, weight, 0);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        int line = preferred();
        if (line == NONE || filter.mayEvict(line)) {
            return line;
        }
        int other = small.firstFromOldest(filter, line);
        return other != NONE ? other : main.firstFromOldest(filter, line);
    }

    private int preferred() {
        if (main.weight() <= mainLimit) {
            for (int line = small.oldest(); line != NONE; line = small.oldest()) {
                if (uses[line] < threshold) {
                    return line;
                }
                small.remove(line);
                uses[line] = 0;
                links.mark(line, MAIN);
                main.append(line);
            }
        }
        int line = main.oldest();
        while (line != NONE && uses[line] > 0) {
            uses[line] = (byte) (Math.min(uses[line], MOST_USES) - 1);
            main.renew(line);
            line = main.oldest();
        }
        return line != NONE ? line : small.oldest();
    }

    @Override
    public int ghosts() {
        return ghosts.size();
    }
}
