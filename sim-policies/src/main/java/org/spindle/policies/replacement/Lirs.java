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

    private final Weights weights;
    private final long lirLimit;
    private final long retainedWeight;
    private final int ghostLimit;

    /** Entries by recency, least recent first: stack S, whose bottom is the oldest. */
    private final LineLinks stackLinks;

    private final LineList stack;

    /** Queue Q, and the ghosts in order of eviction. */
    private final LineLinks queueLinks;

    private final LineList queue;
    private final LineList ghosts;
    private final KeyTable ghostOf;

    /** Numbers of the entries in the lines. All following arrays are by entry. */
    private int[] entryOf = new int[FIRST_SIZE];

    private long[] keys = new long[FIRST_SIZE];
    private int[] lineOf = new int[FIRST_SIZE];
    private boolean[] isLir = new boolean[FIRST_SIZE];
    private boolean[] isInStack = new boolean[FIRST_SIZE];
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
        stackLinks = new LineLinks(weights.areEqual());
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
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        int ghost = ghostOf.get(key);
        int entry = ghost;
        if (ghost == KeyTable.ABSENT) {
            entry = create(key);
        } else {
            ghosts.remove(ghost);
            ghostOf.remove(key);
            stack.remove(ghost);
        }
        if (line >= entryOf.length) {
            entryOf = Arrays.copyOf(entryOf, Math.max(line + 1, 2 * entryOf.length));
        }
        entryOf[line] = entry;
        lineOf[entry] = line;
        long weight = weights.of(bytes);
        stackLinks.weigh(entry, weight);
        queueLinks.weigh(entry, weight);
        isInStack[entry] = true;
        stack.append(entry);
        if (ghost != KeyTable.ABSENT || lirWeight + weight <= lirLimit) {
            becomeLir(entry);
        } else {
            isLir[entry] = false;
            queue.append(entry);
        }
        prune();
    }

    private int create(long key) {
        int entry = unusedCount > 0 ? unused[--unusedCount] : entries++;
        if (entry == keys.length) {
            int size = 2 * entry;
            keys = Arrays.copyOf(keys, size);
            lineOf = Arrays.copyOf(lineOf, size);
            isLir = Arrays.copyOf(isLir, size);
            isInStack = Arrays.copyOf(isInStack, size);
            unused = Arrays.copyOf(unused, size);
        }
        keys[entry] = key;
        return entry;
    }

    /**
     * Makes an entry, which is at the top of S and not in Q, a LIR entry; turns LIR entries at the bottom of S into
     * HIR entries while the LIR entries exceed their limit.
     */
    private void becomeLir(int entry) {
        isLir[entry] = true;
        lirWeight += stackLinks.weight(entry);
        prune();
        while (lirWeight > lirLimit && stack.oldest() != entry) {
            int bottom = stack.oldest();
            isLir[bottom] = false;
            lirWeight -= stackLinks.weight(bottom);
            stack.remove(bottom);
            isInStack[bottom] = false;
            queue.append(bottom);
            prune();
        }
    }

    /** Removes the HIR entries at the bottom of S. */
    private void prune() {
        for (int bottom = stack.oldest(); bottom != NONE && !isLir[bottom]; bottom = stack.oldest()) {
            leaveStack(bottom);
        }
    }

    private void leaveStack(int entry) {
        stack.remove(entry);
        isInStack[entry] = false;
        if (lineOf[entry] == NONE) {
            ghosts.remove(entry);
            ghostOf.remove(keys[entry]);
            unused[unusedCount++] = entry;
        }
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        int entry = entryOf[line];
        boolean wasBottom = stack.oldest() == entry;
        if (isInStack[entry]) {
            stack.renew(entry);
        } else {
            isInStack[entry] = true;
            stack.append(entry);
            queue.renew(entry);
            return;
        }
        if (!isLir[entry]) {
            queue.remove(entry);
            becomeLir(entry);
        } else if (wasBottom) {
            prune();
        }
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        int entry = entryOf[line];
        lineOf[entry] = NONE;
        if (isLir[entry]) {
            isLir[entry] = false;
            lirWeight -= stackLinks.weight(entry);
        } else {
            queue.remove(entry);
            if (reason == RemovalReason.EVICTED && isInStack[entry]) {
                remember(entry);
                return;
            }
        }
        if (isInStack[entry]) {
            stack.remove(entry);
            isInStack[entry] = false;
        }
        unused[unusedCount++] = entry;
        prune();
    }

    private void remember(int entry) {
        ghosts.append(entry);
        ghostOf.put(keys[entry], entry);
        while (ghosts.size() > 0 && (ghosts.size() > ghostLimit || ghosts.weight() > retainedWeight)) {
            leaveStack(ghosts.oldest());
        }
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        for (int entry = queue.oldest(); entry != NONE; entry = queue.next(entry)) {
            if (filter.mayEvict(lineOf[entry])) {
                return lineOf[entry];
            }
        }
        for (int entry = stack.oldest(); entry != NONE; entry = stack.next(entry)) {
            if (isLir[entry] && filter.mayEvict(lineOf[entry])) {
                return lineOf[entry];
            }
        }
        return NONE;
    }

    @Override
    public int ghosts() {
        return ghosts.size();
    }
}
