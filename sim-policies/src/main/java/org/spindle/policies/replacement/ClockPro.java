package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Doc;
import org.spindle.spi.request.Operation;

/**
 * CLOCK-Pro (Jiang, Chen and Zhang, USENIX 2005, "CLOCK-Pro: An Effective Improvement of the CLOCK Replacement"): hot
 * entries, cold entries and ghosts of cold entries on one clock with three hands. A cold entry that is used in its
 * test period, which begins with its arrival, becomes hot. A use in a test period enlarges the share of cold entries;
 * a test period that ends without a use reduces it.
 */
public final class ClockPro implements ReplacementPolicy {

    @Doc("CLOCK-Pro (Jiang, Chen and Zhang 2005): an approximation of LIRS by one clock with three hands; the share"
            + " of the cache for rarely used lines adapts to the load.")
    public record Config() {}

    private static final int FIRST_SIZE = 64;

    private final Weights weights;
    private final long capacity;
    private final int ghostLimit;
    private final LineLinks links;

    /** Entries in the order in which the hands reach them; the newest is the list head of the paper. */
    private final LineList clock;

    private final KeyTable ghostOf;

    /** The three hands: the entry that each examines next, or {@link ReplacementPolicy#NONE} for the oldest. */
    private int hotHand = NONE;

    private int coldHand = NONE;
    private int testHand = NONE;

    private int[] entryOf = new int[FIRST_SIZE];
    private long[] keys = new long[FIRST_SIZE];
    private int[] lineOf = new int[FIRST_SIZE];
    private boolean[] isHot = new boolean[FIRST_SIZE];
    private boolean[] isUsed = new boolean[FIRST_SIZE];
    private boolean[] isTested = new boolean[FIRST_SIZE];
    private int[] unused = new int[FIRST_SIZE];
    private int unusedCount;
    private int entries;

    private long hotWeight;
    private long ghostWeight;
    private int hotCount;
    private int ghostCount;

    /** Target weight of cold lines, mc of the paper. */
    private long coldTarget;

    ClockPro(Config config, ReplacementContext context) {
        weights = new Weights(context);
        capacity = weights.capacity();
        ghostLimit = context.ghostLimit();
        links = new LineLinks(weights.areEqual());
        clock = new LineList(links);
        ghostOf = new KeyTable(context);
        coldTarget = capacity;
    }

    @Override
    public void expected(long key) {
        ghostOf.touch(key);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        long weight = weights.of(bytes);
        int ghost = ghostOf.get(key);
        if (ghost != KeyTable.ABSENT) {
            coldTarget = Math.min(coldTarget + weight, capacity);
            forget(ghost);
        }
        int entry = unusedCount > 0 ? unused[--unusedCount] : entries++;
        enlarge(line, entry);
        entryOf[line] = entry;
        lineOf[entry] = line;
        keys[entry] = key;
        links.weigh(entry, weight);
        isUsed[entry] = false;
        isTested[entry] = ghost == KeyTable.ABSENT;
        clock.append(entry);
        if (ghost != KeyTable.ABSENT) {
            promote(entry);
        }
    }

    private void enlarge(int line, int entry) {
        if (line >= entryOf.length) {
            entryOf = Arrays.copyOf(entryOf, Math.max(line + 1, 2 * entryOf.length));
        }
        if (entry == keys.length) {
            int size = 2 * entry;
            keys = Arrays.copyOf(keys, size);
            lineOf = Arrays.copyOf(lineOf, size);
            isHot = Arrays.copyOf(isHot, size);
            isUsed = Arrays.copyOf(isUsed, size);
            isTested = Arrays.copyOf(isTested, size);
            unused = Arrays.copyOf(unused, size);
        }
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        isUsed[entryOf[line]] = true;
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        int entry = entryOf[line];
        lineOf[entry] = NONE;
        if (isHot[entry]) {
            isHot[entry] = false;
            hotCount--;
            hotWeight -= links.weight(entry);
        } else if (reason == RemovalReason.EVICTED && isTested[entry]) {
            ghostOf.put(keys[entry], entry);
            ghostCount++;
            ghostWeight += links.weight(entry);
            while (ghostCount > 0 && (ghostWeight > capacity || ghostCount > ghostLimit)) {
                endNextTest();
            }
            return;
        }
        leave(entry);
    }

