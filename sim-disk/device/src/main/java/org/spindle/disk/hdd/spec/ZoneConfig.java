package org.spindle.disk.hdd.spec;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

@Doc("Cylinders with the same number of sectors on every track.")
public record ZoneConfig(
        @Doc("First cylinder.") @Range(min = "0") int firstCylinder,
        @Doc("Last cylinder.") @Range(min = "0") int lastCylinder,

        @Doc("Sectors on each track, spares included.") @Range(min = "1")
        int sectorsPerTrack,

        @Doc("Angle of the zone's first sector from the drive's zero angle, in the skew unit.") @Default("0")
        double offset,

        @Doc("Unmapped sectors at the front of the zone.") @Default("0") @Range(min = "0")
        long reservedSectors,

        @Doc("Added at each step to the next track of a cylinder, in the skew unit.") @Default("0")
        double trackSkew,

        @Doc("Added at each step to the next cylinder, in the skew unit.") @Default("0")
        double cylinderSkew,

        @Doc("Spares per unit of the sparing scheme: tracks or sectors.") @Default("0") @Range(min = "0")
        long spares,

        @Doc("Unit of this zone's offset and skews, if it differs from the geometry's.") @Nullable
        SkewUnit skewUnit,

        @Doc("Defects skipped at format time: track numbers within the zone for track sparing, otherwise sector"
                + " numbers, counted from the zone's first track with reserved sectors included. The order"
                + " counts.")
        @Default("[]")
        List<Long> slips,

        @Doc("Defects moved to a replacement, as pairs: position, replacement; numbered as slips.") @Default("[]")
        List<Long> defects) {}
