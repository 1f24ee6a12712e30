package org.spindle.disk.assembly;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.Mechanics;
import org.spindle.disk.hdd.spec.SkewUnit;
import org.spindle.disk.hdd.spec.ZoneConfig;
import org.spindle.disk.hdd.spec.ZonedGeometry;

/**
 * Zones of another density: each keeps its place on the surface, with a scaled number of tracks and of sectors per
 * track. The duration of track skews is unchanged, like that of head switches; cylinder skews scale with seeks over one
 * cylinder; both are rounded up to whole sectors, so that no revolution is missed.
 */
final class ScaledZones {

    private static final double ROUNDING = 1e-6;

    private final double linear;
    private final double track;

    /** Ratio of the new to the old rotation speed. */
    private final double faster;

    /** Ratio of the new to the old time of a seek over one cylinder. */
    private final double single;

    ScaledZones(Mechanics before, Mechanics now, double linear, double track) {
        this.linear = linear;
        this.track = track;
        faster = (double) now.rotation().rpm() / before.rotation().rpm();
        single = overOneCylinder(before) == 0 ? 1 : overOneCylinder(now) / overOneCylinder(before);
    }

    private static double overOneCylinder(Mechanics mechanics) {
        SeekFactory curves = new SeekFactory(2, EnumSet.noneOf(HddCompat.class));
        double read = curves.create(mechanics.seek()).seekPicos(1);
        return mechanics.writeSeek() == null
                ? read
                : Math.max(read, curves.create(mechanics.writeSeek()).seekPicos(1));
    }

    ZonedGeometry of(ZonedGeometry before) {
        List<ZoneConfig> zones = new ArrayList<>();
        for (ZoneConfig zone : before.zones()) {
            if (!zone.slips().isEmpty()
                    || !zone.defects().isEmpty()
                    || zone.spares() > 0
                    || zone.reservedSectors() > 0) {
                throw new IllegalArgumentException("zone " + zones.size()
                        + " has spares, defects or reserved sectors, which cannot be scaled; leave them out");
            }
            zones.add(zone(zone, zone.skewUnit() == null ? before.skewUnit() : zone.skewUnit(), zones.size()));
        }
        return new ZonedGeometry(
                before.surfaces(),
                border(before.cylinders()),
                before.surfaceOrder(),
                before.sparing(),
                before.spareRange(),
                SkewUnit.SECTORS,
                zones);
    }

    private int border(int cylinder) {
        return Math.toIntExact(Math.round(cylinder * track));
    }

    private ZoneConfig zone(ZoneConfig zone, SkewUnit unit, int number) {
        int first = border(zone.firstCylinder());
        int last = border(zone.lastCylinder() + 1) - 1;
        int sectors = (int) (zone.sectorsPerTrack() * linear);
        if (last < first || sectors < 1) {
            throw new IllegalArgumentException("zone " + number + " would have " + (last - first + 1) + " cylinders of "
                    + sectors + " sectors a track");
        }
        double perUnit = unit == SkewUnit.REVOLUTIONS ? sectors : (double) sectors / zone.sectorsPerTrack();
        return new ZoneConfig(
                first,
                last,
                sectors,
                Math.floor(zone.offset() * perUnit) % sectors,
                0,
                Math.ceil(zone.trackSkew() * perUnit * faster - ROUNDING) % sectors,
                Math.ceil(zone.cylinderSkew() * perUnit * faster * single - ROUNDING) % sectors,
                0,
                SkewUnit.SECTORS,
                List.of(),
                List.of());
    }
}
