package org.spindle.cli;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.spindle.reproduce.Experiment;
import org.spindle.reproduce.RunListener;

/** Shows on the status line the number of finished runs, and finally the costs of each experiment. Several threads may share it. */
final class RunCosts implements RunListener, AutoCloseable {

    private static final double NANOS_PER_SECOND = 1e9;

    /** The costs of the runs of an experiment. */
    private static final class Cost {

        private int runs;
        private double processorSeconds;
        private double longestSeconds;
    }

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final StatusLine line = StatusLine.onTerminal();
    private final Map<String, Cost> costs = new LinkedHashMap<>();
    private final long started = System.nanoTime();
    private int total;
    private int wanted;
    private int done;

    @Override
    public synchronized void planned(int runs, int asked) {
        total = runs;
        wanted = asked;
    }

    @Override
    public Runnable began(Experiment experiment) {
        long before = threads.getCurrentThreadCpuTime();
        return () -> over(experiment, (threads.getCurrentThreadCpuTime() - before) / NANOS_PER_SECOND);
    }

    private synchronized void over(Experiment experiment, double seconds) {
        Cost cost = costs.computeIfAbsent(experiment.id(), id -> new Cost());
        cost.runs++;
        cost.processorSeconds += seconds;
        cost.longestSeconds = Math.max(cost.longestSeconds, seconds);
        done++;
        line.show(done + " of " + total + " runs");
    }

    /** Prints the most expensive experiment first. Runs that several experiments share count for the first of them. */
    synchronized void print(PrintWriter out) {
        double all = costs.values().stream()
                .mapToDouble(each -> each.processorSeconds)
                .sum();
        int width = costs.keySet().stream().mapToInt(String::length).max().orElse(0);
        String row = "%-" + Math.max("experiment".length(), width) + "s %6s %12s %12s %7s%n";
        out.printf(Locale.ROOT, row, "experiment", "runs", "CPU s", "longest s", "share");
        List<Map.Entry<String, Cost>> dearestFirst = costs.entrySet().stream()
                .sorted(Comparator.comparingDouble(each -> -each.getValue().processorSeconds))
                .toList();
        for (Map.Entry<String, Cost> each : dearestFirst) {
            Cost cost = each.getValue();
            out.printf(
                    Locale.ROOT,
                    row,
                    each.getKey(),
                    cost.runs,
                    seconds(cost.processorSeconds),
                    seconds(cost.longestSeconds),
                    String.format(Locale.ROOT, "%.1f %%", 100 * cost.processorSeconds / all));
        }
        out.printf(
                Locale.ROOT,
                "%d runs, for %d that were needed, took %s s of CPU time in %s s%n",
                done,
                wanted,
                seconds(all),
                seconds((System.nanoTime() - started) / NANOS_PER_SECOND));
        out.flush();
    }

    private static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.2f", seconds);
    }

    @Override
    public void close() {
        line.close();
    }
}
