package org.spindle.workload.characterize;

import org.spindle.characterisation.AnalysisRecorder;
import org.spindle.characterisation.AnalysisResult;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/** Feeds requests to an analysis. */
final class TestTrace {

    private final TraceAnalysis analysis;
    private final TraceRecord record = new TraceRecord();

    TestTrace(TraceAnalysis analysis) {
        this.analysis = analysis;
    }

    TestTrace read(long time, long offset, long length) {
        return request(Operation.READ, time, offset, length, TraceRecord.NONE);
    }

    TestTrace write(long time, long offset, long length) {
        return request(Operation.WRITE, time, offset, length, TraceRecord.NONE);
    }

    TestTrace request(Operation operation, long time, long offset, long length, long response) {
        return request(operation, time, 0, offset, length, response);
    }

    TestTrace request(Operation operation, long time, long device, long offset, long length, long response) {
        record.clear();
        record.operation = operation;
        record.arrival = time;
        record.device = device;
        record.offset = offset;
        record.length = length;
        record.response = response;
        analysis.accept(record);
        return this;
    }

    AnalysisResult report() {
        AnalysisRecorder findings = new AnalysisRecorder();
        analysis.report(findings);
        return findings.of("test", "");
    }

    static double figure(AnalysisResult analysed, String name) {
        return analysed.figures().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no figure " + name + " in " + analysed.figures()))
                .value();
    }
}
