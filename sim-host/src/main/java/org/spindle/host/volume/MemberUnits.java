package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;

/** The units below a volume: members, then spares. */
final class MemberUnits {

    private final List<Unit> below;
    private final int members;

    /**
     * @param type type of the volume, for messages
     * @param minimum minimum number of members, at least 1
     * @param spares number of spares, which are the last units below; not negative
     * @throws IllegalArgumentException if there are too few
     */
    MemberUnits(LayerContext context, String type, int minimum, int spares) {
        below = context.below();
        members = below.size() - spares;
        if (members < minimum) {
            throw new IllegalArgumentException(type + " needs at least " + minimum + " members"
                    + (spares > 0 ? " and " + spares + " spares" : "") + ", but 'over' names "
                    + below.size() + "; add " + (minimum - members));
        }
    }

    /** Returns the number of members without spares. */
    int members() {
        return members;
    }

    /**
     * Returns the number of usable sectors of each member.
     *
     * @param useSmallest whether the capacities of members may differ
     * @throws IllegalArgumentException if members differ without that, or if a spare is too small
     */
    long capacity(boolean useSmallest) {
        Unit smallest = below.get(0);
        Unit largest = below.get(0);
        for (Unit member : below.subList(0, members)) {
            smallest = member.sectors() < smallest.sectors() ? member : smallest;
            largest = member.sectors() > largest.sectors() ? member : largest;
        }
        if (!useSmallest && smallest.sectors() < largest.sectors()) {
            throw new IllegalArgumentException("members differ in capacity: " + smallest.name() + " has "
                    + smallest.sectors() + " sectors, " + largest.name() + " has " + largest.sectors()
                    + "; use equal members, or set useSmallest: true to use " + smallest.sectors()
                    + " sectors of each");
        }
        for (Unit spare : below.subList(members, below.size())) {
            if (spare.sectors() < smallest.sectors()) {
                throw new IllegalArgumentException("spare " + spare.name() + " has " + spare.sectors()
                        + " sectors, less than the members' " + smallest.sectors() + "; use a larger one");
            }
        }
        return smallest.sectors();
    }

    /**
     * Checks that members and spares accept requests for whole units.
     *
     * @param unit in sectors
     * @throws IllegalArgumentException if one does not
     */
    void requireAligned(long unit) {
        for (Unit each : below) {
            String refusal = unit <= each.sectors() ? each.refusal(0, unit) : null;
            if (refusal != null) {
                throw new IllegalArgumentException(
                        "a unit of " + unit + " sectors is not possible on " + each.name() + ": " + refusal);
            }
        }
    }
}
