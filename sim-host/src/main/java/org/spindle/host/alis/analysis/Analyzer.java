package org.spindle.host.alis.analysis;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Learns from the requests of each interval and says what the reorganised area should hold: runs first, and in what is left the most
 * referenced units (Hsu 2003, section 4.6.3). A unit may be in both.
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
     * @param runShare most of the room that runs may take, from 0 to 1
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

    /** Takes the requests of one more interval. */
    public void learn(ReferenceLog log) {
        if (heat != null) {
            heat.learn(log);
        }
        if (runs != null) {
            runs.learn(log);
        }
    }

    /** Returns what the area should hold. */
    public AreaLayout arrange() {
        List<long[]> found = runs == null ? List.of() : runs.runs((long) (areaSectors * runShare));
        AreaLayout runsOnly = new AreaLayout(found, new long[0], heatRules.unitSectors());
        if (heat == null) {
            return runsOnly;
        }
        long[] units = heat.arrange(areaSectors - runsOnly.runSectors());
        return new AreaLayout(found, whole(units), heatRules.unitSectors());
    }

    /** Leaves out a unit that the storage ends within. */
    private long[] whole(long[] units) {
        long end = storageSectors / heatRules.unitSectors();
        for (int i = 0; i < units.length; i++) {
            if (units[i] >= end) {
                long[] rest = new long[units.length - 1];
                System.arraycopy(units, 0, rest, 0, i);
                System.arraycopy(units, i + 1, rest, i, rest.length - i);
                return rest;
            }
        }
        return units;
    }

    /** Returns the access graph of run clustering, null for heat clustering alone. */
    public @Nullable AccessGraph graph() {
        return runs == null ? null : runs.graph();
    }
}
