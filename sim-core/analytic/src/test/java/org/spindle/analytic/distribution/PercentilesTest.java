package org.spindle.analytic.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Candidates for the unnamed families of Hennessy and Patterson 1996, figure 6.23, recomputed from their definitions. */
class PercentilesTest {

    static Stream<Arguments> families() {
        return Stream.of(
                Arguments.of(new GammaDistribution(1, 0.5), 59.4, 1.94),
                Arguments.of(new GammaDistribution(1, 2), 68.3, 2.71),
                Arguments.of(new WeibullDistribution(1, 0.5), 58.1, 1.97),
                Arguments.of(new WeibullDistribution(1, 2), 68.7, 2.58),
                Arguments.of(new HyperexponentialDistribution(1, 2), 69.9, 2.31),
                Arguments.of(new LogNormalDistribution(1, 2), 70.0, 2.21),
                Arguments.of(new GammaDistribution(1, 1), 63.2, 2.303),
                Arguments.of(new WeibullDistribution(1, 1), 63.2, 2.303),
                Arguments.of(new HyperexponentialDistribution(1, 1), 63.2, 2.303));
    }

    @ParameterizedTest
    @MethodSource("families")
    void shareBelowTheMeanAndNinetiethPercentile(Percentiles family, double percentBelowMean, double ninetieth) {
        assertThat(family.shareBelowMean() * 100).isCloseTo(percentBelowMean, within(0.051));
        assertThat(family.percentile(0.9)).isCloseTo(ninetieth, within(0.0051));
    }

    /** The mean of every family is the integral of the complement of its distribution, computed by the trapezoidal rule. */
    @ParameterizedTest
    @MethodSource("families")
    void theMeanIsTheIntegralOfTheComplement(Percentiles family) {
        double sum = 0;
        double step = 0.001;
        for (double x = 0; x < 60; x += step) {
            sum += step * (1 - (family.shareUpTo(x) + family.shareUpTo(x + step)) / 2);
        }
        assertThat(sum).isCloseTo(1, within(2e-3));
    }

    @Test
    void theRuleOfThumbHasThreeRows() {
        assertThat(RuleOfThumb.of(0.5)).isEqualTo(new RuleOfThumb(0.57, 2.0));
        assertThat(RuleOfThumb.of(1)).isEqualTo(new RuleOfThumb(0.63, 2.3));
        assertThat(RuleOfThumb.of(2)).isEqualTo(new RuleOfThumb(0.69, 2.8));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleOfThumb.of(1.5))
                .withMessage("squared coefficient of variation is 1.5; it has to be one of 0.5, 1 and 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new HyperexponentialDistribution(1, 0.5))
                .withMessageContaining("between 1.0 and");
    }
}
