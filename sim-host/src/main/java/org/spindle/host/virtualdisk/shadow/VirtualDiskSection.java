package org.spindle.host.virtualdisk.shadow;

import java.util.List;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.report.MeasuredMetric;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.Table;

/** The accuracy of virtual disks compared with the real ones. */
public final class VirtualDiskSection implements ReportSection {

    private static final double PERCENT = 100;
    private static final double PPM_IN_PERCENT = 10_000;

    /**
     * Makes the section.
     *
     * @param keys none
     * @param context none
     */
    public VirtualDiskSection(NoKeys keys, NoContext context) {}

    private static List<String> queues(RunView run) {
        return run.metrics().stream()
                .filter(metric -> metric.name().equals(WindowComparison.REAL))
                .map(MeasuredMetric::component)
                .toList();
    }

    @Override
    public boolean appliesTo(RunView run) {
        return !queues(run).isEmpty();
    }

    @Override
    public SectionContent content(RunView run) {
        Table accuracy = new Table(
                "Mean access times, measured at the real disk and from the tables at the virtual one, and the differences of"
                        + " window means. The disks may have served in different orders.",
                "queue",
                List.of(
                        new Table.Column("real disk", "ms"),
                        new Table.Column("virtual disk", "ms"),
                        new Table.Column("virtual relative to real", "%"),
                        new Table.Column("windows", ""),
                        new Table.Column("mean difference in windows", "%"),
                        new Table.Column("greatest", "%")),
                queues(run).stream().map(queue -> accuracy(run, queue)).toList());
        Table use = new Table(
                "Copies submitted to the virtual disk, and the used part of its tables.",
                "queue",
                List.of(
                        new Table.Column("copies", ""),
                        new Table.Column("dropped while congested", ""),
                        new Table.Column("hits in the simulated cache", "%"),
                        new Table.Column("cells with a time", ""),
                        new Table.Column("cells changed", "")),
                queues(run).stream().map(queue -> use(run, queue)).toList());
        return new SectionContent("Virtual disks", List.of(accuracy, use));
    }

    private static Table.Row accuracy(RunView run, String queue) {
        double real = mean(run, queue, WindowComparison.REAL);
        double virtual = mean(run, queue, ShadowScheduler.DISK + "-io-time");
        return new Table.Row(
                queue,
                List.of(
                        real,
                        virtual,
                        PERCENT * (virtual / real - 1),
                        count(run, queue, WindowComparison.DIFFERENCE),
                        mean(run, queue, WindowComparison.DIFFERENCE) / PPM_IN_PERCENT,
                        run.metric(queue, WindowComparison.DIFFERENCE)
                                        .map(MeasuredMetric::maximum)
                                        .orElse(Double.NaN)
                                / PPM_IN_PERCENT));
    }

    private static Table.Row use(RunView run, String queue) {
        double hits = count(run, queue, ShadowScheduler.DISK + "-cache-hits");
        double misses = count(run, queue, ShadowScheduler.DISK + "-cache-misses");
        return new Table.Row(
                queue,
                List.of(
                        count(run, queue, ShadowScheduler.DISK + "-copies"),
                        count(run, queue, ShadowScheduler.DISK + "-dropped"),
                        PERCENT * hits / (hits + misses),
                        count(run, queue, ShadowScheduler.FILLED),
                        count(run, queue, ShadowScheduler.LEARNT)));
    }

    private static double mean(RunView run, String queue, String name) {
        return run.metric(queue, name).map(MeasuredMetric::mean).orElse(Double.NaN);
    }

    private static double count(RunView run, String queue, String name) {
        return run.metric(queue, name).map(metric -> (double) metric.count()).orElse(0.0);
    }
}
