package org.spindle.testkit.contract;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.trace.TraceRecord;

class AnalysisContractTest {

    /** An analysis that computes the sum of all lengths. */
    private static class Sound implements TraceAnalysis {

        long bytes;

        @Override
        public void accept(TraceRecord record) {
            bytes += record.length;
        }

        @Override
        public void report(AnalysisReport to) {
            to.figure("bytes", "B", "Data of all requests.", bytes);
        }
    }

    private static AnalysisContract contract(Supplier<TraceAnalysis> maker) {
        return new AnalysisContract() {
            @Override
            protected TraceAnalysis create(AnalysisContext context) {
                return maker.get();
            }
        };
    }

    @Test
    void acceptsASoundAnalysis() {
        Mutants.requireSound(contract(Sound::new));
    }

    @TestFactory
    Stream<DynamicTest> catches() {
        Map<Long, Long> shared = new HashMap<>();
        return new Mutants()
                .add("a trace that has to have requests", contract(() -> new Sound() {
                    @Override
                    public void report(AnalysisReport to) {
                        to.figure("per-request", "", "Share.", 100 / (bytes / 512));
                    }
                })::reportsOnATraceWithoutRequests)
                .add("a name twice", contract(() -> new Sound() {
                    @Override
                    public void report(AnalysisReport to) {
                        super.report(to);
                        super.report(to);
                    }
                })::reportsNamesOnceAndLinesThatAscend)
                .add("a line that goes back", contract(() -> new Sound() {
                    @Override
                    public void report(AnalysisReport to) {
                        List<Line.Point> points = List.of(new Line.Point(1, 1), new Line.Point(0, 1));
                        Axis axis = Axis.linear("x", "");
                        to.lines("picture", "A line.", axis, axis, List.of(new Line("line", points)));
                    }
                })::reportsNamesOnceAndLinesThatAscend)
                .add("times that have to be known", contract(() -> new Sound() {
                    @Override
                    public void accept(TraceRecord record) {
                        if (record.arrival < 0) {
                            throw new IllegalStateException("no time");
                        }
                    }
                })::reportsOnTracesWithoutTimes)
                .add("a table for addresses", contract(() -> new Sound() {
                    @Override
                    public void accept(TraceRecord record) {
                        bytes += new byte[200][Math.toIntExact(record.offset / 512)].length;
                    }
                })::reportsOnAddressesAtTheEndOfTheRange)
                .add("counts that analyses share", contract(() -> new Sound() {
                    @Override
                    public void accept(TraceRecord record) {
                        bytes = shared.merge(0L, record.length, Long::sum);
                    }
                })::findsTheSameInTheSameTrace)
                .add("a record that is changed", contract(() -> new Sound() {
                    @Override
                    public void accept(TraceRecord record) {
                        super.accept(record);
                        record.length++;
                    }
                })::leavesRecordsAsTheyAre)
                .add("records that are kept", contract(() -> new Sound() {
                    private final List<TraceRecord> kept = new ArrayList<>();

                    @Override
                    public void accept(TraceRecord record) {
                        kept.add(record);
                    }

                    @Override
                    public void report(AnalysisReport to) {
                        kept.forEach(super::accept);
                        super.report(to);
                    }
                })::keepsNoRecord)
                .tests();
    }
}
