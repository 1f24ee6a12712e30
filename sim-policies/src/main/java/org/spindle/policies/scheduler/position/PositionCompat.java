package org.spindle.policies.scheduler.position;

import java.util.List;
import org.spindle.spi.config.Doc;

/** Defects of DiskSim 4.0 in schedulers that predict positions. */
public enum PositionCompat {
    @Doc("Everything below.")
    DISKSIM,
    @Doc("With a limit, requests that have waited longer come first the longer the device takes to reach them.")
    WEIGHT_BELOW_ZERO,
    @Doc(
            "Of requests that take equally long, the lowest cylinder and sector comes first instead of the earliest arrival.")
    TIES_BY_PLACE,
    @Doc(
            "With a limit, requests are looked at from the lowest cylinder on, and what is spared by comparison with the best "
                    + "cost so far is compared before the weight of waiting: a request whose seek alone takes longer counts with "
                    + "1 ms more than that cost, and none is looked at any more once the best cost is not above 0.")
    PRUNED_BEFORE_WEIGHT,
    @Doc("To spctf, a write that continues the last one in the drive's buffer needs no time either.")
    APPENDS_ARE_HITS;

    boolean isIn(List<PositionCompat> compat) {
        return compat.contains(DISKSIM) || compat.contains(this);
    }
}
