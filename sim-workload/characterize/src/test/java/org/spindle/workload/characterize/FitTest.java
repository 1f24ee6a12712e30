package org.spindle.workload.characterize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.analytic.fit.Form;
import org.spindle.analytic.fit.LeastSquares.Fit;
import org.spindle.characterisation.AnalysisResult;

/** The distributions of Hsu 2003, section 2.4, fitted to points and times generated with known parameters. */
class FitTest {

    @ParameterizedTest
    @CsvSource({
        "RECIPROCAL, 0.0857, 0.0105, 0",
        "POWER, 580, 1.7, 0",
        "EXPONENTIAL_OF_INVERSE, 0.16, 40, 0",
        "SHIFTED_POWER, 3, -2, 0.6",
        "SATURATION, 12, 0.08, 0",
        "PROPORTIONAL, 2.5, 0, 0"
    })
    void findsTheParametersOfThePoints(Form form, double a, double b, double c) {
        double[] made = {a, b, c};
        double[] x = new double[30];
        double[] y = new double[30];
        for (int i = 0; i < x.length; i++) {
            x[i] = 1 + 2.0 * i;
            y[i] = form.value(x[i], made);
        }
        Fit fit = form.fit(x, y);
        assertThat(fit).isNotNull();
        for (int i = 0; i < fit.parameters().length; i++) {
            assertThat(fit.parameters()[i]).isCloseTo(made[i], within(1e-4 * Math.abs(made[i])));
        }
        assertThat(fit.determination()).isGreaterThan(1 - 1e-9);
    }

    @Test
    void exponentialTimesAreFoundExponential() {
        AnalysisResult found = arrivals(false);
        assertThat(TestTrace.figure(found, "exponential-mean")).isCloseTo(2, within(0.02));
        assertThat(TestTrace.figure(found, "exponential-distance")).isLessThan(0.005);
        assertThat(TestTrace.figure(found, "lognormal-distance")).isGreaterThan(0.03);
        assertThat(TestTrace.figure(found, "interarrival-scv")).isCloseTo(1, within(0.03));
    }

    @Test
    void lognormalTimesAreFoundLognormal() {
        AnalysisResult found = arrivals(true);
        assertThat(TestTrace.figure(found, "lognormal-mu")).isCloseTo(0.5, within(0.02));
        assertThat(TestTrace.figure(found, "lognormal-sigma")).isCloseTo(1.5, within(0.02));
        assertThat(TestTrace.figure(found, "lognormal-distance")).isLessThan(0.005);
        assertThat(TestTrace.figure(found, "exponential-distance")).isGreaterThan(0.05);
    }

    /** Times in ms: exponential with mean 2, or e to the power of a normal number with mean 0.5 and deviation 1.5. */
    private static AnalysisResult arrivals(boolean lognormal) {
        UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(7);
        ZigguratSampler.Exponential exponential = ZigguratSampler.Exponential.of(random, 2);
        ZigguratSampler.NormalizedGaussian normal = ZigguratSampler.NormalizedGaussian.of(random);
        TestTrace trace = new TestTrace(new InterarrivalTimes(new InterarrivalTimes.Config()));
        double time = 0;
        for (int i = 0; i < 100_000; i++) {
            trace.read(Math.round(time * 1e6), 0, 512);
            time += lognormal ? StrictMath.exp(0.5 + 1.5 * normal.sample()) : exponential.sample();
        }
        return trace.report();
    }
}
