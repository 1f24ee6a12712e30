package org.spindle.flash.ssd;

import org.spindle.flash.medium.PlaneOrder;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

/** The choice of the plane of a page. */
@Doc("The choice of the plane that a page is written to.")
public record PlacementConfig(
        @Doc(
                "Order in which pages are striped over channels (C), chips (W), dies (D) and planes (P); the first one varies fastest.")
        @Default("CWDP")
        String order,

        @Doc("address: static allocation by the logical page; turn: dynamic allocation, round robin over the planes.")
        @Default("address")
        By by)
        implements Validated {

    /** The allocation of planes. */
    public enum By {
        @Doc("The logical page.")
        ADDRESS,
        @Doc("The order of writes.")
        TURN
    }

    @Override
    public void validate(Problems problems) {
        if (!PlaneOrder.isOrder(order)) {
            problems.report("order", "'" + order + "' is not an order of planes", "a permutation of CWDP");
        }
    }
}
