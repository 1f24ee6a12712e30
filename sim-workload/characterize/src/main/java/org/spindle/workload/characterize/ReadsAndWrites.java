package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Doc;
import org.spindle.spi.trace.TraceRecord;

/** How much is read and written, and who waits for it (Hsu 2003, tables 2.4 and 2.13). */
public final class ReadsAndWrites implements TraceAnalysis {

    @Doc("Reads, writes, their ratio by requests and bytes, and the share that somebody waits for.")
    public record Config() {}

    private static final class Sort {
        private long requests;
        private long bytes;
        private long told;
        private long synchronous;

        void add(TraceRecord record) {
            requests++;
            bytes += record.length;
            if (record.synchronyKnown) {
                told++;
                synchronous += record.synchronous ? 1 : 0;
            }
        }
    }

    private final Sort reads = new Sort();
    private final Sort writes = new Sort();
    private long guessed;
    private long metadata;

    ReadsAndWrites(Config config) {}

    @Override
    public void accept(TraceRecord record) {
        if (Transfers.is(record)) {
            (Transfers.isWrite(record) ? writes : reads).add(record);
            guessed += record.operationKnown ? 0 : 1;
            metadata += record.metadata ? 1 : 0;
        }
    }

    @Override
    public void report(AnalysisReport to) {
        if (guessed > 0) {
            to.note("Of " + guessed + " requests the trace does not tell the operation; they count as reads.");
        }
        long requests = reads.requests + writes.requests;
        to.figure("reads", "requests", "Reads.", reads.requests);
        to.figure("writes", "requests", "Writes.", writes.requests);
        to.figure("bytes-read", "B", "Bytes that reads ask for.", reads.bytes);
        to.figure("bytes-written", "B", "Bytes that writes bring.", writes.bytes);
        to.figure("read-write-ratio", "", "Reads for each write, by requests.", ratio(reads.requests, writes.requests));
        to.figure("read-write-ratio-bytes", "", "Reads for each write, by bytes.", ratio(reads.bytes, writes.bytes));
        to.figure("write-share", "%", "Share of requests that write.", 100 * ratio(writes.requests, requests));
        if (reads.told + writes.told == 0) {
            to.note("The trace does not tell synchronous from asynchronous requests.");
        } else {
            to.figure(
                    "synchronous-reads",
                    "%",
                    "Share of reads that somebody waits for, of those of which it is told.",
                    100 * ratio(reads.synchronous, reads.told));
            to.figure(
                    "synchronous-writes",
                    "%",
                    "Share of writes that somebody waits for, of those of which it is told.",
                    100 * ratio(writes.synchronous, writes.told));
            to.figure(
                    "synchronous",
                    "%",
                    "Share of all that somebody waits for, of those of which it is told.",
                    100 * ratio(reads.synchronous + writes.synchronous, reads.told + writes.told));
        }
        to.figure("metadata", "%", "Share of requests marked as metadata.", 100 * ratio(metadata, requests));
    }

    private static double ratio(long part, long of) {
        return of == 0 ? Double.NaN : (double) part / of;
    }
}
