package org.spindle.disk.geometry;

import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One zone of a {@link ZonedLayout}. Blocks are numbered from the zone's first. */
final class Zone {

    final long firstBlock;
    final long blocks;
    final int firstCylinder;
    final int lastCylinder;
    final int slotsPerTrack;

    private final int surfaces;
    private final SurfaceOrder surfaceOrder;
    private final SlotOrder slots;
    private final SlotOrder slotsForward;
    private final @Nullable CarryingCylinders carrying;
    private final Replacements replacements;
    private final boolean selfReplacementReported;

    /** Whether a block lies where {@link #block} finds it, and blocks that follow each other lie in rising slots. */
    private final boolean isInOrder;

    /** Slots that a defect entry stands for: 1, or a track. */
    private final long grain;

    private final long deadSpace;

    /** Positions from here on are unused. */
    private final long usedPositions;

    private final int offsetAngle;
    private final int trackSkew;
    private final int cylinderSkew;
    private final int slotWidth;
    private final int residue;

    /** Slips that delay the later tracks, ascending. */
    private final long[] turningSlips;

    /** Tracks of this cylinder are turned by slips on earlier heads too. */
    private final boolean headsTurn;

    /** Slots within which a replacement is searched; a multiple of the zone if anywhere. */
    private final long replacementRange;

    Zone(ZonePlan plan, long firstBlock) {
        ZoneSpec spec = plan.spec();
        Set<LayoutCompat> compat = plan.compat();
        SparingScheme sparing = plan.sparing();
        this.firstBlock = firstBlock;
        blocks = plan.blocks();
        firstCylinder = spec.firstCylinder();
        lastCylinder = spec.lastCylinder();
        slotsPerTrack = spec.slotsPerTrack();
        surfaces = plan.surfaces();
        surfaceOrder = plan.surfaceOrder();
        replacements = new Replacements(spec.defects());
        slots = plan.slotOrder(sparing.sparesInFront());
        slotsForward = compat.contains(LayoutCompat.FRONT_SPARES_FORGOTTEN) ? plan.slotOrder(false) : slots;
        carrying = plan.carrying(replacements);
        isInOrder = replacements.isEmpty() && slotsForward == slots && carrying == null;
        selfReplacementReported = compat.contains(LayoutCompat.SELF_REPLACEMENT_REPORTED);
        grain = sparing.countsTracks() ? slotsPerTrack : 1;
        deadSpace = spec.deadSpace();
        usedPositions = plan.usedPositions();
        replacementRange = plan.replacementRange();
        offsetAngle = spec.offsetAngle();
        trackSkew = spec.trackSkew();
        cylinderSkew = spec.cylinderSkew();
        slotWidth = Angle.slotWidth(slotsPerTrack);
        residue = Angle.residue(slotsPerTrack);
        turningSlips = sparing.slipsTurnTracks() ? spec.slips() : new long[0];
        Arrays.sort(turningSlips);
        headsTurn = sparing == SparingScheme.SECTORS_IN_TRACK;
    }

    /** Returns whether a block, counted from the disk's first, is in this zone. */
    boolean contains(long block) {
        return block >= firstBlock && block < firstBlock + blocks;
    }

    void locate(long block, PhysicalAddress out) {
        long place = place(block + deadSpace);
        boolean remapped = place < 0;
        long slot = remapped ? ~place : place;
        long track = slot / slotsPerTrack;
        int cylinder = firstCylinder + (int) (track / surfaces);
        int head = surfaceOrder.surface((int) (track % surfaces), cylinder, firstCylinder, surfaces);
        out.set(cylinder, head, (int) (slot % slotsPerTrack), slotsPerTrack, remapped);
    }

    /** Returns the slot of a position, or the complement of the slot if it is a replacement. */
    private long place(long position) {
        if (carrying != null) {
            return carrying.place(position);
        }
        long slot = slotsForward.slot(position);
        if (replacements.isEmpty()) {
            return slot;
        }
        long bad = slot / grain;
        long replacement = replacements.replacementOf(bad);
        if (replacement == bad) {
            return slot;
        }
        if (grain > 1) {
            return replacement * grain + slot % grain;
        }
        return ~(slot - slot % replacementRange + replacement % replacementRange);
    }

    /** Returns the block of a slot of this zone, counted from the disk's first, or a code of {@link Layout}. */
    long block(int cylinder, int head, int slot) {
        long wanted = trackNumber(cylinder, head) * slotsPerTrack + slot;
        if (!replacements.isEmpty()) {
            long entry = wanted / grain;
            if (replacements.isBad(entry) && (selfReplacementReported || replacements.replacementOf(entry) != entry)) {
                return Layout.REMAPPED;
            }
            wanted = replacements.replacedBy(entry) * grain + wanted % grain;
        }
        long position = slots.positionsBelow(wanted);
        boolean holdsBlock =
                slots.positionsBelow(wanted + 1) > position && position >= deadSpace && position < usedPositions;
        return holdsBlock ? firstBlock + position - deadSpace : Layout.SLIPPED;
    }

    void track(int cylinder, int head, Track out) {
        out.setSlots(slotsPerTrack, zeroAngle(cylinder, head));
        long track = trackNumber(cylinder, head);
        if (grain > 1 && replacements.replacementOf(track) != track) {
            out.setBlocks(-1, -1);
            return;
        }
        long home = grain > 1 ? replacements.replacedBy(track) : track;
        long below = blocksBelow(home * slotsPerTrack);
        long end = blocksBelow((home + 1) * slotsPerTrack);
        if (below == end) {
            out.setBlocks(-1, -1);
        } else if (end - below == slotsPerTrack && isInOrder) {
            out.setWhole(firstBlock + below);
        } else {
            out.setBlocks(firstBlock + below, firstBlock + end - 1);
        }
    }

    int startAngle(int cylinder, int head, int slot) {
        return Angle.advance(zeroAngle(cylinder, head), slot, slotWidth, residue);
    }

    private int zeroAngle(int cylinder, int head) {
        long rank = (long) cylinder - firstCylinder;
        long nth = surfaceOrder.surface(head, cylinder, firstCylinder, surfaces);
        int angle = Angle.advance(offsetAngle, nth + (surfaces - 1) * rank, trackSkew, residue);
        angle = Angle.advance(angle, rank, cylinderSkew, residue);
        return Angle.advance(angle, turningSlipsBefore(rank, head), slotWidth, residue);
    }

    private int turningSlipsBefore(long rank, int head) {
        if (turningSlips.length == 0) {
            return 0;
        }
        long track = rank * surfaces + (headsTurn ? head : 0);
        return SlipMap.lowerBound(turningSlips, turningSlips.length, track * slotsPerTrack);
    }

    private long blocksBelow(long slot) {
        return Math.min(Math.max(slots.positionsBelow(slot) - deadSpace, 0), blocks);
    }

    private long trackNumber(int cylinder, int head) {
        long nth = surfaceOrder.surface(head, cylinder, firstCylinder, surfaces);
        return (long) (cylinder - firstCylinder) * surfaces + nth;
    }
}
