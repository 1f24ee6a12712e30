package org.spindle.disk.geometry;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * The layout of a drive given by a measured map: one extent for each run of blocks on a track (DiskSim's
 * {@code dm_layout_g2}). Memory grows with the number of extents, at least one per track.
 *
 * <p>Angles follow the blocks: walking the extents in block order, each step to another cylinder adds the cylinder skew of
 * the zone that is left, each step to another head of the same cylinder its track skew, and the first step into a zone that
 * zone's skew. A track's angle is the sum on the first visit to it.
 */
public final class ExtentLayout implements Layout {

    private final Dimensions dimensions;
    private final MappedZone[] zones;

    /** Extents in block order, as columns. */
    private final long[] firstBlock;

    private final int[] track;
    private final int[] slot;
    private final int[] length;

    /** Extents by track: the track in the upper, the index in block order in the lower half. */
    private final long[] byTrack;

    /** Angle of slot 0 of the track of each extent. */
    private final int[] zeroAngle;

    /**
     * A layout of {@code blocks} blocks.
     *
     * @throws IllegalArgumentException if the extents do not give each block a slot of its own inside a zone
     */
    public ExtentLayout(
            int surfaces,
            int cylinders,
            long blocks,
            List<MappedZone> zones,
            List<Extent> extents,
            Set<LayoutCompat> compat) {
        dimensions = new Dimensions(surfaces, cylinders, blocks);
        requirePositive(surfaces, "data surfaces");
        requirePositive(cylinders, "cylinders");
        requirePositive(blocks, "blocks");
        this.zones = zones.toArray(MappedZone[]::new);
        Arrays.sort(this.zones, Comparator.comparingInt(MappedZone::firstCylinder));
        requireSoundZones();

        Extent[] ordered = extents.toArray(Extent[]::new);
        Arrays.sort(ordered, Comparator.comparingLong(Extent::firstBlock));
        requireCover(ordered);
        int count = ordered.length;
        firstBlock = new long[count];
        track = new int[count];
        slot = new int[count];
        length = new int[count];
        byTrack = new long[count];
        for (int i = 0; i < count; i++) {
            requireInZone(ordered[i]);
            firstBlock[i] = ordered[i].firstBlock();
            track[i] = Math.addExact(Math.multiplyExact(ordered[i].cylinder(), surfaces), ordered[i].head());
            slot[i] = ordered[i].slot();
            length[i] = ordered[i].length();
            byTrack[i] = (long) track[i] << 32 | i;
        }
        Arrays.sort(byTrack);
        requireSeparateSlots();
        zeroAngle = zeroAngles(compat.contains(LayoutCompat.ZONE_SKEW_ON_FIRST_CYLINDER_ONLY));
    }

    @Override
    public Dimensions dimensions() {
        return dimensions;
    }

    @Override
    public void locate(long block, PhysicalAddress out) {
        dimensions.requireBlock(block);
        int found = Arrays.binarySearch(firstBlock, block);
        int extent = found >= 0 ? found : -found - 2;
        int cylinder = track[extent] / dimensions.surfaces();
        out.set(
                cylinder,
                track[extent] % dimensions.surfaces(),
                slot[extent] + (int) (block - firstBlock[extent]),
                zones[zoneOf(cylinder)].slotsPerTrack(),
                false);
    }

    @Override
    public long block(int cylinder, int head, int wanted) {
        if (!dimensions.hasTrack(cylinder, head)) {
            return NONEXISTENT;
        }
        long key = (long) cylinder * dimensions.surfaces() + head;
        for (int i = firstExtentOf(key); i < byTrack.length && byTrack[i] >>> 32 == key; i++) {
            int extent = (int) byTrack[i];
            int distance = wanted - slot[extent];
            if (distance >= 0 && distance < length[extent]) {
                long block = firstBlock[extent] + distance;
                return block < dimensions.blocks() ? block : NONEXISTENT;
            }
        }
        return NONEXISTENT;
    }

    @Override
    public void track(int cylinder, int head, Track out) {
        dimensions.requireTrack(cylinder, head);
        out.setPosition(cylinder, head);
        long key = (long) cylinder * dimensions.surfaces() + head;
        int first = firstExtentOf(key);
        if (first == byTrack.length || byTrack[first] >>> 32 != key) {
            out.setUnformatted();
            return;
        }
        int last = first;
        while (last + 1 < byTrack.length && byTrack[last + 1] >>> 32 == key) {
            last++;
        }
        int lowest = (int) byTrack[first];
        int highest = (int) byTrack[last];
        out.setSlots(zones[zoneOf(cylinder)].slotsPerTrack(), zeroAngle[lowest]);
        if (firstBlock[lowest] < dimensions.blocks()) {
            out.setBlocks(firstBlock[lowest], Math.min(firstBlock[highest] + length[highest], dimensions.blocks()) - 1);
        } else {
            out.setBlocks(-1, -1);
        }
    }

    @Override
    public boolean hasReplacements() {
        return false;
    }

    @Override
    public int startAngle(int cylinder, int head, int wanted) {
        dimensions.requireTrack(cylinder, head);
        long key = (long) cylinder * dimensions.surfaces() + head;
        int first = firstExtentOf(key);
        boolean mapped = first < byTrack.length && byTrack[first] >>> 32 == key;
        int slots = mapped ? zones[zoneOf(cylinder)].slotsPerTrack() : 0;
        if (wanted < 0 || wanted >= slots) {
            throw new IndexOutOfBoundsException(
                    "there is no slot " + wanted + " on cylinder " + cylinder + ", head " + head);
        }
        return Angle.advance(zeroAngle[(int) byTrack[first]], wanted, Angle.slotWidth(slots), Angle.residue(slots));
    }

