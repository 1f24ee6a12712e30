package org.spindle.disk.assembly;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.spindle.disk.datasheet.DataSheetLayout;
import org.spindle.disk.geometry.BlockRemap;
import org.spindle.disk.geometry.BlockSlip;
import org.spindle.disk.geometry.ExtentLayout;
import org.spindle.disk.geometry.ExtentMapFile;
import org.spindle.disk.geometry.IndexEntry;
import org.spindle.disk.geometry.IndexNode;
import org.spindle.disk.geometry.IndexedLayout;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.LayoutCompat;
import org.spindle.disk.geometry.Skew;
import org.spindle.disk.geometry.TrackPattern;
import org.spindle.disk.geometry.ZoneSpec;
import org.spindle.disk.geometry.ZonedLayout;
import org.spindle.disk.hdd.spec.DataSheetGeometry;
import org.spindle.disk.hdd.spec.ExtentGeometry;
import org.spindle.disk.hdd.spec.ExtentZone;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.hdd.spec.IndexedGeometry;
import org.spindle.disk.hdd.spec.SkewUnit;
import org.spindle.disk.hdd.spec.ZoneConfig;
import org.spindle.disk.hdd.spec.ZonedGeometry;

/** Creates the layout of a scenario's geometry. */
public final class LayoutFactory {

    private LayoutFactory() {}

    /**
     * Makes the layout of a drive.
     *
     * @throws IllegalArgumentException if the geometry contradicts itself
     * @throws UncheckedIOException if its layout map file cannot be read
     */
    public static Layout create(HddConfig config, Set<HddCompat> compat) {
        Set<LayoutCompat> defects = compat.contains(HddCompat.BROKEN_SPARING_MAPS)
                ? EnumSet.allOf(LayoutCompat.class)
                : EnumSet.noneOf(LayoutCompat.class);
        if (config.geometry() instanceof ZonedGeometry zoned) {
            return zoned(zoned, defects);
        }
        if (config.geometry() instanceof ExtentGeometry extents) {
            return extents(extents, defects);
        }
        if (config.geometry() instanceof IndexedGeometry indexed) {
            return indexed(indexed, defects);
        }
        return DataSheetLayout.derive((DataSheetGeometry) config.geometry(), config.mechanics(), config.sectorSize());
    }

    private static Layout zoned(ZonedGeometry geometry, Set<LayoutCompat> defects) {
        ZonedLayout.Builder layout = ZonedLayout.builder(geometry.surfaces(), geometry.cylinders())
                .sparing(geometry.sparing())
                .rangeSize(geometry.spareRange())
                .surfaceOrder(geometry.surfaceOrder())
                .compat(defects);
        for (ZoneConfig zone : geometry.zones()) {
            SkewUnit unit = zone.skewUnit() == null ? geometry.skewUnit() : zone.skewUnit();
            int spt = zone.sectorsPerTrack();
            layout.zone(new ZoneSpec(
                    zone.firstCylinder(),
                    zone.lastCylinder(),
                    spt,
                    angle(zone.offset(), unit, spt),
                    zone.reservedSectors(),
                    angle(zone.trackSkew(), unit, spt),
                    angle(zone.cylinderSkew(), unit, spt),
                    zone.spares(),
                    longs(zone.slips()),
                    longs(zone.defects())));
        }
        return layout.build();
    }

    private static int angle(double skew, SkewUnit unit, int sectorsPerTrack) {
        return unit == SkewUnit.REVOLUTIONS ? Skew.ofRevolutions(skew) : Skew.ofSectors(skew, sectorsPerTrack);
    }

    private static long[] longs(List<Long> values) {
        return values.stream().mapToLong(Long::longValue).toArray();
    }

    private static Layout extents(ExtentGeometry geometry, Set<LayoutCompat> defects) {
        ExtentMapFile map;
        try {
            map = ExtentMapFile.read(geometry.mapFile());
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot read layout map file " + geometry.mapFile().getFileName(), e);
        }
        List<org.spindle.disk.geometry.MappedZone> zones = geometry.zones().stream()
                .map(zone -> zone(zone, geometry.skewUnit()))
                .toList();
        return new ExtentLayout(
                geometry.surfaces(), geometry.cylinders(), geometry.sectors(), zones, map.extents(), defects);
    }

    private static org.spindle.disk.geometry.MappedZone zone(ExtentZone zone, SkewUnit common) {
        SkewUnit unit = zone.skewUnit() == null ? common : zone.skewUnit();
        int spt = zone.sectorsPerTrack();
        return new org.spindle.disk.geometry.MappedZone(
                zone.firstCylinder(),
                zone.lastCylinder(),
                zone.firstBlock(),
                zone.lastBlock(),
                spt,
                angle(zone.zoneSkew(), unit, spt),
                angle(zone.trackSkew(), unit, spt),
                angle(zone.cylinderSkew(), unit, spt));
    }

    private static Layout indexed(IndexedGeometry geometry, Set<LayoutCompat> defects) {
        List<TrackPattern> patterns = geometry.patterns().stream()
                .map(p -> new TrackPattern(p.low(), p.high(), p.sectorsPerTrack()))
                .toList();
        List<IndexNode> nodes = geometry.nodes().stream()
                .map(node ->
                        new IndexNode(node.stream().map(LayoutFactory::entry).toList()))
                .toList();
        List<BlockSlip> slips = geometry.slips().stream()
                .map(s -> new BlockSlip(s.position(), s.count()))
                .toList();
        List<BlockRemap> remaps = geometry.remaps().stream()
                .map(r -> new BlockRemap(
                        r.block(),
                        Math.toIntExact(r.length()),
                        r.cylinder(),
                        r.head(),
                        r.sector(),
                        r.sectorsPerTrack()))
                .toList();
        return new IndexedLayout(
                geometry.surfaces(), geometry.cylinders(), geometry.sectors(), patterns, nodes, slips, remaps, defects);
    }

    private static IndexEntry entry(IndexedGeometry.Entry e) {
        Integer pattern = e.pattern();
        Integer node = e.node();
        if ((pattern == null) == (node == null)) {
            throw new IllegalArgumentException(
                    "an index entry repeats either a track pattern or an index node; write one of 'pattern' and 'node'");
        }
        return new IndexEntry(
                e.block(),
                e.cylinder(),
                e.angle(),
                e.length(),
                e.cylinderLength(),
                e.angleLength(),
                e.runLength(),
                e.cylinderRunLength(),
                pattern != null ? IndexEntry.ChildKind.TRACK : IndexEntry.ChildKind.INDEX,
                pattern != null ? pattern : java.util.Objects.requireNonNull(node),
                e.head());
    }
}
