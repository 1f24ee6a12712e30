package org.spindle.workload.synthetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.characterisation.AnalysisRecorder;
import org.spindle.characterisation.AnalysisResult;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Time;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.sim.TestAnalysisContext;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.workload.characterize.SelfSimilarity;
import org.spindle.workload.characterize.SelfSimilarityFactory;

/** The generator of Hsu 2003, appendix B.2, checked with the estimators of B.1 as used by {@code trace characterize}. */
class SelfSimilarEstimatesTest {

    private static final long SECOND = 1_000_000_000L;

    /**
     * Each case has enough processes for a nearly Gaussian series, and enough intervals: the estimators are verified
     * for long series.
     */
    @ParameterizedTest
    @CsvSource({"0.6, 1000, 4000, 16384", "0.7, 500, 2500, 32768", "0.8, 200, 1600, 65536", "0.9, 50, 500, 262144"})
    void estimatesAreNearTheConfiguredValues(double hurst, double mean, double variance, int intervals) {
        FractalRenewal renewal =
                FractalRenewal.of(new OpenPattern.SelfSimilar(mean, variance, new Time(SECOND), hurst));
        int seeds = 2;
        double estimates = 0;
        for (int seed = 1; seed <= seeds; seed++) {
            TraceAnalysis analysis = new SelfSimilarityFactory()
                    .create(
                            new SelfSimilarity.Config(SelfSimilarity.Of.REQUESTS, new Time(SECOND), 20, 64, 100),
                            new TestAnalysisContext("self-similarity"));
            FractalArrivals process = new FractalArrivals(renewal, new TestRandom(seed));
            TraceRecord record = new TraceRecord();
            record.length = 512;
            for (double at = process.nextGap(); at < (double) intervals * SECOND; at += process.nextGap()) {
                record.arrival = (long) at;
                analysis.accept(record);
            }
            estimates += hurst(analysis) / seeds;
        }
        assertThat(estimates).isCloseTo(hurst, offset(0.05));
    }

    /** Over the first intervals of many independent runs: in a single run the variance converges very slowly near H = 1. */
    @ParameterizedTest
    @CsvSource({"0.6, 1000, 4000", "0.7, 500, 2500", "0.8, 200, 1600", "0.9, 50, 500"})
    void meanAndVarianceAreAsConfigured(double hurst, double mean, double variance) {
        FractalRenewal renewal =
                FractalRenewal.of(new OpenPattern.SelfSimilar(mean, variance, new Time(SECOND), hurst));
        int runs = 8000;
        double sum = 0;
        double squares = 0;
        for (int run = 1; run <= runs; run++) {
            FractalArrivals process = new FractalArrivals(renewal, new TestRandom(run));
            int count = 0;
            for (double at = process.nextGap(); at < SECOND; at += process.nextGap()) {
                count++;
            }
            sum += count;
            squares += (count - mean) * (count - mean);
        }
        assertThat(sum / runs).isCloseTo(mean, within(0.1 * mean));
        assertThat(squares / runs).isCloseTo(variance, within(0.1 * variance));
    }

    private static double hurst(TraceAnalysis analysis) {
        AnalysisRecorder findings = new AnalysisRecorder();
        analysis.report(findings);
        AnalysisResult found = findings.of("self-similarity", "");
        return found.figures().stream()
                .filter(each -> each.name().equals("hurst"))
                .findFirst()
                .orElseThrow()
                .value();
    }
}
