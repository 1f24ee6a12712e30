package org.spindle.host.cache;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.BitSet;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.RequestAttribute;

/**
 * Notifies a replacement policy of changes of slots, as its contract requires: a line is inserted at its first use,
 * when its data has arrived, and is dirty from its first dirty grain until a destage has left none.
 *
 * <p>The next access of a line is that of the latest request for any part of it. A request that spans several lines is of
 * data that are accessed together, so that all its lines have its next access, {@link RequestAttribute#NEXT_ACCESS}.
 */
final class TrackedPolicy {

    private final ReplacementPolicy policy;
    private final Lines lines;
    private final long lineBytes;

    /** Slots that were inserted, and those of them that were reported dirty. */
    private final BitSet inserted = new BitSet();

    private final BitSet dirty = new BitSet();

    /** @param lineBytes size of every line */
    TrackedPolicy(ReplacementPolicy policy, Lines lines, long lineBytes) {
        this.policy = policy;
        this.lines = lines;
        this.lineBytes = lineBytes;
    }

    /** Reports that a line of a piece, by number, is not in the cache. */
    void missed(Piece piece, int line) {
        policy.missed(piece.key(line), lineBytes, piece.operation(), piece.nextAccess());
    }

    /** Reports all lines of a piece as missed, and returns whether at least one of them should be cached. */
    boolean admitsAny(Piece piece) {
        boolean isAnyAdmitted = false;
        for (int line = 0; line < piece.lines(); line++) {
            missed(piece, line);
            isAnyAdmitted |= policy.admits(piece.key(line), lineBytes, piece.operation(), piece.nextAccess());
        }
        return isAnyAdmitted;
    }

    /** Handles the use of a line of a piece, by number, whose data is in its slot. */
    void used(Piece piece, int line) {
        int slot = piece.slot(line);
        if (inserted.get(slot)) {
            policy.used(slot, piece.operation(), piece.nextAccess());
        } else {
            inserted.set(slot);
            policy.inserted(slot, lines.keyIn(slot), lineBytes, piece.operation(), piece.nextAccess());
        }
    }

    /** Handles the assignment of clean slots to other lines, whose data they have. */
    void renamed(IntList slots) {
        for (int i = 0; i < slots.size(); i++) {
            int slot = slots.getInt(i);
            if (inserted.get(slot) && !policy.renamed(slot, lines.keyIn(slot))) {
                invalidated(slot);
            }
        }
        for (int i = 0; i < slots.size(); i++) {
            int slot = slots.getInt(i);
            if (!inserted.get(slot)) {
                inserted.set(slot);
                policy.inserted(slot, lines.keyIn(slot), lineBytes, Operation.READ, ReplacementPolicy.UNKNOWN);
            }
        }
    }

    /** Handles the loss of the data of a clean slot. */
    void invalidated(int slot) {
        if (inserted.get(slot)) {
            inserted.clear(slot);
            policy.removed(slot, RemovalReason.INVALIDATED);
        }
    }

    /** Compares the dirtiness of a slot, after it may have changed, with the last state reported to the policy. */
    void reportDirtiness(int slot) {
        boolean isDirty = lines.isDirty(slot);
        if (isDirty == dirty.get(slot) || !inserted.get(slot)) {
            return;
        }
        dirty.set(slot, isDirty);
        if (isDirty) {
            policy.dirtied(slot);
        } else {
            policy.cleaned(slot);
        }
    }

    /** Returns the slot to evict for an incoming line, or {@link Lines#NONE}. */
    int victim(EvictionFilter filter, long incomingKey) {
        return policy.victim(filter, incomingKey, lineBytes);
    }

    /** Handles the eviction of the line of a clean slot. */
    void evicted(int slot) {
        inserted.clear(slot);
        policy.removed(slot, RemovalReason.EVICTED);
    }
}
