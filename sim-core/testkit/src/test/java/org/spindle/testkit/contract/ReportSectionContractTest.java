package org.spindle.testkit.contract;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.spindle.spi.report.BarChart;
import org.spindle.spi.report.Paragraph;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.Table;

class ReportSectionContractTest implements SuiteTest {

    /** Shows the mean response time. */
    private static class Sound implements ReportSection {

        @Override
        public boolean appliesTo(RunView run) {
            return run.metric("system", "response-time").isPresent();
        }

        @Override
        public SectionContent content(RunView run) {
            return new SectionContent("Response time", parts(run));
        }

        List<SectionPart> parts(RunView run) {
            return List.of(new Paragraph("Mean: " + mean(run) + " ms"));
        }

        static double mean(RunView run) {
            return run.metric("system", "response-time").orElseThrow().mean();
        }
    }

    private static ReportSectionContract contract(Supplier<ReportSection> maker) {
        return new ReportSectionContract() {
            @Override
            protected ReportSection create() {
                return maker.get();
            }
        };
    }

    private static ReportSectionContract showing(Function<RunView, List<SectionPart>> content) {
        return contract(() -> new Sound() {
            @Override
            List<SectionPart> parts(RunView run) {
                return content.apply(run);
            }
        });
    }

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new));
    }

    @Override
    public Mutants faulty() {
        AtomicInteger calls = new AtomicInteger();
        return new Mutants()
                .add(
                        "metrics that have to be there",
                        contract(() -> new Sound() {
                            @Override
                            public boolean appliesTo(RunView run) {
                                return mean(run) > 0;
                            }
                        }),
                        "accepts an empty result",
                        "No value present")
                .add("nothing to show", showing(run -> List.of()), "shows a result that it applies to", "parts of")
                .add(
                        "a chart without words",
                        showing(run -> List.of(new BarChart("Times", " ", "time", "mean", "ms", List.of(), List.of()))),
                        "shows a result that it applies to",
                        "description of")
                .add(
                        "values that have to be there",
                        showing(run -> {
                            if (Double.isNaN(Sound.mean(run))) {
                                throw new IllegalStateException("nothing measured");
                            }
                            return List.of(new Paragraph("Some."));
                        }),
                        "shows a result in which nothing was measured",
                        "nothing measured")
                .add(
                        "another answer each time",
                        showing(run -> List.of(new Paragraph("Number " + calls.incrementAndGet()))),
                        "answers the same for the same result",
                        "content for the same result")
                .add(
                        "memory of other results",
                        contract(() -> new Sound() {
                            private double greatest;

                            @Override
                            public boolean appliesTo(RunView run) {
                                greatest += run.metrics().size() + 1;
                                return super.appliesTo(run);
                            }

                            @Override
                            List<SectionPart> parts(RunView run) {
                                return List.of(new Paragraph("So far: " + greatest));
                            }
                        }),
                        "remembers no other result",
                        "content after another result")
                .add("a null", showing(run -> null), "shows a result that it applies to", "is null")
                .add(
                        "a table without a caption",
                        showing(run -> List.of(new Table(" ", "what", List.of(), List.of()))),
                        "shows a result that it applies to",
                        "caption of a table")
                .add(
                        "applicability that changes",
                        contract(() -> new Sound() {
                            @Override
                            public boolean appliesTo(RunView run) {
                                return super.appliesTo(run) && calls.incrementAndGet() % 2 == 0;
                            }
                        }),
                        "answers the same for the same result",
                        "whether it applies to the same result")
                .add(
                        "another name of the metric",
                        contract(() -> new Sound() {
                            @Override
                            public boolean appliesTo(RunView run) {
                                return run.metric("system", "responseTime").isPresent();
                            }
                        }),
                        "applies to the result",
                        "whether it applies to the result")
                .add(
                        "a section for every result",
                        contract(() -> new Sound() {
                            @Override
                            public boolean appliesTo(RunView run) {
                                return true;
                            }
                        }),
                        "does not apply to an empty result",
                        "whether it applies to an empty result");
    }
}
