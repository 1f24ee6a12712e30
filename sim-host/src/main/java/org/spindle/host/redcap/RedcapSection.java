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

/** What reads found in caches of disk segments, when these were active, and what that cost by estimate and by measurement. */
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
                "What did reads find?",
                "Reads after the warm-up by what the cache had of them; inactive, it was not asked.",
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
            MeasuredComponents.addCourses(
                    parts,
                    "When was " + cache.name() + " active?",
                    "Share of each interval in which reads were handled as while it is active, warm-up included.",
                    "share of time",
                    "",
                    List.of(cache.course(RedcapMetrics.ACTIVE, "active")));
            MeasuredComponents.addCourses(
                    parts,
                    "What did " + cache.name() + " cost, and what would it have cost otherwise?",
                    "Time of reads for each block asked for, by the latest check: measured in the state that it was in,"
                            + " estimated for the other.",
                    "time for each block",
                    "ms",
                    List.of(
                            cache.course(RedcapMetrics.ACTIVE_COST, "active"),
                            cache.course(RedcapMetrics.INACTIVE_COST, "inactive")));
        }
        parts.add(new Table(
                "What was prefetched, and how estimates turned out, after the warm-up: at each change of state the"
                        + " estimate for the new one, and what its first check measured.",
                "cache",
                List.of(
                        new Table.Column("reads while active", "%"),
                        new Table.Column("prefetched", "blocks"),
                        new Table.Column("of these read", "%"),
                        new Table.Column("of these lost unread", "%"),
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
