package org.spindle.disk.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The layout of a zoned drive given by rules: zones with a constant number of sectors per track, skews, a sparing
 * scheme, and short lists of slips and replaced defects (DiskSim's {@code dm_layout_g1}). Memory grows with the defect
 * lists only, so that drives of any size can be represented.
 *
 * <p>Blocks are numbered through the zones in the order in which these were given. Zones must not overlap; cylinders
 * between them hold nothing.
 */
public final class ZonedLayout implements Layout {

    private final Dimensions dimensions;
    private final List<ZoneSpec> specs;
    private final boolean replacements;
    private final Zone[] zones;
    private final Zone[] zonesByCylinder;

    /**
     * The zone of a recent block, which is tried first, because a drive looks up each block several times. Threads may share it: whatever
     * zone it names is checked.
     */
    private int recentZone;

    private ZonedLayout(Builder builder) {
        specs = List.copyOf(builder.specs);
        replacements = specs.stream().anyMatch(zone -> zone.defects().length > 0);
        zones = new Zone[specs.size()];
        long first = 0;
        for (int i = 0; i < zones.length; i++) {
            ZonePlan plan = builder.plan(i);
            plan.validate();
            zones[i] = new Zone(plan, first);
            first = Math.addExact(first, zones[i].blocks);
        }
        dimensions = new Dimensions(builder.surfaces, builder.cylinders, first);
        zonesByCylinder = zones.clone();
        Arrays.sort(zonesByCylinder, Comparator.comparingInt(zone -> zone.firstCylinder));
    }

    /** Starts the description of a drive with {@code surfaces} data surfaces and {@code cylinders} physical cylinders. */
    public static Builder builder(int surfaces, int cylinders) {
        return new Builder(surfaces, cylinders);
    }

    @Override
    public Dimensions dimensions() {
        return dimensions;
    }

    @Override
    public void locate(long block, PhysicalAddress out) {
        dimensions.requireBlock(block);
        Zone zone = zones[zoneOfBlock(block)];
        zone.locate(block - zone.firstBlock, out);
    }

    @Override
    public int zoneCylinder(long block, PhysicalAddress scratch) {
        Zone zone = zones[zoneOfBlock(block)];
        long perCylinder = (long) zone.slotsPerTrack * dimensions.surfaces();
        return (int) Math.min(zone.lastCylinder, zone.firstCylinder + (block - zone.firstBlock) / perCylinder);
    }

    @Override
    public long block(int cylinder, int head, int slot) {
        int zone = zoneOfCylinder(cylinder);
        boolean exists = zone >= 0
                && head >= 0
                && head < dimensions.surfaces()
                && slot >= 0
                && slot < zonesByCylinder[zone].slotsPerTrack;
        return exists ? zonesByCylinder[zone].block(cylinder, head, slot) : NONEXISTENT;
    }

    @Override
    public void track(int cylinder, int head, Track out) {
        dimensions.requireTrack(cylinder, head);
        out.setPosition(cylinder, head);
        int zone = zoneOfCylinder(cylinder);
        if (zone < 0) {
            out.setUnformatted();
        } else {
            zonesByCylinder[zone].track(cylinder, head, out);
        }
    }

    @Override
    public boolean hasReplacements() {
        return replacements;
    }

    @Override
    public int startAngle(int cylinder, int head, int slot) {
        dimensions.requireTrack(cylinder, head);
        int zone = zoneOfCylinder(cylinder);
        if (zone < 0 || slot < 0 || slot >= zonesByCylinder[zone].slotsPerTrack) {
            throw new IndexOutOfBoundsException(
                    "there is no slot " + slot + " on cylinder " + cylinder + ", head " + head);
        }
        return zonesByCylinder[zone].startAngle(cylinder, head, slot);
    }

    /** Returns the zones in block order. */
    public List<ZoneSpec> zones() {
        return specs;
    }

    /** Returns the first block of a zone, by its index in {@link #zones}. */
    public long firstBlockOfZone(int zone) {
        return zones[zone].firstBlock;
    }

    /** Returns the number of blocks in a zone, by its index in {@link #zones}. */
    public long blocksInZone(int zone) {
        return zones[zone].blocks;
    }

    private int zoneOfBlock(long block) {
        int recent = recentZone;
        if (zones[recent].contains(block)) {
            return recent;
        }
        int low = 0;
        int high = zones.length - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (zones[middle].firstBlock <= block) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        recentZone = low;
        return low;
    }

    /** Returns the index in cylinder order, or -1 for a cylinder outside all zones. */
    private int zoneOfCylinder(int cylinder) {
        int low = -1;
        int high = zonesByCylinder.length - 1;
        while (low < high) {
            int middle = (low + high + 1) >> 1;
            if (zonesByCylinder[middle].firstCylinder <= cylinder) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low >= 0 && cylinder <= zonesByCylinder[low].lastCylinder ? low : -1;
    }

    /** Collects the description of a drive, then checks it as a whole. */
    public static final class Builder {

        private final int surfaces;
        private final int cylinders;
        private final List<ZoneSpec> specs = new ArrayList<>();
        private final Set<LayoutCompat> compat = EnumSet.noneOf(LayoutCompat.class);
        private SparingScheme sparing = SparingScheme.NONE;
        private SurfaceOrder surfaceOrder = SurfaceOrder.ASCENDING;
        private int rangeSize = 1;

        private Builder(int surfaces, int cylinders) {
            if (surfaces < 1) {
                throw new IllegalArgumentException("a drive needs a data surface, but has " + surfaces);
            }
            if (cylinders < 1) {
                throw new IllegalArgumentException("a drive needs a cylinder, but has " + cylinders);
            }
            this.surfaces = surfaces;
            this.cylinders = cylinders;
        }

        /** Sets the scheme; {@link SparingScheme#NONE} by default. */
        public Builder sparing(SparingScheme scheme) {
            sparing = scheme;
            return this;
        }

        /** Sets the cylinders per spare range, for {@link SparingScheme#SECTORS_IN_RANGE}; 1 by default. */
        public Builder rangeSize(int cylindersPerRange) {
            if (cylindersPerRange < 1) {
                throw new IllegalArgumentException("a spare range of " + cylindersPerRange + " cylinders");
            }
            rangeSize = cylindersPerRange;
            return this;
        }

        /** Sets the order; {@link SurfaceOrder#ASCENDING} by default. */
        public Builder surfaceOrder(SurfaceOrder order) {
            surfaceOrder = order;
            return this;
        }

        /** Appends a zone; its blocks follow those of the zones before. */
        public Builder zone(ZoneSpec zone) {
            specs.add(zone);
            return this;
        }

        /** Defects of DiskSim to reproduce. Default none. */
        public Builder compat(Collection<LayoutCompat> defects) {
            compat.addAll(defects);
            return this;
        }

        /**
         * Returns the layout.
         *
         * @throws IllegalArgumentException naming the zone (counted from 0) and the quantity that is wrong
         */
        public ZonedLayout build() {
            if (specs.isEmpty()) {
                throw new IllegalArgumentException("a drive needs a zone");
            }
            for (int i = 0; i < specs.size(); i++) {
                requireOwnCylinders(i);
            }
            return new ZonedLayout(this);
        }

        private void requireOwnCylinders(int number) {
            ZoneSpec zone = specs.get(number);
            if (zone.lastCylinder() >= cylinders) {
                throw new IllegalArgumentException(
                        "zone " + number + ": last cylinder " + zone.lastCylinder() + " of a drive with " + cylinders);
            }
            for (int i = 0; i < number; i++) {
                ZoneSpec other = specs.get(i);
                if (zone.firstCylinder() <= other.lastCylinder() && other.firstCylinder() <= zone.lastCylinder()) {
                    throw new IllegalArgumentException("zone " + number + ": cylinders " + zone.firstCylinder() + " to "
                            + zone.lastCylinder() + " overlap those of zone " + i + ", " + other.firstCylinder()
                            + " to "
                            + other.lastCylinder());
                }
            }
        }

        private ZonePlan plan(int number) {
            return new ZonePlan(
                    number, specs.get(number), surfaces, surfaceOrder, sparing, rangeSize, EnumSet.copyOf(compat));
        }
    }
}
