package org.spindle.disk.geometry;

import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A zone's specification together with the settings of the whole disk; checks that they fit and derives sizes from
 * both.
 */
record ZonePlan(
        int number,
        ZoneSpec spec,
        int surfaces,
        SurfaceOrder surfaceOrder,
        SparingScheme sparing,
        int rangeSize,
        Set<LayoutCompat> compat) {

    ZonePlan {
        require(spec.firstCylinder() >= 0, number, "first cylinder " + spec.firstCylinder() + " is negative");
        require(
                spec.lastCylinder() >= spec.firstCylinder(),
                number,
                "last cylinder " + spec.lastCylinder() + " is below the first, " + spec.firstCylinder());
        require(spec.slotsPerTrack() >= 1, number, spec.slotsPerTrack() + " sectors per track");
        require(spec.deadSpace() >= 0, number, "dead space of " + spec.deadSpace() + " sectors");
        require(spec.spares() >= 0, number, spec.spares() + " spares");
    }

    /** @throws IllegalArgumentException if the zone contradicts itself or its sparing scheme */
    void validate() {
        requireSpares();
        requireSlips();
        requireDefects();
        require(blocks() > 0, "dead space and spares leave no room for blocks");
        if (!compat.contains(LayoutCompat.REPLACEMENT_MAY_HOLD_A_BLOCK)) {
            requireFreeReplacements();
        }
    }

    long slotsPerCylinder() {
        return (long) surfaces * spec.slotsPerTrack();
    }

    long slots() {
        return slotsPerCylinder() * spec.cylinders();
    }

    /** Returns the number of blocks in the zone. */
    long blocks() {
        long slips = sparing.slipsTakeCapacity() ? spec.slips().length : 0;
        return slots() - spec.deadSpace() - slotsInReserve() - slips;
    }

    /** Returns the number of positions that hold blocks or are dead; later ones are unused. */
    long usedPositions() {
        long used = blocks() + spec.deadSpace();
        if (sparing == SparingScheme.TRACKS_IN_ZONE && compat.contains(LayoutCompat.UNUSED_TEST_ONE_TRACK_LATE)) {
            return (used / spec.slotsPerTrack() + 1) * spec.slotsPerTrack();
        }
        boolean spareSectorsInZone =
                sparing == SparingScheme.SECTORS_IN_ZONE || sparing == SparingScheme.SECTORS_IN_ZONE_SLIPS_EXTRA;
        if (spareSectorsInZone && compat.contains(LayoutCompat.UNUSED_TEST_IGNORES_DEAD_SPACE)) {
            return blocks();
        }
        return used;
    }

    SlotOrder slotOrder(boolean sparesInFront) {
        long[] slips = spec.slips();
        return switch (sparing) {
            case TRACKS_IN_ZONE -> new SlippedTracks(spec.slotsPerTrack(), SlipMap.throughout(slips));
            case SECTORS_AT_CYLINDER_END, SECTORS_IN_TRACK, SECTORS_AT_CYLINDER_FRONT, SECTORS_IN_RANGE ->
                new SlipsInUnit(unit(), spec.spares(), sparesInFront, completeUnits(), SlipMap.within(unit(), slips));
            case SECTORS_AT_CYLINDER_END_SLIPS_IN_ZONE, SECTORS_AT_CYLINDER_FRONT_SLIPS_IN_ZONE ->
                SlipsInZone.of(unit(), spec.spares(), sparesInFront, slips);
            case NONE, SECTORS_AT_DISK_END, SECTORS_IN_ZONE, SECTORS_IN_ZONE_SLIPS_EXTRA ->
                SlipsInZone.of(slots(), 0, false, slips);
        };
    }

    @Nullable
    CarryingCylinders carrying(Replacements replacements) {
        boolean affected = compat.contains(LayoutCompat.CARRY_INTO_NEXT_CYLINDER)
                && switch (sparing) {
                    case SECTORS_AT_CYLINDER_END,
                            SECTORS_AT_CYLINDER_END_SLIPS_IN_ZONE,
                            SECTORS_AT_CYLINDER_FRONT,
                            SECTORS_AT_CYLINDER_FRONT_SLIPS_IN_ZONE -> true;
                    default -> false;
                };
        if (!affected) {
            return null;
        }
        boolean stepOver = sparing.sparesInFront() && !compat.contains(LayoutCompat.FRONT_SPARES_FORGOTTEN);
        return new CarryingCylinders(
                unit(),
                unit() - spec.spares(),
                stepOver ? spec.spares() : 0,
                sparing.slipsTakeCapacity(),
                spec.slips(),
                replacements);
    }

    /** Returns the slots within which a replacement is searched. */
    long replacementRange() {
        boolean withinRange =
                sparing == SparingScheme.SECTORS_IN_RANGE && compat.contains(LayoutCompat.REPLACEMENT_WITHIN_RANGE);
        return withinRange ? unit() : slots();
    }

    /** Slots of the unit that a number of spares refers to; the whole zone where there are none. */
    private long unit() {
        return switch (sparing) {
            case SECTORS_IN_TRACK -> spec.slotsPerTrack();
            case SECTORS_AT_CYLINDER_END,
                    SECTORS_AT_CYLINDER_END_SLIPS_IN_ZONE,
                    SECTORS_AT_CYLINDER_FRONT,
                    SECTORS_AT_CYLINDER_FRONT_SLIPS_IN_ZONE -> slotsPerCylinder();
            case SECTORS_IN_RANGE -> slotsPerCylinder() * rangeSize;
            case NONE, TRACKS_IN_ZONE, SECTORS_AT_DISK_END, SECTORS_IN_ZONE, SECTORS_IN_ZONE_SLIPS_EXTRA -> slots();
        };
    }

    private long completeUnits() {
        return slots() / unit();
    }

    private long slotsInReserve() {
        if (!sparing.usesSpares()) {
            return 0;
        }
        return sparing.countsTracks() ? spec.spares() * spec.slotsPerTrack() : spec.spares() * completeUnits();
    }

    private void requireSpares() {
        if (!sparing.usesSpares() || completeUnits() == 0) {
            return;
        }
        long room = sparing.countsTracks() ? unit() / spec.slotsPerTrack() : unit();
        require(spec.spares() < room, spec.spares() + " spares in a unit of " + room + " (" + sparing + ")");
    }

    private void requireSlips() {
        long[] slips = spec.slips();
        requireInside(slips, "slip");
        Arrays.sort(slips);
        switch (sparing) {
            case NONE -> require(slips.length == 0, "slip " + first(slips) + " but no sparing scheme to absorb it");
            case TRACKS_IN_ZONE, SECTORS_IN_ZONE ->
                require(slips.length <= spec.spares(), slips.length + " slips but " + spec.spares() + " spares");
            case SECTORS_AT_CYLINDER_END, SECTORS_AT_CYLINDER_FRONT, SECTORS_IN_TRACK, SECTORS_IN_RANGE ->
                requireSlipsPerUnit(slips);
            default -> {}
        }
    }

    private void requireSlipsPerUnit(long[] ascending) {
        int from = 0;
        for (int i = 0; i < ascending.length; i++) {
            long unitNumber = ascending[i] / unit();
            if (unitNumber != ascending[from] / unit()) {
                from = i;
            }
            long spares = unitNumber < completeUnits() ? spec.spares() : 0;
            require(
                    i - from < spares,
                    "slip " + ascending[i] + " is one more than the " + spares + " spares of its unit of " + unit()
                            + " sectors");
        }
    }

    private void requireDefects() {
        long[] pairs = spec.defects();
        require(
                pairs.length % 2 == 0,
                "defects are pairs of a bad position and its replacement, but " + pairs.length + " numbers are listed");
        requireInside(pairs, "defect");
        for (int i = 0; i < pairs.length; i += 2) {
            for (int j = 0; j < i; j += 2) {
                require(pairs[i] != pairs[j], "defect " + pairs[i] + " is listed twice");
                require(pairs[i + 1] != pairs[j + 1], "replacement " + pairs[i + 1] + " is given to two defects");
                require(
                        pairs[i + 1] != pairs[j] && pairs[i] != pairs[j + 1],
                        "defect " + pairs[i] + " with replacement " + pairs[i + 1] + " is chained to defect "
                                + pairs[j]);
            }
        }
    }

    private void requireFreeReplacements() {
        SlotOrder order = slotOrder(sparing.sparesInFront());
        long grain = sparing.countsTracks() ? spec.slotsPerTrack() : 1;
        long[] pairs = spec.defects();
        for (int i = 0; i < pairs.length; i += 2) {
            long from = Math.max(order.positionsBelow(pairs[i + 1] * grain), spec.deadSpace());
            long to = Math.min(order.positionsBelow((pairs[i + 1] + 1) * grain), usedPositions());
            require(
                    pairs[i] == pairs[i + 1] || from >= to,
                    "replacement " + pairs[i + 1] + " of defect " + pairs[i] + " already holds a block");
        }
    }

    private void requireInside(long[] positions, String kind) {
        long end = sparing.countsTracks() ? slots() / spec.slotsPerTrack() : slots();
        for (long position : positions) {
            require(
                    position >= 0 && position < end,
                    kind + " " + position + " lies outside the zone's " + end
                            + (sparing.countsTracks() ? " tracks" : " sectors"));
        }
    }

    private static long first(long[] values) {
        return values.length == 0 ? 0 : values[0];
    }

    private void require(boolean condition, String problem) {
        require(condition, number, problem);
    }

    private static void require(boolean condition, int number, String problem) {
        if (!condition) {
            throw new IllegalArgumentException("zone " + number + ": " + problem);
        }
    }
}