    /** Makes a cold entry, which is at the head of the list, hot; demotes hot entries while there are too many. */
    private void promote(int entry) {
        isHot[entry] = true;
        isTested[entry] = false;
        isUsed[entry] = false;
        hotCount++;
        hotWeight += links.weight(entry);
        while (hotCount > 1 && hotWeight > capacity - coldTarget) {
            demoteNext();
        }
    }

    /**
     * Advances the hot hand until it has demoted one hot entry to cold; ends the test periods of the entries that it
     * passes.
     */
    private void demoteNext() {
        while (true) {
            int entry = hotHand == NONE ? clock.oldest() : hotHand;
            hotHand = clock.next(entry);
            if (!isHot[entry]) {
                endTest(entry);
            } else if (isUsed[entry]) {
                isUsed[entry] = false;
            } else {
                isHot[entry] = false;
                hotCount--;
                hotWeight -= links.weight(entry);
                renew(entry);
                return;
            }
        }
    }

    private void endNextTest() {
        int before = ghostCount;
        while (ghostCount == before) {
            int entry = testHand == NONE ? clock.oldest() : testHand;
            testHand = clock.next(entry);
            if (!isHot[entry]) {
                endTest(entry);
            }
        }
    }

    /** Ends the test period of an entry in which it was not used; no effect on an entry outside its test period. */
    private void endTest(int entry) {
        if (!isTested[entry] || isUsed[entry]) {
            return;
        }
        isTested[entry] = false;
        coldTarget = Math.max(coldTarget - links.weight(entry), Math.min(capacity, weights.areEqual() ? 1 : 0));
        if (lineOf[entry] == NONE) {
            forget(entry);
        }
    }

    private void forget(int ghost) {
        ghostOf.remove(keys[ghost]);
        ghostCount--;
        ghostWeight -= links.weight(ghost);
        leave(ghost);
    }

    private void leave(int entry) {
        stepOver(entry);
        clock.remove(entry);
        isTested[entry] = false;
        unused[unusedCount++] = entry;
    }

    private void renew(int entry) {
        stepOver(entry);
        clock.renew(entry);
    }

    /** Advances the hands that are at an entry to the next one. */
    private void stepOver(int entry) {
        int next = clock.next(entry);
        hotHand = hotHand == entry ? next : hotHand;
        coldHand = coldHand == entry ? next : coldHand;
        testHand = testHand == entry ? next : testHand;
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        int preferred = preferred();
        if (preferred == NONE || filter.mayEvict(preferred)) {
            return preferred;
        }
        for (int entry = clock.oldest(); entry != NONE; entry = clock.next(entry)) {
            int line = lineOf[entry];
            if (line != NONE && line != preferred && filter.mayEvict(line)) {
                return line;
            }
        }
        return NONE;
    }

    /** Advances the cold hand to a cold line that was not used, and returns that line. */
    private int preferred() {
        int resident = clock.size() - ghostCount;
        if (resident == 0) {
            return NONE;
        }
        while (true) {
            if (resident == hotCount) {
                demoteNext();
            }
            int entry = coldHand == NONE ? clock.oldest() : coldHand;
            coldHand = entry;
            if (isHot[entry] || lineOf[entry] == NONE) {
                coldHand = clock.next(entry);
            } else if (!isUsed[entry]) {
                return lineOf[entry];
            } else {
                handleUsed(entry);
            }
        }
    }

    /** Handles a used cold line: it becomes hot if it is in its test period, and begins a new test period otherwise. */
    private void handleUsed(int entry) {
        isUsed[entry] = false;
        renew(entry);
        if (isTested[entry]) {
            coldTarget = Math.min(coldTarget + links.weight(entry), capacity);
            promote(entry);
        } else {
            isTested[entry] = true;
        }
    }

    @Override
    public int ghosts() {
        return ghostCount;
    }
}
