package org.spindle.disk.hdd;

import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.geometry.Track;
import org.spindle.disk.mechanics.Rotation;

/** The track under the active head, and the block in each of its slots. */
final class TrackCursor {

    private final Layout layout;
    private final PhysicalAddress place = new PhysicalAddress();
    private long[] blocks = new long[0];
    private boolean consecutive;
    private int firstSlot;

    final Track track = new Track();

    TrackCursor(Layout layout) {
        this.layout = layout;
        track.cylinder = -1;
    }

    void moveTo(int cylinder, int head) {
        if (track.cylinder == cylinder && track.head == head) {
            return;
        }
        layout.track(cylinder, head, track);
        consecutive = true;
        if (track.firstBlock < 0 || track.isWhole) {
            firstSlot = 0;
            return;
        }
        layout.locate(track.firstBlock, place);
        firstSlot = place.slot;
        consecutive = isHere() && lastSlot() - firstSlot == track.lastBlock - track.firstBlock && !hasRemappedSlot();
        if (!consecutive) {
            readSlots();
        }
    }

    private boolean isHere() {
        return place.cylinder == track.cylinder && place.head == track.head && !place.remapped;
    }

    private int lastSlot() {
        layout.locate(track.lastBlock, place);
        return isHere() ? place.slot : Integer.MAX_VALUE;
    }

    private boolean hasRemappedSlot() {
        if (!layout.hasReplacements()) {
            return false;
        }
        for (int slot = 0; slot < track.slots; slot++) {
            if (layout.block(track.cylinder, track.head, slot) == Layout.REMAPPED) {
                return true;
            }
        }
        return false;
    }

    private void readSlots() {
        if (blocks.length < track.slots) {
            blocks = new long[track.slots];
        }
        for (int slot = 0; slot < track.slots; slot++) {
            blocks[slot] = layout.block(track.cylinder, track.head, slot);
        }
    }

    /** Returns the block in a slot, or a negative code of {@link Layout}. */
    long block(int slot) {
        if (!consecutive) {
            return blocks[slot];
        }
        long block = track.firstBlock + slot - firstSlot;
        return track.firstBlock >= 0 && slot >= firstSlot && block <= track.lastBlock ? block : Layout.SLIPPED;
    }

    /** Returns whether a block lies in its home slot on the track. */
    boolean holds(long block) {
        if (block > track.lastBlock || block < track.firstBlock) {
            return false;
        }
        if (!layout.hasReplacements()) {
            return true;
        }
        layout.locate(block, place);
        return !place.remapped;
    }

    /** Returns whether the blocks of the track lie in slots one after the other, from its first block to its last. */
    boolean isConsecutive() {
        return consecutive && track.firstBlock >= 0;
    }

    /** Returns the slot of the next block after a slot; the track's first block follows its last. */
    int nextBlockSlot(int slot) {
        int next = nextSlot(slot);
        while (next != slot && block(next) < 0) {
            next = nextSlot(next);
        }
        return next;
    }

    int nextSlot(int slot) {
        return slot + 1 == track.slots ? 0 : slot + 1;
    }

    /**
     * Returns the first slot of which the head at an angle meets the beginning: one whose beginning is there, or has passed
     * by no more than the rotation takes for rounding, or the next one.
     */
    int slotFrom(int angle, Rotation rotation) {
        long past = Integer.toUnsignedLong(angle - track.zeroAngle);
        int at = (int) (past / track.slotWidth);
        if (at >= track.slots) {
            at = track.slots - 1;
        }
        while (at > 0 && Integer.toUnsignedLong(track.angle(at) - track.zeroAngle) > past) {
            at--;
        }
        return rotation.turnPicos(angle, track.angle(at)) == 0 ? at : nextSlot(at);
    }
}
