package org.spindle.host.alis.analysis;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Analyses the requests of each interval and determines the content of the reorganised area: runs first, and in the
 * remaining space the most referenced units (Hsu 2003, section 4.6.3). A unit may be in both.
 */
public final class Analyzer {

    private final @Nullable HeatClustering heat;
    private final @Nullable RunClustering runs;
    private final HeatRules heatRules;
    private final long areaSectors;
    private final long storageSectors;
    private final double runShare;

    /**
     * @param runRules null for heat clustering alone
     * @param usesHeat false for run clustering alone
     * @param storageSectors of the storage that is reorganised
     * @param areaSectors room for copies
     * @param runShare maximum share of the room for runs, from 0 to 1
     */
    public Analyzer(
            HeatRules heatRules,
            boolean usesHeat,
            @Nullable GraphRules graphRules,
            @Nullable RunRules runRules,
            long storageSectors,
            long areaSectors,
            double runShare) {
        this.heatRules = heatRules;
        this.storageSectors = storageSectors;
        this.areaSectors = areaSectors;
        this.runShare = runShare;
        heat = usesHeat ? new HeatClustering(heatRules) : null;
        runs = graphRules == null || runRules == null ? null : new RunClustering(graphRules, runRules);
    }

    /** Adds the requests of one more interval. */
    public void learn(ReferenceLog log) {
        if (heat != null) {
            heat.learn(log);
        }
        if (runs != null) {
            runs.learn(log);
        }
    }

    /** Sets the least weight by which a unit joins a run; without effect if there are none. */
    public void setThreshold(double threshold) {
        if (runs != null) {
            runs.setThreshold(threshold);
        }
    }

    /** Returns the content of the area. */
    public AreaLayout arrange() {
        List<long[]> found = runs == null ? List.of() : runs.runs((long) (areaSectors * runShare));
        AreaLayout runsOnly = new AreaLayout(found, UnitOrder.EMPTY, heatRules.unitSectors());
        if (heat == null) {
            return runsOnly;
        }
        UnitOrder units = heat.arrange(areaSectors - runsOnly.runSectors(), storageSectors / heatRules.unitSectors());
        return new AreaLayout(found, units, heatRules.unitSectors());
    }

    /** Returns the access graph of run clustering, null for heat clustering alone. */
    public @Nullable AccessGraph graph() {
        return runs == null ? null : runs.graph();
    }
}
