package org.spindle.workload.characterize;

import it.unimi.dsi.fastutil.longs.LongHeapPriorityQueue;
import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Doc;
import org.spindle.spi.trace.TraceRecord;

/** Number of outstanding requests at the arrival of a request (Hsu 2003, section 2.5.3, table 2.11, figure 2.8). */
public final class QueueDepth implements TraceAnalysis {

    @Doc("Number of requests outstanding, in service or waiting, at each arrival; needs response times.")
    public record Config() {}

    /** Outstanding requests of one kind, by completion. */
    private static final class Queue {
        private final String name;
        private final LongHeapPriorityQueue completions = new LongHeapPriorityQueue();
        private final Spread found = new Spread();
        private final Spread foundAny = new Spread();

        Queue(String name) {
            this.name = name;
        }

        void arrival(long time) {
            while (!completions.isEmpty() && completions.firstLong() <= time) {
                completions.dequeueLong();
            }
            found.record(completions.size());
            if (!completions.isEmpty()) {
                foundAny.record(completions.size());
            }
        }

        void addFigures(AnalysisReport to) {
            String of = name.equals("all") ? "" : name + "-";
            String requests = name.equals("all") ? "requests" : name + " requests";
            to.figure(of + "depth", "", "Mean number of outstanding " + requests + " at an arrival.", found.mean());
            to.figure(
                    of + "depth-if-any", "", "The same over arrivals at which the number is above 0.", foundAny.mean());
            to.figure(of + "depth-std-dev", "", "Sample standard deviation of the number.", found.deviation());
            to.figure(of + "depth-p90", "", "90th percentile of the number.", found.percentile(90));
            to.figure(of + "depth-max", "", "Maximum number.", found.maximum());
            to.figure(
                    of + "none",
                    "%",
                    "Fraction of arrivals without outstanding " + requests + ".",
                    100.0 * (found.count() - foundAny.count()) / found.count());
        }
    }

    private final ArrivalClock clock = new ArrivalClock();
    private final Queue all = new Queue("all");
    private final Queue reads = new Queue("read");
    private final Queue writes = new Queue("write");
    private long timed;
    private long untimed;

    QueueDepth(Config config) {}

    @Override
    public void accept(TraceRecord record) {
        long time = clock.advance(record);
        if (time == TraceRecord.NONE) {
            return;
        }
        all.arrival(time);
        reads.arrival(time);
        writes.arrival(time);
        if (record.response == TraceRecord.NONE) {
            untimed++;
            return;
        }
        timed++;
        long completion = time + record.response;
        all.completions.enqueue(completion);
        (Transfers.isWrite(record) ? writes : reads).completions.enqueue(completion);
    }

    @Override
    public void report(AnalysisReport to) {
        if (!clock.note(to)) {
            return;
        }
        if (timed == 0) {
            to.note("The trace has no response times, which this analysis needs.");
            return;
        }
        if (untimed > 0) {
            to.note(untimed + " requests have no response time and are counted as arrivals only.");
        }
        List<Line> lines = new ArrayList<>();
        for (Queue queue : List.of(all, reads, writes)) {
            queue.addFigures(to);
            lines.add(new Line(queue.name, queue.found.cumulative(1)));
        }
        to.steps(
                "queue-depth",
                "Fraction of arrivals with at most this number of outstanding requests: of all, of reads, of writes.",
                Axis.linear("outstanding requests", ""),
                Axis.linear("arrivals", "%"),
                lines);
    }
}
