package org.spindle.host.redcap;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.report.MeasuredComponent;
import org.spindle.spi.report.MeasuredComponents;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.StackedBarChart;
import org.spindle.spi.report.Table;

/** Hits of reads in caches of disk segments, the times when these were active, and estimated and measured costs. */
public final class RedcapSection implements ReportSection {

    /**
     * Makes the section.
     *
     * @param keys none
     * @param context none
     */
    public RedcapSection(NoKeys keys, NoContext context) {}

    private static MeasuredComponents caches(RunView run) {
        return MeasuredComponents.with(run, RedcapMetrics.READS_INACTIVE);
    }

    @Override
    public boolean appliesTo(RunView run) {
        return !caches(run).isEmpty();
    }

    @Override
    public SectionContent content(RunView run) {
        MeasuredComponents caches = caches(run);
        List<SectionPart> parts = new ArrayList<>();
        parts.add(new StackedBarChart(
                "Which reads hit?",
                "Reads after the warm-up by the blocks that the cache held; while inactive, it is not looked up.",
                "cache",
                "reads",
                "",
                caches.names(),
                List.of(
                        caches.counts("all", RedcapMetrics.READ_HITS),
                        caches.counts("some blocks", RedcapMetrics.READ_PARTIAL_HITS),
                        caches.counts("nothing", RedcapMetrics.READ_MISSES),
                        caches.counts("inactive", RedcapMetrics.READS_INACTIVE))));
        for (MeasuredComponent cache : caches.each()) {
            MeasuredComponents.addSeriesChart(
                    parts,
                    "When was " + cache.name() + " active?",
                    "Share of each interval in which new reads used the cache, warm-up included.",
                    "share of time",
                    "",
                    cache.seriesLine(RedcapMetrics.ACTIVE, "active"));
            MeasuredComponents.addSeriesChart(
                    parts,
                    "What did " + cache.name() + " cost, and what would it have cost otherwise?",
                    "Time of reads per requested block, by the latest check: measured for the current state, estimated for the"
                            + " other.",
                    "time per block",
                    "ms",
                    cache.seriesLine(RedcapMetrics.ACTIVE_COST, "active"),
                    cache.seriesLine(RedcapMetrics.INACTIVE_COST, "inactive"));
        }
        parts.add(new Table(
                "Prefetched blocks and the accuracy of estimates after the warm-up: the estimate for the new state at each"
                        + " change, and the measurement of its first check.",
                "cache",
                List.of(
                        new Table.Column("reads while active", "%"),
                        new Table.Column("prefetched", "blocks"),
                        new Table.Column("of these read", "%"),
                        new Table.Column("of these discarded unread", "%"),
                        new Table.Column("changes", ""),
                        new Table.Column("estimated at changes", "ms"),
                        new Table.Column("measured after them", "ms")),
                caches.rows(RedcapSection::cells)));
        return new SectionContent("Cache of disk segments", parts);
    }

    private static List<Double> cells(MeasuredComponent cache) {
        double active = cache.count(RedcapMetrics.READS_ACTIVE);
        double reads = active + cache.count(RedcapMetrics.READS_INACTIVE);
        double prefetched = cache.count(RedcapMetrics.PREFETCHED);
        return List.of(
                100 * active / reads,
                prefetched,
                100 * cache.count(RedcapMetrics.USED) / prefetched,
                100 * cache.count(RedcapMetrics.WASTED) / prefetched,
                cache.count(RedcapMetrics.TURNED_ON) + cache.count(RedcapMetrics.TURNED_OFF),
                cache.mean(RedcapMetrics.FORECAST_COST),
                cache.mean(RedcapMetrics.FOUND_COST));
    }
}
