package org.spindle.policies.replacement;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.request.Operation;

/**
 * LIRS (Jiang and Zhang, SIGMETRICS 2002, "LIRS: An Efficient Low Inter-reference Recency Set Replacement Policy to
 * Improve Buffer Cache Performance"). Stack S of the paper holds, in order of recency, the entries with low
 * inter-reference recency (LIR) and all entries accessed later than the least recent LIR entry; queue Q holds the
 * other cached entries (HIR). Entries of S that are not in the cache are ghosts.
 */
public final class Lirs implements ReplacementPolicy {

    @Doc("LIRS (Jiang and Zhang 2002): keeps the lines with the fewest other lines used between their last two uses."
            + " All other lines are in a small FIFO queue, from which lines are evicted.")
    public record Config(
            @Doc("Part of the cache for the queue of lines whose last two uses were far apart.")
            @Default("0.01")
            @Range(min = "0", max = "1")
            double far,

            @Doc("Minimum length of that queue in lines, if all lines are of one size.") @Default("2") @Range(min = "1")
            int farLines,

            @Doc("Keys of evicted lines to remember, as a multiple of the cache; if absent, as many as the cache"
                    + " permits.")
            @Range(min = "0")
            @Nullable
            Double retained) {}

    private static final int FIRST_SIZE = 64;

    /** Flags of an entry in its mark; above them is its line + 1. */
    private static final int LIR = 1;

    private static final int IN_STACK = 2;
    private static final int FLAGS = 2;

    private final Weights weights;
    private final long lirLimit;
    private final long retainedWeight;
    private final int ghostLimit;

    /** Entries by recency, least recent first: stack S, whose bottom is the oldest. It has the keys and marks of all entries. */
    private final LineLinks stackLinks;

    private final LineList stack;

    /** Queue Q, and the ghosts in order of eviction. */
    private final LineLinks queueLinks;

    private final LineList queue;
    private final LineList ghosts;
    private final KeyTable ghostOf;

    /** Numbers of the entries in the lines. */
    private int[] entryOf = new int[FIRST_SIZE];

    private int[] unused = new int[FIRST_SIZE];
    private int unusedCount;
    private int entries;
    private long lirWeight;

    Lirs(Config config, ReplacementContext context) {
        weights = new Weights(context);
        long far = (long) (config.far() * weights.capacity());
        lirLimit = weights.capacity() - (weights.areEqual() ? Math.max(config.farLines(), far) : far);
        Double retained = config.retained();
        retainedWeight = retained == null ? Long.MAX_VALUE : (long) (retained * weights.capacity());
        ghostLimit = context.ghostLimit();
        stackLinks = LineLinks.withKeys(context);
        queueLinks = new LineLinks(weights.areEqual());
        stack = new LineList(stackLinks);
        queue = new LineList(queueLinks);
        ghosts = new LineList(queueLinks);
        ghostOf = new KeyTable(context);
    }

    @Override
    public void expected(long key) {
        ghostOf.touch(key);
    }

    @Override
    public void expected(long key, int line) {
        int entry = line == NONE ? ghostOf.get(key) : entryOf[line];
        if (entry != KeyTable.ABSENT) {
            stackLinks.touch(entry);
            if (!is(LIR, entry)) {
                queueLinks.touch(entry);
            }
        }
    }

    private int lineOf(int entry) {
        return (stackLinks.mark(entry) >>> FLAGS) - 1;
    }

    private boolean is(int flag, int entry) {
        return (stackLinks.mark(entry) & flag) != 0;
    }

    private void set(int flag, int entry) {
        stackLinks.mark(entry, stackLinks.mark(entry) | flag);
    }

