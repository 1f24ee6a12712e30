package org.spindle.host.dads;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.report.MeasuredMetric;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.Table;

/** A report section on the installed order over time, and the service times of all virtual disks. */
public final class DadsSection implements ReportSection {

    private static final double PERCENT = 100;
    private static final int MOST_CHANGES = 100;

    /**
     * Creates the section.
     *
     * @param keys none
     * @param context none
     */
    public DadsSection(NoKeys keys, NoContext context) {}

    private record Installation(String order, double atMs) {}

    private static List<String> queues(RunView run) {
        return run.metrics().stream()
                .filter(metric -> metric.name().equals(DadsMetrics.LOCKED))
                .map(MeasuredMetric::component)
                .filter(queue -> !orders(run, queue).isEmpty())
                .toList();
    }

    private static List<String> orders(RunView run, String queue) {
        return ofQueue(run, queue)
                .map(MeasuredMetric::name)
                .filter(name -> name.endsWith(DadsMetrics.ROUND_TIME))
                .map(name -> name.substring(0, name.length() - DadsMetrics.ROUND_TIME.length()))
                .toList();
    }

    private static Stream<MeasuredMetric> ofQueue(RunView run, String queue) {
        return run.metrics().stream().filter(metric -> metric.component().equals(queue));
    }

    @Override
    public boolean appliesTo(RunView run) {
        return !queues(run).isEmpty();
    }

    @Override
    public SectionContent content(RunView run) {
        List<SectionPart> parts = new ArrayList<>();
        parts.add(new Table(
                "Rounds: copies are collected, then served by the virtual disks of all orders, then one order is chosen.",
                "queue",
                List.of(
                        new Table.Column("rounds", ""),
                        new Table.Column("copies in a round", ""),
                        new Table.Column("collecting", "ms"),
                        new Table.Column("simulating", "ms"),
                        new Table.Column("changes", ""),
                        new Table.Column("time locked", "%")),
                queues(run).stream().map(queue -> rounds(run, queue)).toList()));
        for (String queue : queues(run)) {
            parts.add(new Table(
                    "The orders of " + queue
                            + ": the sum of the service times of a round's requests, and how long each was"
                            + " installed.",
                    "order",
                    List.of(
                            new Table.Column("service times of a round", "ms"),
                            new Table.Column("time installed", "%")),
                    orders(run, queue).stream()
                            .map(order -> new Table.Row(
                                    order,
                                    List.of(
                                            mean(run, queue, order + DadsMetrics.ROUND_TIME),
                                            PERCENT * mean(run, queue, order + DadsMetrics.INSTALLED))))
                            .toList()));
            parts.add(installations(run, queue));
        }
        return new SectionContent("Choice of the scheduler", parts);
    }

    private static Table.Row rounds(RunView run, String queue) {
        return new Table.Row(
                queue,
                List.of(
                        count(run, queue, DadsMetrics.ROUNDS),
                        mean(run, queue, DadsMetrics.ROUND_COPIES),
                        mean(run, queue, DadsMetrics.COLLECT),
                        mean(run, queue, DadsMetrics.SIMULATE),
                        count(run, queue, DadsMetrics.CHANGES),
                        PERCENT * mean(run, queue, DadsMetrics.LOCKED)));
    }

    /** Returns times to three significant digits, which is the precision of the histogram. */
    private static Table installations(RunView run, String queue) {
        List<Installation> installations = new ArrayList<>();
        for (String order : orders(run, queue)) {
            run.metric(queue, order + DadsMetrics.INSTALLED_AT)
                    .ifPresent(times -> times.histogram()
                            .forEach(bucket -> installations.add(new Installation(order, bucket.value()))));
        }
        return new Table(
                "Which order was installed in " + queue + " when, to three digits; at most " + MOST_CHANGES + ".",
                "order",
                List.of(new Table.Column("at", "ms")),
                installations.stream()
                        .sorted(Comparator.comparingDouble(Installation::atMs))
                        .limit(MOST_CHANGES)
                        .map(installed -> new Table.Row(installed.order(), List.of(installed.atMs())))
                        .toList());
    }

    private static double mean(RunView run, String queue, String name) {
        return run.metric(queue, name).map(MeasuredMetric::mean).orElse(Double.NaN);
    }

    private static double count(RunView run, String queue, String name) {
        return run.metric(queue, name).map(metric -> (double) metric.count()).orElse(0.0);
    }
}
