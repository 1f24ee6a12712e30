package org.spindle.testkit.contract;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.trace.TraceRecord;

class AnalysisContractTest implements SuiteTest {

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

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new));
    }

    @Override
    public Mutants faulty() {
        Map<Long, Long> shared = new HashMap<>();
        return new Mutants()
                .add(
                        "a trace that has to have requests",
                        contract(() -> new Sound() {
                            @Override
                            public void report(AnalysisReport to) {
                                to.figure("per-request", "", "Share.", 100 / (bytes / 512));
                            }
                        }),
                        "reports on a trace without requests",
                        "/ by zero")
                .add(
                        "a name twice",
                        contract(() -> new Sound() {
                            @Override
                            public void report(AnalysisReport to) {
                                super.report(to);
                                super.report(to);
                            }
                        }),
                        "reports names once and lines that ascend",
                        "is reported twice")
                .add(
                        "a line that goes back",
                        contract(() -> new Sound() {
                            @Override
                            public void report(AnalysisReport to) {
                                List<Line.Point> points = List.of(new Line.Point(1, 1), new Line.Point(0, 1));
                                Axis axis = Axis.linear("x", "");
                                to.lines("picture", "A line.", axis, axis, List.of(new Line("line", points)));
                            }
                        }),
                        "reports names once and lines that ascend",
                        "goes back to")
                .add(
                        "times that have to be known",
                        contract(() -> new Sound() {
                            @Override
                            public void accept(TraceRecord record) {
                                if (record.arrival < 0) {
                                    throw new IllegalStateException("no time");
                                }
                            }
                        }),
                        "reports on traces without times",
                        "no time")
                .add(
                        "a table for addresses",
                        contract(() -> new Sound() {
                            @Override
                            public void accept(TraceRecord record) {
                                bytes += new byte[200][Math.toIntExact(record.offset / 512)].length;
                            }
                        }),
                        "reports on addresses at the end of the range",
                        "integer overflow")
                .add(
                        "counts that analyses share",
                        contract(() -> new Sound() {
                            @Override
                            public void accept(TraceRecord record) {
                                bytes = shared.merge(0L, record.length, Long::sum);
                            }
                        }),
                        "finds the same in the same trace",
                        "findings in the same trace")
                .add(
                        "a record that is changed",
                        contract(() -> new Sound() {
                            @Override
                            public void accept(TraceRecord record) {
                                super.accept(record);
                                record.length++;
                            }
                        }),
                        "leaves records as they are",
                        "the record after the analysis saw it")
                .add(
                        "records that are kept",
                        contract(() -> new Sound() {
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
                        }),
                        "keeps no record",
                        "findings when the record is reused")
                .add(
                        "a figure without words",
                        contract(() -> new Sound() {
                            @Override
                            public void report(AnalysisReport to) {
                                to.figure("bytes", "B", " ", bytes);
                            }
                        }),
                        "reports on a trace without requests",
                        "does not say what it is")
                .add(
                        "counts of all analyses at once",
                        contract(() -> new Sound() {
                            {
                                shared.clear();
                            }

                            @Override
                            public void accept(TraceRecord record) {
                                bytes = shared.merge(0L, record.length, Long::sum);
                            }
                        }),
                        "shares no state with other traces",
                        "findings beside another trace")
                .add(
                        "silence about short traces",
                        contract(() -> new Sound() {
                            @Override
                            public void report(AnalysisReport to) {
                                if (bytes > 100_000) {
                                    super.report(to);
                                }
                            }
                        }),
                        "always finds something",
                        "findings in any trace");
    }
}
