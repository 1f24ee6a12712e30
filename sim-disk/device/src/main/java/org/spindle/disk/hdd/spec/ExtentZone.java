package org.spindle.disk.hdd.spec;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

@Doc("A zone of an extracted map.")
public record ExtentZone(
        @Doc("First cylinder.") @Range(min = "0") int firstCylinder,
        @Doc("Last cylinder.") @Range(min = "0") int lastCylinder,
        @Doc("First block of the zone.") @Range(min = "0") long firstBlock,
        @Doc("Last block of the zone.") @Range(min = "0") long lastBlock,
        @Doc("Sectors on each track.") @Range(min = "1") int sectorsPerTrack,

        @Doc("Angle of the zone's first sector, in the skew unit.") @Default("0")
        double zoneSkew,

        @Doc("Added at each step to the next track of a cylinder, in the skew unit.") @Default("0")
        double trackSkew,

        @Doc("Added at each step to the next cylinder, in the skew unit.") @Default("0")
        double cylinderSkew,

        @Doc("Unit of this zone's skews, if it differs from the geometry's.") @Nullable
        SkewUnit skewUnit) {}
