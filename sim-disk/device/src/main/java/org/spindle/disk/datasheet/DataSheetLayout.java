package org.spindle.disk.datasheet;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.Angle;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.Skew;
import org.spindle.disk.geometry.SparingScheme;
import org.spindle.disk.geometry.ZoneSpec;
import org.spindle.disk.geometry.ZonedLayout;
import org.spindle.disk.hdd.spec.DataSheetGeometry;
import org.spindle.disk.hdd.spec.Mechanics;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Size;

/**
 * The layout of a drive with known capacity, surfaces and media rates.
 *
 * <ul>
 *   <li>At constant density and speed the rate falls linearly with the radius, and cylinders lie equally far apart: of
 *       zones of equal extent the first has the outer rate, the last the inner rate, and those between them differ by
 *       equal steps. A track holds rate &times; revolution / sector size sectors, rounded to whole ones.
 *   <li>Zones have the same number of cylinders, or one more towards the inner edge, as many as the capacity requires. If the
 *       number is known, tracks are made longer or shorter in proportion instead, by 10 % at most. The excess of whole
 *       cylinders over the capacity is spare at the end of the last zone.
 *   <li>Skews exactly cover a head switch, and a seek to the next cylinder with a head switch at the same time, both with the
 *       settling of a write, in whole sectors (Worthington, Ganger and Patt 1994, section 2.2.2); between zones too. A
 *       sequential read or write of any length thus never waits for a full revolution.
 * </ul>
 *
 * <p>The sustained rate of a sequential transfer is lower than the media rate by what the skews take of each revolution.
 */
public final class DataSheetLayout {

    /**
     * Ratio of the inner to the outer rate; the inner radius of the data area of 3.5-inch drives is about half the
     * outer one.
     */
    private static final double INNER_SHARE = 0.48;

    private static final int MOST_SECTORS_PER_TRACK = 1_000_000;

    /** Fraction of a sector: a reposition that ends at most this much after a sector's start counts as in time. */
    private static final double ROUNDING = 1e-6;

    private static final double PICOS_PER_MINUTE = 60e12;

    private DataSheetLayout() {}

    /**
     * Derives the layout, whose blocks are exactly the capacity.
     *
     * @throws IllegalArgumentException if the figures contradict each other; the message says which
     */
    public static Layout derive(DataSheetGeometry sheet, Mechanics mechanics, Size sectorSize) {
        long capacity = sheet.capacity().bytes() / sectorSize.bytes();
        if (capacity * sectorSize.bytes() != sheet.capacity().bytes() || capacity == 0) {
            throw new IllegalArgumentException("a capacity of " + sheet.capacity()
                    + " is not a whole number of sectors of " + sectorSize + "; nearest below is "
                    + new Size(capacity * sectorSize.bytes()));
        }
        double[] tracks = sectorsPerTrack(sheet, mechanics.rotation(), sectorSize);
        Integer cylinders = sheet.cylinders();
        ZoneSizes sizes = cylinders == null
                ? ZoneSizes.byCapacity(tracks, sheet.surfaces(), capacity)
                : ZoneSizes.byCylinders(tracks, sheet.surfaces(), capacity, cylinders);
        return layout(sizes, sheet.surfaces(), StepTimes.of(mechanics, sheet.surfaces()), mechanics.rotation());
    }

    /** Of each zone, not rounded. */
    private static double[] sectorsPerTrack(DataSheetGeometry sheet, RotationSpeed rotation, Size sectorSize) {
        Rate outer = sheet.outerRate();
        Rate inner = innerRate(sheet.innerRate(), outer, sheet.zones());
        double perRate = 60.0 / rotation.rpm() / sectorSize.bytes();
        if (inner.bytesPerSecond() * perRate < 1) {
            throw new IllegalArgumentException("at a rate of " + inner + " and " + rotation
                    + " a track holds no whole sector of " + sectorSize + "; at least "
                    + new Rate(Math.ceil(1 / perRate)) + " is needed");
        }
        if (outer.bytesPerSecond() * perRate > MOST_SECTORS_PER_TRACK) {
            throw new IllegalArgumentException(
                    "at a rate of " + outer + " and " + rotation + " a track holds more than "
                            + MOST_SECTORS_PER_TRACK + " sectors of " + sectorSize + "; at most "
                            + new Rate(Math.floor(MOST_SECTORS_PER_TRACK / perRate)) + " is possible");
        }
        double[] sectors = new double[sheet.zones()];
        double step =
                sectors.length == 1 ? 0 : (outer.bytesPerSecond() - inner.bytesPerSecond()) / (sectors.length - 1);
        for (int zone = 0; zone < sectors.length; zone++) {
            sectors[zone] = (outer.bytesPerSecond() - zone * step) * perRate;
        }
        return sectors;
    }

    private static Rate innerRate(@Nullable Rate stated, Rate outer, int zones) {
        if (zones == 1) {
            if (stated != null && stated.compareTo(outer) != 0) {
                throw new IllegalArgumentException("a single zone has a single rate, not " + outer
                        + " at the outer and " + stated + " at the inner edge; 2 or more zones can have both");
            }
            return outer;
        }
        if (stated == null) {
            return new Rate(INNER_SHARE * outer.bytesPerSecond());
        }
        if (stated.compareTo(outer) > 0) {
            throw new IllegalArgumentException("the inner rate, " + stated + ", is above the outer rate, " + outer
                    + "; tracks grow shorter towards the inner edge");
        }
        return stated;
    }

    private static ZonedLayout layout(ZoneSizes sizes, int surfaces, StepTimes steps, RotationSpeed rotation) {
        ZonedLayout.Builder layout = ZonedLayout.builder(
                        surfaces, Arrays.stream(sizes.cylinders()).sum())
                .sparing(SparingScheme.SECTORS_IN_ZONE);
        int first = 0;
        int offset = 0;
        for (int zone = 0; zone < sizes.zones(); zone++) {
            int cylinders = sizes.cylinders()[zone];
            int tracks = sizes.sectorsPerTrack()[zone];
            int trackSkew = skew(steps.trackPicos(), rotation, tracks);
            int cylinderSkew = skew(steps.cylinderPicos(), rotation, tracks);
            boolean last = zone == sizes.zones() - 1;
            long spares = last ? sizes.excess() : 0;
            requireRoom(spares, (long) surfaces * cylinders * tracks, sizes.zones());
            layout.zone(new ZoneSpec(
                    first,
                    first + cylinders - 1,
                    tracks,
                    offset,
                    0,
                    trackSkew,
                    cylinderSkew,
                    spares,
                    new long[0],
                    new long[0]));
            first += cylinders;
            offset = Angle.advance(offset, (surfaces - 1L) * cylinders, trackSkew, Angle.residue(tracks));
            offset = Angle.advance(offset, cylinders, cylinderSkew, Angle.residue(tracks));
        }
        return layout.build();
    }

    private static void requireRoom(long spares, long sectors, int zones) {
        if (spares >= sectors) {
            throw new IllegalArgumentException("the capacity is too small for " + zones + " zones: the last one, of "
                    + sectors + " sectors, would hold none of it; fewer zones would do");
        }
    }

    private static int skew(long picos, RotationSpeed rotation, int sectorsPerTrack) {
        double revolutions = picos * (double) rotation.rpm() / PICOS_PER_MINUTE;
        double turned = revolutions - Math.floor(revolutions);
        return Skew.ofSectors(Math.ceil(turned * sectorsPerTrack - ROUNDING) % sectorsPerTrack, sectorsPerTrack);
    }
}