    private int[] zeroAngles(boolean zoneSkewOnFirstCylinderOnly) {
        int[] angles = new int[track.length];
        int angle = 0;
        int zone = -1;
        for (int i = 0; i < angles.length; i++) {
            if (i > 0 && track[i] != track[i - 1]) {
                MappedZone left = zones[zone];
                boolean sameCylinder = track[i] / dimensions.surfaces() == track[i - 1] / dimensions.surfaces();
                int skew = sameCylinder ? left.trackSkew() : left.cylinderSkew();
                angle = Angle.advance(angle, 1, skew, Angle.residue(left.slotsPerTrack()));
            }
            int entered = zoneOf(track[i] / dimensions.surfaces());
            if (entered != zone && !zoneSkewOnFirstCylinderOnly) {
                angle = Angle.advance(
                        angle, 1, zones[entered].zoneSkew(), Angle.residue(zones[entered].slotsPerTrack()));
            }
            zone = entered;
            int first = (int) byTrack[firstExtentOf(track[i])];
            angles[i] = first == i ? angle : angles[first];
        }
        if (zoneSkewOnFirstCylinderOnly) {
            turnFirstCylinders(angles);
        }
        return angles;
    }

    private void turnFirstCylinders(int[] angles) {
        for (int i = 0; i < angles.length; i++) {
            int cylinder = track[i] / dimensions.surfaces();
            MappedZone zone = zones[zoneOf(cylinder)];
            if (cylinder > 0 && cylinder == zone.firstCylinder()) {
                angles[i] = Angle.advance(angles[i], 1, zone.zoneSkew(), Angle.residue(zone.slotsPerTrack()));
            }
        }
    }

    /** Returns the index in {@link #byTrack} of the track's lowest extent, or of its insertion point. */
    private int firstExtentOf(long key) {
        return SlipMap.lowerBound(byTrack, byTrack.length, key << 32);
    }

    /** Returns the index of the zone of a cylinder, or -1. */
    private int zoneOf(int cylinder) {
        int low = -1;
        int high = zones.length - 1;
        while (low < high) {
            int middle = (low + high + 1) >> 1;
            if (zones[middle].firstCylinder() <= cylinder) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low >= 0 && cylinder <= zones[low].lastCylinder() ? low : -1;
    }

    private static void requirePositive(long value, String what) {
        if (value < 1) {
            throw new IllegalArgumentException("a drive needs 1 or more " + what + ", but has " + value);
        }
    }

    private void requireSoundZones() {
        for (int i = 0; i < zones.length; i++) {
            MappedZone zone = zones[i];
            String name = "zone of cylinders " + zone.firstCylinder() + " to " + zone.lastCylinder();
            boolean inside = zone.firstCylinder() >= 0
                    && zone.lastCylinder() >= zone.firstCylinder()
                    && zone.lastCylinder() < dimensions.cylinders();
            require(inside, name + ": these are not cylinders of a drive with " + dimensions.cylinders());
            require(zone.slotsPerTrack() >= 1, name + ": " + zone.slotsPerTrack() + " sectors per track");
            require(zone.lastBlock() >= zone.firstBlock(), name + ": last block is below the first");
            require(
                    i == 0 || zone.firstCylinder() > zones[i - 1].lastCylinder(),
                    name + ": overlaps the zone that starts at cylinder " + zones[Math.max(i - 1, 0)].firstCylinder());
        }
    }

    private void requireCover(Extent[] ordered) {
        long next = 0;
        for (Extent extent : ordered) {
            require(extent.length() >= 1, extent + ": an extent holds 1 or more blocks");
            require(extent.firstBlock() >= next, extent + ": its first blocks are also in the extent before");
            require(
                    extent.firstBlock() == next,
                    "blocks " + next + " to " + (extent.firstBlock() - 1) + " are in no extent");
            next = extent.firstBlock() + extent.length();
        }
        require(
                next >= dimensions.blocks(),
                "blocks " + next + " to " + (dimensions.blocks() - 1) + " are in no extent");
    }

    private void requireInZone(Extent extent) {
        require(dimensions.hasTrack(extent.cylinder(), extent.head()), extent + ": there is no such track");
        int zone = zoneOf(extent.cylinder());
        require(zone >= 0, extent + ": its cylinder is in no zone");
        MappedZone around = zones[zone];
        require(
                extent.slot() >= 0 && extent.slot() + extent.length() <= around.slotsPerTrack(),
                extent + ": does not fit a track of " + around.slotsPerTrack() + " sectors");
        require(
                extent.firstBlock() >= around.firstBlock()
                        && extent.firstBlock() + extent.length() - 1 <= around.lastBlock(),
                extent + ": outside the zone's blocks " + around.firstBlock() + " to " + around.lastBlock());
    }

    private void requireSeparateSlots() {
        for (int i = 0; i < byTrack.length; i++) {
            int one = (int) byTrack[i];
            for (int j = i + 1; j < byTrack.length && byTrack[j] >>> 32 == byTrack[i] >>> 32; j++) {
                int other = (int) byTrack[j];
                require(
                        slot[one] + length[one] <= slot[other] || slot[other] + length[other] <= slot[one],
                        "the extents of blocks " + firstBlock[one] + " and " + firstBlock[other] + " share a slot");
            }
        }
    }

    private static void require(boolean condition, String problem) {
        if (!condition) {
            throw new IllegalArgumentException(problem);
        }
    }
}
