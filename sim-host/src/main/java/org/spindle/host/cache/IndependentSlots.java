package org.spindle.host.cache;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.EvictionFilter;

/**
 * Allocates slots to lines as DiskSim does: each transfer that needs a slot selects a victim independently, although
 * others wait, and waits for the destage of its victim. Transfers that find every line locked retry, in order of
 * arrival, whenever a line becomes unlocked.
 */
final class IndependentSlots implements SlotSource {

    private final BlockCache cache;
    private final Lines lines;
    private final EvictionFilter filter;
    private final List<AwaitedLine> writeOuts = new ArrayList<>();
    private final List<AwaitedLine> pool = new ArrayList<>();
    private final Queue<PieceTransfer> lineWaiters = new ArrayDeque<>();

    /**
     * @param filter decides which lines may be evicted
     */
    IndependentSlots(BlockCache cache, EvictionFilter filter) {
        this.cache = cache;
        this.filter = filter;
        lines = cache.lines();
    }

    @Override
    public int slotFor(long key, PieceTransfer transfer) {
        int slot = lines.find(key);
        if (slot != Lines.NONE) {
            return slot;
        }
        transfer.reportMiss();
        slot = lines.unused();
        if (slot == Lines.NONE) {
            slot = cache.policy().victim(filter, key);
            if (slot == Lines.NONE) {
                lineWaiters.add(transfer);
                return Lines.NONE;
            }
            if (lines.isDirty(slot)) {
                await(slot, transfer);
                return Lines.NONE;
            }
            cache.evict(slot);
        }
        lines.assign(slot, key);
        return slot;
    }

    private void await(int slot, PieceTransfer transfer) {
        AwaitedLine awaited = pool.isEmpty() ? new AwaitedLine() : pool.remove(pool.size() - 1);
        awaited.slot = slot;
        awaited.transfer = transfer;
        awaited.pieces = cache.destager().writeOut(slot);
        writeOuts.add(awaited);
    }

    @Override
    public void slotReleased(int slot) {
        for (PieceTransfer next = lineWaiters.poll(); next != null; next = lineWaiters.poll()) {
            cache.tasks().add(next);
        }
    }

    @Override
    public void pieceWrittenOut(int slot) {
        for (int i = 0; i < writeOuts.size(); i++) {
            AwaitedLine awaited = writeOuts.get(i);
            if (awaited.slot == slot && --awaited.pieces == 0) {
                pool.add(writeOuts.remove(i));
                cache.tasks().add(requireNonNull(awaited.transfer));
                return;
            }
        }
    }

    /** A transfer that waits for the pieces of a line that are not written out yet. */
    private static final class AwaitedLine {
        private int slot;
        private int pieces;
        private @Nullable PieceTransfer transfer;
    }
}
