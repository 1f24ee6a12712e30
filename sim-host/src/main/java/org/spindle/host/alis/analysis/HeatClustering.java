package org.spindle.host.alis.analysis;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Chooses the most referenced units and arranges them (Hsu 2003, section 4.6.1). */
final class HeatClustering {

    private final HeatRules rules;
    private final ReferenceCounts counts;

    /** Successors of units; null unless the arrangement needs them. */
    private final @Nullable AccessGraph successions;

    HeatClustering(HeatRules rules) {
        this.rules = rules;
        counts = new ReferenceCounts(rules.unitSectors(), rules.alpha(), rules.training());
        successions = rules.order() == HeatOrder.LINK_CLOSURE
                ? new AccessGraph(new ContextWeights(1, 0), rules.alpha(), Long.MAX_VALUE, 1)
                : null;
    }

    void learn(ReferenceLog log) {
        counts.learn(log);
        AccessGraph graph = successions;
        if (graph != null) {
            graph.age();
            for (int i = 0; i < log.size(); i++) {
                if (rules.training().takes(log.isWrite(i))) {
                    long sector = AccessUnit.sector(log.unit(i));
                    long last = (sector + AccessUnit.sectors(log.unit(i)) - 1) / rules.unitSectors();
                    for (long unit = sector / rules.unitSectors(); unit <= last; unit++) {
                        graph.add(unit);
                    }
                }
            }
        }
    }

    /**
     * Returns the units to copy in the order of their arrangement.
     *
     * @param sectors space for them
     * @param end units from this one on are excluded
     */
    UnitOrder arrange(long sectors, long end) {
        long most = sectors / rules.unitSectors();
        if (rules.order() == HeatOrder.SEQUENTIAL) {
            return UnitOrder.sequential(counts.hottestByAddress(most, end));
        }
        return UnitOrder.of(Arrays.stream(arranged(counts.hottest(most)))
                .filter(unit -> unit < end)
                .toArray());
    }

    private long[] arranged(long[] byHeat) {
        AccessGraph graph = successions;
        return switch (rules.order()) {
            case ORGAN_PIPE -> HeatArrangement.organPipe(byHeat);
            case HEAT, SEQUENTIAL -> byHeat;
            case PACKED_EXTENTS -> HeatArrangement.packedExtents(byHeat, counts, rules.extentUnits());
            case LINK_CLOSURE -> HeatArrangement.linkClosure(byHeat, graph == null ? null : new NeighbourLinks(graph));
        };
    }
}
