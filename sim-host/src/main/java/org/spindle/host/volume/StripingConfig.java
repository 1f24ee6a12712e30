package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

@Doc("A volume dealt out over all members, without redundancy (RAID 0).")
public record StripingConfig(
        @Doc("Consecutive data on one member; 0 B deals out bytes, so that every request is for every member.")
        @Default("64 KiB")
        Size unit,

        @Doc(
                "What requests address: volume (one address space), slices (as many equal slices of it as there are members).")
        @Default("volume")
        Addressing addressing,

        @Inline Capacity capacity,

        @Doc("What DiskSim does otherwise, to be reproduced; nothing by default.") @Default("[]")
        List<InterleavedCompat> compat)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        WholeSectors.check("unit", unit, problems);
        if (addressing == Addressing.MEMBERS || addressing == Addressing.SLICES && unit.bytes() == 0) {
            problems.report(
                    "addressing",
                    "a volume that is dealt out over its members is not addressed member by member",
                    "volume, or slices with a unit of at least a sector");
        }
        for (InterleavedCompat defect : compat) {
            if ((defect == InterleavedCompat.PARTS_IN_ORDER) != unit.bytes() > 0) {
                problems.report(
                        "compat",
                        "with a unit of " + unit + " there is no " + defect + " to reproduce",
                        unit.bytes() > 0 ? "parts-in-order, or nothing" : "length-only or no-reads, or nothing");
            }
        }
    }
}
