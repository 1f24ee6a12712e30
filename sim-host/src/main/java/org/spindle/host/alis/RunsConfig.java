package org.spindle.host.alis;

import org.jspecify.annotations.Nullable;
import org.spindle.host.alis.analysis.ContextWeights;
import org.spindle.host.alis.analysis.GraphRules;
import org.spindle.host.alis.analysis.GraphUnits;
import org.spindle.host.alis.analysis.PruningTime;
import org.spindle.host.alis.analysis.RunOrder;
import org.spindle.host.alis.analysis.RunRules;
import org.spindle.host.alis.analysis.Training;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Configuration of the discovery of runs. */
@Doc("Run clustering: sequences of requests that recur, found in a graph whose edges weigh how often and how soon"
        + " one extent is read after another (Hsu 2003, section 4.6.2).")
public record RunsConfig(
        @Doc("Length of the extents. If absent, they are those of the requests, which the thesis finds to be better.")
        @Nullable
        @Range(min = "512 B", max = "1 GiB")
        Size unit,

        @Doc("Context size: number of reads after another that count as following it (tau).")
        @Default("9")
        @Range(min = "1", max = "1000")
        int context,

        @Doc(
                "Graduation of the context (f): from 0 (all reads count equally) to 1 (in linear proportion to their closeness).")
        @Default("1")
        @Range(min = "0", max = "1")
        double graduation,

        @Doc("Weight of the interval that has ended in the graph; the rest is that of the graph before (beta). The"
                + " thesis has 0.1 for personal computers and 0.8 for servers.")
        @Default("0.1")
        @Range(min = "0.001", max = "1")
        double ageing,

        @Doc(
                "Maximum size of the graph, as a part of the storage, at 19 B for each vertex and 20 B for each edge. Above it the"
                        + " lightest part is removed.")
        @Default("0.005")
        @Range(min = "0", max = "1")
        double graphShare,

        @Doc("Maximum size of the graph, if that is less. Its memory is about twice as large.")
        @Default("256 MiB")
        @Range(min = "4 KiB", max = "32 GiB")
        Size graphLimit,

        @Doc(
                "Share of the vertices, and of the edges, that are removed at once when the graph is larger: those with the least"
                        + " weight, where a vertex has that of its heaviest edge.")
        @Default("0.1")
        @Range(min = "0.001", max = "0.9")
        double pruned,

        @Doc(
                "When a graph above that limit is pruned: over-limit (with the reference that exceeds it), after-interval (after the last"
                        + " reference of an interval, so that it is larger until then). The thesis does not say when.")
        @Default("over-limit")
        PruningTime prunes,

        @Doc("Extents that are read less often in an interval are left out of the graph; 1 to take all.")
        @Default("1")
        @Range(min = "1")
        int leastReferences,

        @Doc("Requests that contribute to edges: reads, reads-and-writes.") @Default("reads")
        Training learns,

        @Doc("Least weight by which an extent joins a run, in parts of the weight if the sequence occurred once in"
                + " each interval. The thesis has 0.1, and 0.4 for personal computers if runs and heat are"
                + " combined.")
        @Default("0.1")
        @Range(min = "0")
        double threshold,

        @Doc("Minimum number of extents of a run.") @Default("2") @Range(min = "2")
        int minimumLength,

        @Doc("A run ends where the weight by which an extent would join falls below this share of that of the one"
                + " before; 0 for no such rule.")
        @Default("0")
        @Range(min = "0", max = "1")
        double drop,

        @Doc("Whether an extent joins a run only if its heaviest edge leads to the end that it joins.")
        @Default("false")
        boolean mutual,

        @Doc(
                "Whether a read goes to runs only if one extent there holds all of it. Otherwise each part of a read goes to the"
                        + " extent of a run that reaches furthest.")
        @Default("false")
        boolean wholeReads,

        @Doc(
                "Order of the runs in the area: discovery (by the weight of the edge from which each has grown, as in the thesis),"
                        + " address (of the first extent of each), length (longest first). Which runs there are does not depend on"
                        + " it. Of copies of the same data in several runs, that of the first in the area is written.")
        @Default("discovery")
        RunOrder order,

        @Doc("Maximum share of the reorganised area for runs.") @Default("1") @Range(min = "0", max = "1")
        double areaShare)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (unit != null && unit.bytes() % Size.SECTOR != 0) {
            problems.report("unit", unit + " is not a whole number of sectors", "a multiple of 512 B");
        }
    }

    /**
     * @param storageSectors of the storage that is reorganised
     */
    GraphUnits units(long storageSectors) {
        return unit == null ? GraphUnits.extents() : new GraphUnits(unit.sectors(), storageSectors);
    }

    /**
     * @param storageSectors of the storage that is reorganised
     */
    GraphRules graph(long storageSectors) {
        long most = Math.min((long) (graphShare * storageSectors * Size.SECTOR), graphLimit.bytes());
        return new GraphRules(
                units(storageSectors),
                new ContextWeights(context, graduation),
                ageing,
                most,
                prunes,
                pruned,
                leastReferences,
                learns);
    }

    RunRules rules() {
        return new RunRules(threshold, minimumLength, drop, mutual, order);
    }
}
