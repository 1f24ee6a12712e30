package org.spindle.disk.hdd;

import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.mechanics.Rotation;

/** Chooses the slot at which an access begins on its first track, by the order in which it may transfer. */
final class FirstSlot {

    private final Layout layout;
    /** Of which only the time of a turn is read, which is the same for its copies. */
    private final Rotation rotation;

    private final TrackCursor cursor;
    private final EarlyBlocks early;
    private final PhysicalAddress probe = new PhysicalAddress();

    FirstSlot(Layout layout, Rotation rotation, TrackCursor cursor, EarlyBlocks early) {
        this.layout = layout;
        this.rotation = rotation;
        this.cursor = cursor;
        this.early = early;
    }

    /**
     * Returns the slot at which the access begins: that of the wanted block unless its order permits another.
     *
     * @param target where the wanted block lies, on the track of the cursor
     * @param wantedEnd one past the last wanted block, for {@link SectorOrder#ZERO_LATENCY}
     * @param angle under the head now
     */
    int choose(Access work, SectorOrder order, PhysicalAddress target, long targetBlock, long wantedEnd, int angle) {
        int wanted = target.slot;
        if (order == SectorOrder.IN_ORDER) {
            return wanted;
        }
        int next = cursor.slotFrom(angle, rotation);
        long block = cursor.block(next);
        if (order == SectorOrder.ZERO_LATENCY) {
            if (block < 0 || next <= wanted || next > lastWantedSlot(target, wantedEnd)) {
                return wanted;
            }
            early.begin(block);
            return next;
        }
        if (block >= 0 && next < wanted && targetBlock - block == wanted - next) {
            work.transferred(block);
            return next;
        }
        if (order == SectorOrder.WHOLE_TRACK && next > wanted) {
            return fromTrackStart(work, target, targetBlock);
        }
        return wanted;
    }

    private int fromTrackStart(Access work, PhysicalAddress target, long targetBlock) {
        long first = cursor.track.firstBlock;
        layout.locate(first, probe);
        if (first >= targetBlock || probe.remapped || targetBlock - first != target.slot - probe.slot) {
            return target.slot;
        }
        work.transferred(first);
        return probe.slot;
    }

    private int lastWantedSlot(PhysicalAddress target, long wantedEnd) {
        long lastHere = Math.min(wantedEnd - 1, cursor.track.lastBlock);
        layout.locate(lastHere, probe);
        return probe.remapped ? target.slot : probe.slot;
    }
}
