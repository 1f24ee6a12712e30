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

/** How many requests an arriving one finds outstanding (Hsu 2003, section 2.5.3, table 2.11, figure 2.8). */
public final class QueueDepth implements TraceAnalysis {

    @Doc("Requests outstanding when another arrives, in service or waiting; needs response times.")
    public record Config() {}

    /** Requests of one sort that are outstanding, by completion. */
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

        void tell(AnalysisReport to) {
            String of = name.equals("all") ? "" : name + "-";
            String requests = name.equals("all") ? "requests" : name + " requests";
            to.figure(
                    of + "depth", "", "Mean number of " + requests + " that an arriving request finds.", found.mean());
            to.figure(of + "depth-if-any", "", "The same over arrivals that find one.", foundAny.mean());
            to.figure(of + "depth-std-dev", "", "Sample standard deviation of the number.", found.deviation());
            to.figure(of + "depth-p90", "", "90th percentile of the number.", found.percentile(90));
            to.figure(of + "depth-max", "", "Greatest number.", found.maximum());
            to.figure(
                    of + "none",
                    "%",
                    "Share of arrivals that find no outstanding " + requests + ".",
                    100.0 * (found.count() - foundAny.count()) / found.count());
        }
    }

    private final ArrivalClock clock = new ArrivalClock();
    private final Queue all = new Queue("all");
    private final Queue reads = new Queue("read");
    private final Queue writes = new Queue("write");
    private long answered;
    private long unanswered;

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
            unanswered++;
            return;
        }
        answered++;
        long completion = time + record.response;
        all.completions.enqueue(completion);
        (Transfers.isWrite(record) ? writes : reads).completions.enqueue(completion);
    }

    @Override
    public void report(AnalysisReport to) {
        if (!clock.note(to)) {
            return;
        }
        if (answered == 0) {
            to.note("The trace tells no response times, which this needs.");
            return;
        }
        if (unanswered > 0) {
            to.note(unanswered + " requests have no response time and are counted as arriving only.");
        }
        List<Line> lines = new ArrayList<>();
        for (Queue queue : List.of(all, reads, writes)) {
            queue.tell(to);
            lines.add(new Line(queue.name, queue.found.cumulative(1)));
        }
        to.steps(
                "queue-depth",
                "Share of arriving requests that find at most so many outstanding: of all, of reads, of writes.",
                Axis.linear("outstanding requests", ""),
                Axis.linear("arrivals", "%"),
                lines);
    }
}
