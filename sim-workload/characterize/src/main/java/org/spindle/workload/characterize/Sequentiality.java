package org.spindle.workload.characterize;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.List;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Doc;
import org.spindle.spi.trace.TraceRecord;

/** Requests that begin where the previous one on the same device ended, and the runs that they form. */
public final class Sequentiality implements TraceAnalysis {

    private static final double KIB = 1024;

    @Doc("Sequential requests and the lengths of the runs that they form on each device.")
    public record Config() {}

    private static final class Run {
        private long end = -1;
        private boolean writes;
        private long requests;
        private long bytes;
    }

    private final Long2ObjectOpenHashMap<Run> runs = new Long2ObjectOpenHashMap<>();
    private final Spread requestsOfRun = new Spread();
    private final Spread bytesOfRun = new Spread();
    private long requests;
    private long sequential;
    private long sequentialReads;
    private long sequentialWrites;
    private long inRuns;

    Sequentiality(Config config) {}

    @Override
    public void accept(TraceRecord record) {
        if (!Transfers.movesData(record)) {
            return;
        }
        requests++;
        Run run = runs.get(record.device);
        if (run == null) {
            run = new Run();
            runs.put(record.device, run);
        }
        boolean writes = Transfers.isWrite(record);
        if (record.offset == run.end) {
            sequential++;
            sequentialReads += writes ? 0 : 1;
            sequentialWrites += writes ? 1 : 0;
        }
        if (record.offset != run.end || writes != run.writes) {
            close(run);
            run.writes = writes;
        }
        run.requests++;
        run.bytes += record.length;
        run.end = record.offset + record.length;
    }

    private void close(Run run) {
        if (run.requests > 0) {
            requestsOfRun.record(run.requests);
            bytesOfRun.record(run.bytes);
            inRuns += run.requests > 1 ? run.requests : 0;
        }
        run.requests = 0;
        run.bytes = 0;
    }

    @Override
    public void report(AnalysisReport to) {
        if (requests == 0) {
            to.note("No request moves data.");
            return;
        }
        runs.values().forEach(this::close);
        to.figure(
                "sequential",
                "%",
                "Fraction of requests that begin where the previous one on the same device ended.",
                100.0 * sequential / requests);
        to.figure("sequential-reads", "requests", "Number of reads among them.", sequentialReads);
        to.figure("sequential-writes", "requests", "Number of writes among them.", sequentialWrites);
        to.figure(
                "in-runs",
                "%",
                "Fraction of requests that are part of a run of at least 2 requests of the same operation.",
                100.0 * inRuns / requests);
        to.figure("runs", "", "Number of runs, including runs of a single request.", requestsOfRun.count());
        requestsOfRun.addFigures(to, "run-length", "requests", 1);
        bytesOfRun.addFigures(to, "run-size", "KiB", KIB);
        to.steps(
                "runs",
                "Fraction of runs that are at most this long.",
                Axis.log("run", "KiB"),
                Axis.linear("runs", "%"),
                List.of(new Line("runs", bytesOfRun.cumulative(KIB))));
    }
}
