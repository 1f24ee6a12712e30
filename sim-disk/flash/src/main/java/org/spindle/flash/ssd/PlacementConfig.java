package org.spindle.flash.ssd;

import org.spindle.flash.medium.PlaneOrder;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

/** Which plane a page is written to. */
@Doc("Which plane a page is written to.")
public record PlacementConfig(
        @Doc(
                "Order in which pages go through channels (C), chips (W), dies (D) and planes (P); what stands first varies fastest.")
        @Default("CWDP")
        String order,

        @Doc("address: the plane follows from the logical page; turn: the planes take turns, whatever is written.")
        @Default("address")
        By by)
        implements Validated {

    /** What decides on the plane. */
    public enum By {
        @Doc("The logical page.")
        ADDRESS,
        @Doc("The order of writes.")
        TURN
    }

    @Override
    public void validate(Problems problems) {
        if (!PlaneOrder.isOrder(order)) {
            problems.report("order", "'" + order + "' is no order of planes", "a permutation of CWDP");
        }
    }
}
