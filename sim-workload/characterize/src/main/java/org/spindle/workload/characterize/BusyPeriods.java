package org.spindle.workload.characterize;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Doc;
import org.spindle.spi.trace.TraceRecord;

/** Periods in which at least one request is outstanding, and periods in which none is (Hsu 2003, section 2.5.1). */
public final class BusyPeriods implements TraceAnalysis {

    private static final double MILLI = 1e6;

    @Doc("Periods with and without outstanding requests; needs response times.")
    public record Config() {}

    private final ArrivalClock clock = new ArrivalClock();
    private final Spread busy = new Spread();
    private final Spread idle = new Spread();
    private long begin = TraceRecord.NONE;
    private long end;
    private double busyTime;
    private long unanswered;

    BusyPeriods(Config config) {}

    @Override
    public void accept(TraceRecord record) {
        long time = clock.advance(record);
        if (time == TraceRecord.NONE) {
            return;
        }
        if (record.response == TraceRecord.NONE) {
            unanswered++;
            return;
        }
        if (begin == TraceRecord.NONE) {
            begin = time;
            end = time;
        }
        if (time > end) {
            close();
            idle.record(time - end);
            begin = time;
            end = time;
        }
        end = Math.max(end, time + record.response);
    }

    private void close() {
        busy.record(end - begin);
        busyTime += end - begin;
    }

    @Override
    public void report(AnalysisReport to) {
        if (!clock.note(to)) {
            return;
        }
        if (begin == TraceRecord.NONE) {
            to.note("The trace has no response times, which this analysis needs.");
            return;
        }
        if (unanswered > 0) {
            to.note(unanswered + " requests have no response time and are omitted.");
        }
        close();
        to.figure(
                "busy",
                "%",
                "Fraction of the time up to the last completion in which a request is outstanding.",
                100 * busyTime / end);
        to.figure("busy-periods", "", "Number of busy periods.", busy.count());
        busy.addFigures(to, "busy-time", "ms", MILLI);
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("busy", busy.cumulative(MILLI)));
        if (idle.count() > 0) {
            idle.addFigures(to, "gap", "ms", MILLI);
            lines.add(new Line("idle", idle.cumulative(MILLI)));
        }
        to.steps(
                "busy-and-idle",
                "Fraction of the busy and of the idle periods that are at most this long.",
                Axis.log("length", "ms"),
                Axis.linear("periods", "%"),
                lines);
    }
}
