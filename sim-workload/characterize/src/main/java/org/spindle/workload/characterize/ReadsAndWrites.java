package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Doc;
import org.spindle.spi.trace.TraceRecord;

/** Numbers and bytes of reads and writes, and the fraction that a process waits for (Hsu 2003, tables 2.4 and 2.13). */
public final class ReadsAndWrites implements TraceAnalysis {

    @Doc("Reads, writes, their ratio by requests and bytes, and the fraction that a process waits for.")
    public record Config() {}

    private static final class OperationTotals {
        private long requests;
        private long bytes;
        private long known;
        private long synchronous;

        void add(TraceRecord record) {
            requests++;
            bytes += record.length;
            if (record.synchronyKnown) {
                known++;
                synchronous += record.synchronous ? 1 : 0;
            }
        }
    }

    private final OperationTotals reads = new OperationTotals();
    private final OperationTotals writes = new OperationTotals();
    private long guessed;
    private long metadata;

    ReadsAndWrites(Config config) {}

    @Override
    public void accept(TraceRecord record) {
        if (Transfers.movesData(record)) {
            (Transfers.isWrite(record) ? writes : reads).add(record);
            guessed += record.operationKnown ? 0 : 1;
            metadata += record.metadata ? 1 : 0;
        }
    }

    @Override
    public void report(AnalysisReport to) {
        if (guessed > 0) {
            to.note("The trace has no operation for " + guessed + " requests; they count as reads.");
        }
        long requests = reads.requests + writes.requests;
        to.figure("reads", "requests", "Number of reads.", reads.requests);
        to.figure("writes", "requests", "Number of writes.", writes.requests);
        to.figure("bytes-read", "B", "Bytes read.", reads.bytes);
        to.figure("bytes-written", "B", "Bytes written.", writes.bytes);
        to.figure("read-write-ratio", "", "Reads per write, by requests.", ratio(reads.requests, writes.requests));
        to.figure("read-write-ratio-bytes", "", "Reads per write, by bytes.", ratio(reads.bytes, writes.bytes));
        to.figure("write-share", "%", "Fraction of requests that are writes.", 100 * ratio(writes.requests, requests));
        if (reads.known + writes.known == 0) {
            to.note("The trace does not distinguish synchronous from asynchronous requests.");
        } else {
            to.figure(
                    "synchronous-reads",
                    "%",
                    "Fraction of reads that a process waits for, of those for which it is known.",
                    100 * ratio(reads.synchronous, reads.known));
            to.figure(
                    "synchronous-writes",
                    "%",
                    "Fraction of writes that a process waits for, of those for which it is known.",
                    100 * ratio(writes.synchronous, writes.known));
            to.figure(
                    "synchronous",
                    "%",
                    "Fraction of requests that a process waits for, of those for which it is known.",
                    100 * ratio(reads.synchronous + writes.synchronous, reads.known + writes.known));
        }
        to.figure("metadata", "%", "Fraction of requests marked as metadata.", 100 * ratio(metadata, requests));
    }

    private static double ratio(long part, long of) {
        return of == 0 ? Double.NaN : (double) part / of;
    }
}
