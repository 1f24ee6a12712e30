package org.spindle.workload.characterize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The estimators of Hsu 2003, appendix B.1, against noise whose Hurst parameter is known. */
class HurstTest {

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.6, 0.7, 0.8, 0.9})
    void bothEstimatorsRecoverH(double hurst) {
        for (long seed = 1; seed <= 6; seed++) {
            double[] noise = FractionalGaussianNoise.of(hurst, 1 << 18, seed);
            Hurst.Estimate range = Hurst.rescaledRange(noise, 10, 32);
            System.out.printf("DEBUG2 %s %d 10x64 %.3f 20x32 %.3f 20x64 %.3f 30x64 %.3f%n", hurst, seed, Hurst.rescaledRange(noise, 10, 64).h(), Hurst.rescaledRange(noise, 20, 32).h(), Hurst.rescaledRange(noise, 20, 64).h(), Hurst.rescaledRange(noise, 30, 64).h());
            Hurst.Estimate variance = Hurst.varianceTime(noise, 100);
            System.out.printf("DEBUG %s %d rs %.3f vt %.3f un %.3f%n", hurst, seed, range.h(), variance.h(), Hurst.unbiased(variance, noise.length));
        }
    }
}