    private void clear(int flag, int entry) {
        stackLinks.mark(entry, stackLinks.mark(entry) & ~flag);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        int ghost = ghostOf.get(key);
        int entry = ghost;
        if (ghost == KeyTable.ABSENT) {
            entry = create();
        } else {
            ghosts.remove(ghost);
            ghostOf.remove(key);
            stack.remove(ghost);
        }
        if (line >= entryOf.length) {
            entryOf = Arrays.copyOf(entryOf, Math.max(line + 1, 2 * entryOf.length));
        }
        entryOf[line] = entry;
        long weight = weights.of(bytes);
        stackLinks.identify(entry, key, weight);
        stackLinks.mark(entry, line + 1 << FLAGS | IN_STACK);
        queueLinks.weigh(entry, weight);
        stack.append(entry);
        if (ghost != KeyTable.ABSENT || lirWeight + weight <= lirLimit) {
            becomeLir(entry);
        } else {
            queue.append(entry);
        }
        prune();
    }

    private int create() {
        int entry = unusedCount > 0 ? unused[--unusedCount] : entries++;
        if (entry == unused.length) {
            unused = Arrays.copyOf(unused, 2 * entry);
        }
        return entry;
    }

    /**
     * Makes an entry, which is at the top of S and not in Q, a LIR entry; turns LIR entries at the bottom of S into
     * HIR entries while the LIR entries exceed their limit.
     */
    private void becomeLir(int entry) {
        set(LIR, entry);
        lirWeight += stackLinks.weight(entry);
        prune();
        while (lirWeight > lirLimit && stack.oldest() != entry) {
            int bottom = stack.oldest();
            clear(LIR | IN_STACK, bottom);
            lirWeight -= stackLinks.weight(bottom);
            stack.remove(bottom);
            queue.append(bottom);
            prune();
        }
    }

    /** Removes the HIR entries at the bottom of S. */
    private void prune() {
        for (int bottom = stack.oldest(); bottom != NONE && !is(LIR, bottom); bottom = stack.oldest()) {
            leaveStack(bottom);
        }
    }

    private void leaveStack(int entry) {
        stack.remove(entry);
        clear(IN_STACK, entry);
        if (lineOf(entry) == NONE) {
            ghosts.remove(entry);
            ghostOf.remove(stackLinks.key(entry));
            unused[unusedCount++] = entry;
        }
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        int entry = entryOf[line];
        boolean wasBottom = stack.oldest() == entry;
        if (is(IN_STACK, entry)) {
            stack.renew(entry);
        } else {
            set(IN_STACK, entry);
            stack.append(entry);
            queue.renew(entry);
            return;
        }
        if (!is(LIR, entry)) {
            queue.remove(entry);
            becomeLir(entry);
        } else if (wasBottom) {
            prune();
        }
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        int entry = entryOf[line];
        boolean isInStack = is(IN_STACK, entry);
        boolean isLir = is(LIR, entry);
        stackLinks.mark(entry, isInStack ? IN_STACK : 0);
        if (isLir) {
            lirWeight -= stackLinks.weight(entry);
        } else {
            queue.remove(entry);
            if (reason == RemovalReason.EVICTED && isInStack) {
                remember(entry);
                return;
            }
        }
        if (isInStack) {
            stack.remove(entry);
        }
        unused[unusedCount++] = entry;
        prune();
    }

    private void remember(int entry) {
        ghosts.append(entry);
        ghostOf.put(stackLinks.key(entry), entry);
        while (ghosts.size() > 0 && (ghosts.size() > ghostLimit || ghosts.weight() > retainedWeight)) {
            leaveStack(ghosts.oldest());
        }
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        for (int entry = queue.oldest(); entry != NONE; entry = queue.next(entry)) {
            if (filter.mayEvict(lineOf(entry))) {
                return lineOf(entry);
            }
        }
        for (int entry = stack.oldest(); entry != NONE; entry = stack.next(entry)) {
            if (is(LIR, entry) && filter.mayEvict(lineOf(entry))) {
                return lineOf(entry);
            }
        }
        return NONE;
    }

    @Override
    public int ghosts() {
        return ghosts.size();
    }
}
