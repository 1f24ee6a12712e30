package org.spindle.disk.hdd.spec;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.TypeName;

@TypeName("data-sheet")
@Doc("A consistent zoned geometry derived from the figures of a data sheet.")
public record DataSheetGeometry(
        @Doc("Formatted capacity.") Size capacity,

        @Doc("Data surfaces, each with its head.") @Range(min = "1")
        int surfaces,

        @Doc("Media rate at the outer edge; the skews make the rate of a sequential transfer lower.")
        Rate outerRate,

        @Doc("Media rate at the inner edge; 48 % of the outer rate if absent.") @Nullable
        Rate innerRate,

        @Doc("Number of zones.") @Default("16") @Range(min = "1", max = "256")
        int zones,

        @Doc("Physical cylinders; derived from the capacity if absent.") @Nullable @Range(min = "1")
        Integer cylinders)
        implements Geometry {}
