package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;

/** The units below a volume: members, then spares. */
final class MemberUnits {

    private final List<Unit> below;
    private final int members;

    /**
     * @param type of the volume, for messages
     * @param least members that it needs, at least 1
     * @param spares how many of the last units below are spares, not negative
     * @throws IllegalArgumentException if there are too few
     */
    MemberUnits(LayerContext context, String type, int least, int spares) {
        below = context.below();
        members = below.size() - spares;
        if (members < least) {
            throw new IllegalArgumentException(type + " needs at least " + least + " members"
                    + (spares > 0 ? " and " + spares + " spares" : "") + ", and 'over' names "
                    + below.size() + "; add " + (least - members));
        }
    }

    /** Members, without spares. */
    int members() {
        return members;
    }

    /**
     * Sectors of each member that can be used.
     *
     * @param useSmallest whether members may differ; otherwise they must not
     * @throws IllegalArgumentException if capacities do not fit each other
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
                    + "; take equal members, or set useSmallest: true to use " + smallest.sectors()
                    + " sectors of each");
        }
        for (Unit spare : below.subList(members, below.size())) {
            if (spare.sectors() < smallest.sectors()) {
                throw new IllegalArgumentException("spare " + spare.name() + " has " + spare.sectors()
                        + " sectors, less than the members' " + smallest.sectors() + "; take a larger one");
            }
        }
        return smallest.sectors();
    }

    /**
     * Makes sure that members and spares accept requests for whole units.
     *
     * @param unit in sectors
     * @throws IllegalArgumentException if one does not
     */
    void requireAligned(long unit) {
        for (Unit each : below) {
            String refusal = unit <= each.sectors() ? each.refusal(0, unit) : null;
            if (refusal != null) {
                throw new IllegalArgumentException(
                        "a unit of " + unit + " sectors does not suit " + each.name() + ": " + refusal);
            }
        }
    }
}
