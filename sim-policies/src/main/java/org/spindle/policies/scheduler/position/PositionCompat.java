package org.spindle.policies.scheduler.position;

import java.util.List;
import org.spindle.spi.config.Doc;

/** Defects of DiskSim 4.0 in schedulers that predict positions. */
public enum PositionCompat {
    @Doc("All of the following.")
    DISKSIM,
    @Doc("With a limit: of requests that have waited longer than it, the one that the device takes longest to reach"
            + " comes first.")
    WEIGHT_BELOW_ZERO,
    @Doc("Of requests that take equally long, the one at the lowest cylinder and sector comes first instead of the"
            + " earliest arrival.")
    TIES_BY_PLACE,
    @Doc("With a limit: requests are examined from the lowest cylinder on, and bounds are compared with the best"
            + " cost so far before the weight of waiting is applied. A request whose seek alone takes longer"
            + " counts with 1 ms more than that cost, and the search ends once the best cost is 0 or less.")
    PRUNED_BEFORE_WEIGHT,
    @Doc("For spctf: a write that continues the last write in the drive's buffer takes no time either.")
    APPENDS_ARE_HITS;

    boolean isIn(List<PositionCompat> compat) {
        return compat.contains(DISKSIM) || compat.contains(this);
    }
}
