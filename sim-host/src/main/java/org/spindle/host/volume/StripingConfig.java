package org.spindle.host.volume;

import java.util.List;
import org.spindle.host.volume.layout.StripeUnit;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

@Doc("A volume striped over all members, without redundancy (RAID 0).")
public record StripingConfig(
        @Doc("Stripe unit: contiguous data on one member; 0 B interleaves bytes, so that every request accesses"
                + " every member.")
        @Default("64 KiB")
        Size unit,

        @Doc("Address spaces for requests: volume (one address space), slices (as many equal slices of it as there"
                + " are members).")
        @Default("volume")
        Addressing addressing,

        @Inline Capacity capacity,

        @Doc("Behaviours of DiskSim to reproduce; none by default.") @Default("[]")
        List<InterleavedCompat> compat)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        StripeUnit.check(unit, problems);
        if (addressing == Addressing.MEMBERS || addressing == Addressing.SLICES && unit.bytes() == 0) {
            problems.report(
                    "addressing",
                    "a striped volume cannot be addressed by members, nor by slices with a unit of 0 B",
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
