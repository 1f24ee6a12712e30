package org.spindle.disk.hdd.spec;

import java.util.List;
import org.spindle.disk.geometry.SparingScheme;
import org.spindle.disk.geometry.SurfaceOrder;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

@TypeName("zoned")
@Doc("Zones of cylinders with the same number of sectors on every track, with skews, spares, slips and remaps.")
public record ZonedGeometry(
        @Doc("Data surfaces, each with its head.") @Range(min = "1")
        int surfaces,

        @Doc("Physical cylinders.") @Range(min = "1") int cylinders,

        @Doc("Order of the surfaces within successive cylinders.") @Default("ascending")
        SurfaceOrder surfaceOrder,

        @Doc("Sparing scheme: the place of spare space, and the defects that may use it.") @Default("none")
        SparingScheme sparing,

        @Doc("Cylinders that share spares, for sparing by range.") @Default("1") @Range(min = "1")
        int spareRange,

        @Doc("Unit of offsets and skews.") @Default("sectors")
        SkewUnit skewUnit,

        @Doc("Zones in order of their blocks.") List<ZoneConfig> zones)
        implements Geometry {}
