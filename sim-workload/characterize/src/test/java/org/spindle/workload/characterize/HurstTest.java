package org.spindle.workload.characterize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The estimators of Hsu 2003, appendix B.1, applied to noise of known Hurst parameter. */
class HurstTest {

    /** The defaults of the analysis: 20 parts, ranges of at least 64 observations, at least 100 aggregated values. */
    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.6, 0.7, 0.8, 0.9})
    void everyEstimatorRecoversH(double hurst) {
        for (long seed = 1; seed <= 3; seed++) {
            double[] noise = FractionalGaussianNoise.of(hurst, 1 << 18, seed);
            Hurst.HurstEstimate range = Hurst.rescaledRange(noise, 20, 64);
            Hurst.HurstEstimate variance = Hurst.varianceTime(noise, 100);
            assertThat(range.h()).as("R/S, seed %d", seed).isCloseTo(hurst, within(0.05));
            assertThat(variance.h()).as("variance-time, seed %d", seed).isCloseTo(hurst, within(0.05));
            assertThat(Hurst.unbiased(variance, noise.length))
                    .as("without bias, seed %d", seed)
                    .isCloseTo(hurst, within(0.03));
            assertThat((range.h() + variance.h()) / 2).as("mean, seed %d", seed).isCloseTo(hurst, within(0.04));
        }
    }

    /** Davies and Harte's noise has the autocovariance of fractional Gaussian noise. */
    @Test
    void theNoiseHasItsCovariance() {
        double[] noise = FractionalGaussianNoise.of(0.8, 1 << 18, 1);
        for (int lag : new int[] {0, 1, 2, 10}) {
            double sum = 0;
            for (int i = 0; i + lag < noise.length; i++) {
                sum += noise[i] * noise[i + lag];
            }
            assertThat(sum / noise.length)
                    .as("lag %d", lag)
                    .isCloseTo(FractionalGaussianNoise.covariance(0.8, lag), within(0.03));
        }
    }

    /** B.1.1 by hand: the partial sums of 1 2 3 4 about the mean 2.5 are -1.5, -2, -1.5, 0; S squared is 1.25. */
    @Test
    void rescaledRangeOfAHandWorkedSeries() {
        assertThat(Hurst.ratio(new double[] {9, 1, 2, 3, 4}, 1, 4)).isCloseTo(2 / Math.sqrt(1.25), within(1e-12));
        assertThat(Hurst.ratio(new double[] {7, 7, 7}, 0, 3)).isNaN();
    }

    @Test
    void aConstantSeriesHasNoParameter() {
        double[] constant = new double[10_000];
        assertThat(Hurst.rescaledRange(constant, 10, 32).h()).isNaN();
        assertThat(Hurst.varianceTime(constant, 100).h()).isNaN();
    }
}
