package org.spindle.testkit.contract;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.report.BarChart;
import org.spindle.spi.report.Paragraph;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SectionPart;

class ReportSectionContractTest {

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

    @Test
    void acceptsASoundSection() {
        Mutants.requireSound(contract(Sound::new));
    }

    @TestFactory
    Stream<DynamicTest> catches() {
        AtomicInteger calls = new AtomicInteger();
        return new Mutants()
                .add("metrics that have to be there", contract(() -> new Sound() {
                    @Override
                    public boolean appliesTo(RunView run) {
                        return mean(run) > 0;
                    }
                })::acceptsAnEmptyResult)
                .add("nothing to show", showing(run -> List.of())::showsAResultThatItAppliesTo)
                .add(
                        "a chart without words",
                        showing(run -> List.of(new BarChart("Times", " ", "time", "mean", "ms", List.of(), List.of())))
                                ::showsAResultThatItAppliesTo)
                .add("values that have to be there", showing(run -> {
                    if (Double.isNaN(Sound.mean(run))) {
                        throw new IllegalStateException("nothing measured");
                    }
                    return List.of(new Paragraph("Some."));
                })::showsAResultInWhichNothingWasMeasured)
                .add(
                        "another answer each time",
                        showing(run -> List.of(new Paragraph("Number " + calls.incrementAndGet())))
                                ::answersTheSameForTheSameResult)
                .add("memory of other results", contract(() -> new Sound() {
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
                })::remembersNoOtherResult)
                .add("a null", showing(run -> null)::showsAResultThatItAppliesTo)
                .tests();
    }
}
