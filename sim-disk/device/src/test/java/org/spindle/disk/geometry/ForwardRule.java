package org.spindle.disk.geometry;

import org.spindle.disk.geometry.RandomZonedLayoutTest.Drive;

/** The forward rules of the reference text, 3.2, implemented literally: loops over the lists in file order. */
final class ForwardRule {

    private ForwardRule() {}

    /**
     * Zone index of the sector for x = LBN - first LBN of the zone + dead space.
     *
     * @param withinRange whether scheme 8 takes a replacement modulo the range, as the text has it
     */
    static long slot(Drive drive, ZoneSpec zone, long x, boolean withinRange) {
        long cylinder = (long) drive.surfaces() * zone.slotsPerTrack();
        long p = zone.spares();
        return switch (drive.sparing()) {
            case TRACKS_IN_ZONE -> tracks(zone, x);
            case SECTORS_AT_CYLINDER_END, SECTORS_AT_CYLINDER_FRONT -> cylinders(zone, x, cylinder, p, false);
            case SECTORS_AT_CYLINDER_END_SLIPS_IN_ZONE, SECTORS_AT_CYLINDER_FRONT_SLIPS_IN_ZONE ->
                cylinders(zone, x, cylinder, p, true);
            case SECTORS_AT_DISK_END -> cylinders(zone, x, cylinder, 0, true);
            case SECTORS_IN_TRACK -> units(zone, x, zone.slotsPerTrack(), p, Long.MAX_VALUE, false);
            case SECTORS_IN_RANGE ->
                units(zone, x, cylinder * drive.range(), p, zone.cylinders() / drive.range(), withinRange);
            case NONE, SECTORS_IN_ZONE, SECTORS_IN_ZONE_SLIPS_EXTRA -> replaced(zone, x + slipped(zone, 0, x));
        };
    }

    /** Sectors, or tracks for scheme 1, that share their spares. */
    static long unit(Drive drive, int slots, long total) {
        return switch (drive.sparing()) {
            case SECTORS_AT_CYLINDER_END, SECTORS_AT_CYLINDER_FRONT -> (long) drive.surfaces() * slots;
            case SECTORS_IN_TRACK -> slots;
            case SECTORS_IN_RANGE -> (long) drive.surfaces() * slots * drive.range();
            default -> total;
        };
    }

    private static long tracks(ZoneSpec zone, long x) {
        long t = x / zone.slotsPerTrack();
        for (long s : zone.slips()) {
            if (s <= t) {
                t++;
            }
        }
        return replaced(zone, t) * zone.slotsPerTrack() + x % zone.slotsPerTrack();
    }

    private static long cylinders(ZoneSpec zone, long position, long unit, long p, boolean slipToEnd) {
        long usable = unit - p;
        long c = position / usable;
        long x = position % usable;
        long f = c * unit;
        long m = 0;
        for (long s : zone.slips()) {
            if ((slipToEnd && s / unit < c) || (s >= f && s - f <= x + m)) {
                m++;
            }
        }
        x += m;
        if (replaced(zone, f + x) != f + x) {
            return replaced(zone, f + x);
        }
        return (c + x / usable) * unit + x % usable;
    }

    /** Beyond the complete units there are no spares, so that no further unit begins. */
    private static long units(ZoneSpec zone, long position, long unit, long p, long complete, boolean withinRange) {
        long usable = unit - p;
        long r = Math.min(position / usable, complete);
        long x = position - r * usable;
        long slot = r * unit + x + slipped(zone, r * unit, x);
        long replacement = replaced(zone, slot);
        return withinRange && replacement != slot ? r * unit + replacement % unit : replacement;
    }

    private static long slipped(ZoneSpec zone, long f, long x) {
        long m = 0;
        for (long s : zone.slips()) {
            if (s >= f && s - f <= x + m) {
                m++;
            }
        }
        return m;
    }

    private static long replaced(ZoneSpec zone, long position) {
        long[] pairs = zone.defects();
        for (int i = 0; i < pairs.length; i += 2) {
            if (pairs[i] == position) {
                return pairs[i + 1];
            }
        }
        return position;
    }
}
