package org.spindle.host.cache;

import java.util.ArrayDeque;
import java.util.Queue;
import org.spindle.spi.cache.EvictionFilter;

/**
 * Allocates slots to lines: unused ones first, then those of evicted lines. Transfers that find no slot wait in order
 * of arrival, and only the first of them selects a victim.
 */
final class SlotAllocator implements SlotSource {

    private final BlockCache cache;
    private final Lines lines;
    private final Locks locks;
    private final TrackedPolicy policy;
    private final EvictionFilter filter;

    /** Transfers that need a slot. */
    private final Queue<PieceTransfer> waiting = new ArrayDeque<>();

    /** Whether the first of them is about to try again. */
    private boolean isFirstResumed;

    /** For the first of them: the slot whose write-out it waits for, and the pieces of it that are not written yet. */
    private int awaitedSlot = Lines.NONE;

    private int awaitedPieces;

    /** A slot whose last lock was just released; it is evicted next if it is clean. */
    private int releasedSlot = Lines.NONE;

    SlotAllocator(BlockCache cache, EvictionFilter filter) {
        this.cache = cache;
        lines = cache.lines();
        locks = cache.locks();
        policy = cache.policy();
        this.filter = filter;
    }

    @Override
    public int slotFor(long key, PieceTransfer transfer) {
        int slot = lines.find(key);
        if (waiting.isEmpty() && slot != Lines.NONE) {
            return slot;
        }
        boolean isFirst = waiting.peek() == transfer;
        isFirstResumed &= !isFirst;
        if (slot == Lines.NONE) {
            transfer.reportMiss();
            slot = isFirst || waiting.isEmpty() ? freeSlot(key) : Lines.NONE;
            if (slot != Lines.NONE) {
                lines.assign(slot, key);
            } else if (!isFirst) {
                waiting.add(transfer);
            }
        }
        if (slot != Lines.NONE && isFirst) {
            waiting.remove();
            awaitedSlot = Lines.NONE;
            resumeFirst(Lines.NONE);
        }
        return slot;
    }

    /** Returns a slot without a line, evicting one if necessary; {@link Lines#NONE} if none can be evicted yet. */
    private int freeSlot(long incomingKey) {
        int slot = lines.unused();
        if (slot != Lines.NONE) {
            return slot;
        }
        awaitedSlot = Lines.NONE;
        boolean takesReleased =
                releasedSlot != Lines.NONE && !locks.isHeld(releasedSlot) && !lines.isDirty(releasedSlot);
        slot = takesReleased ? releasedSlot : policy.victim(filter, incomingKey);
        releasedSlot = Lines.NONE;
        if (slot == Lines.NONE) {
            return Lines.NONE;
        }
        if (lines.isDirty(slot)) {
            awaitedSlot = slot;
            awaitedPieces = cache.destager().writeOut(slot);
            return Lines.NONE;
        }
        cache.evict(slot);
        return slot;
    }

    @Override
    public void slotReleased(int slot) {
        if (awaitedSlot == Lines.NONE) {
            resumeFirst(slot);
        }
    }

    @Override
    public void pieceWrittenOut(int slot) {
        if (awaitedSlot == slot && --awaitedPieces == 0) {
            awaitedSlot = Lines.NONE;
            resumeFirst(slot);
        }
    }

    private void resumeFirst(int released) {
        if (!isFirstResumed && !waiting.isEmpty()) {
            isFirstResumed = true;
            releasedSlot = released;
            cache.tasks().add(waiting.element());
        }
    }
}
