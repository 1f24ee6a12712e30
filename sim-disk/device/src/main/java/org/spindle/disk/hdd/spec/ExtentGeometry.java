package org.spindle.disk.hdd.spec;

import java.nio.file.Path;
import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

@TypeName("extents")
@Doc("An extracted map of extents, read from a layout map file, with zones for sector counts and skews.")
public record ExtentGeometry(
        @Doc("Layout map file.") Path mapFile,

        @Doc("Advertised capacity in sectors.") @Range(min = "1")
        long sectors,

        @Doc("Data surfaces, each with its head.") @Range(min = "1")
        int surfaces,

        @Doc("Physical cylinders.") @Range(min = "1") int cylinders,
        @Doc("Unit of skews.") @Default("sectors") SkewUnit skewUnit,
        @Doc("Zones in order of their blocks.") List<ExtentZone> zones)
        implements Geometry {}
