package org.spindle.host.alis;

import org.spindle.host.alis.analysis.HeatOrder;
import org.spindle.host.alis.analysis.HeatRules;
import org.spindle.host.alis.analysis.Training;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** The selection and arrangement of the most referenced units. */
@Doc("Heat clustering: the units that most requests refer to (Hsu 2003, section 4.6.1).")
public record HeatConfig(
        @Doc("Length of a unit.") @Default("4 KiB") @Range(min = "512 B", max = "1 GiB")
        Size unit,

        @Doc("Order of the units in the area: organ-pipe (the most referenced in the middle), heat (by falling count),"
                + " link-closure (by falling count, each with the chain of its likeliest neighbours in time),"
                + " packed-extents (extents of the storage by their most referenced units), sequential (by"
                + " address).")
        @Default("sequential")
        HeatOrder order,

        @Doc("With packed-extents, length of an extent of the storage.") @Default("1 GiB") @Range(min = "512 B")
        Size extent,

        @Doc("Weight of the interval that has ended in the count; the rest is that of the count before (alpha).")
        @Default("0.8")
        @Range(min = "0.001", max = "1")
        double ageing,

        @Doc("Counted requests: reads, reads-and-writes.") @Default("reads-and-writes")
        Training counts)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (unit.bytes() % Size.SECTOR != 0) {
            problems.report("unit", unit + " is not a whole number of sectors", "a multiple of 512 B");
        } else if (extent.bytes() % unit.bytes() != 0) {
            problems.report("extent", extent + " is not a whole number of units of " + unit, "a multiple of " + unit);
        }
    }

    HeatRules rules() {
        return new HeatRules(unit.sectors(), order, extent.bytes() / unit.bytes(), ageing, counts);
    }
}
