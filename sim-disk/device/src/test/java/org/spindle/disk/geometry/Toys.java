package org.spindle.disk.geometry;

import java.util.Collection;
import java.util.Locale;

/** The invented drive of the reference text, 11.3: two surfaces, zone A with dead space and defects, zone B without. */
final class Toys {

    private Toys() {}

    static ZonedLayout zoned(
            int scheme, int spares, int order, long[] slips, long[] defects, Collection<LayoutCompat> compat) {
        return ZonedLayout.builder(2, 8)
                .sparing(SparingScheme.values()[scheme])
                .surfaceOrder(SurfaceOrder.values()[order])
                .rangeSize(2)
                .zone(zone(0, 3, 10, 1, 5, spares, slips, defects))
                .zone(zone(4, 7, 8, 0, 0, spares, new long[0], new long[0]))
                .compat(compat)
                .build();
    }

    private static ZoneSpec zone(
            int first, int last, int slots, int offset, long dead, int spares, long[] slips, long[] defects) {
        return new ZoneSpec(
                first,
                last,
                slots,
                Skew.ofSectors(offset, slots),
                dead,
                Skew.ofSectors(2, slots),
                Skew.ofSectors(3, slots),
                spares,
                slips,
                defects);
    }

    /** {@code cylinder,head,slot@revolution}, the notation of the reference text, with three decimals. */
    static String where(Layout layout, long block) {
        PhysicalAddress place = new PhysicalAddress();
        Track track = new Track();
        layout.locate(block, place);
        layout.track(place.cylinder, place.head, track);
        double turn = Angle.toRevolutions(track.angle(place.slot));
        double rounded = Math.round(turn * 1000) / 1000.0 % 1;
        return String.format(Locale.ROOT, "%d,%d,%d@%.3f", place.cylinder, place.head, place.slot, rounded);
    }
}
