package org.spindle.stats.inference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantilesTest {

    /** Law 2015, table T.1 of the appendix; the last row is the normal distribution. */
    @ParameterizedTest
    @CsvSource({"1, 0.95, 6.314", "4, 0.95, 2.132", "9, 0.975, 2.262", "30, 0.99, 2.457", "1e9, 0.975, 1.960"})
    void ofStudentsTAreThoseOfTheTable(double degrees, double probability, double quantile) {
        assertThat(Quantiles.studentT(degrees, probability)).isCloseTo(quantile, within(5e-4));
    }

    /** With one degree of freedom t is Cauchy's, with quantile tan(pi (p - 1/2)); with two, 2u / sqrt(2 (1 - u^2)), u = 2p - 1. */
    @Test
    void ofStudentsTHaveTheirClosedForms() {
        assertThat(Quantiles.studentT(1, 0.9)).isCloseTo(StrictMath.tan(StrictMath.PI * 0.4), within(2e-9));
        assertThat(Quantiles.studentT(2, 0.9)).isCloseTo(1.6 / Math.sqrt(2 * (1 - 0.64)), within(2e-9));
    }

    @Test
    void ofTheNormalDistributionIsThatOfTheTable() {
        assertThat(Quantiles.normalExceeds(1.959964)).isCloseTo(0.025, within(1e-7));
    }

    @Test
    void tailsAndQuantilesAreInverse() {
        assertThat(Quantiles.studentTBeyond(7.3, Quantiles.studentT(7.3, 0.975)))
                .isCloseTo(0.05, within(1e-7));
        assertThat(Quantiles.studentTBeyond(7.3, -Quantiles.studentT(7.3, 0.975)))
                .isCloseTo(0.05, within(1e-7));
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "-0.1", "NaN"})
    void certaintyHasNoQuantile(double probability) {
        assertThatThrownBy(() -> Quantiles.studentT(3, probability)).isInstanceOf(IllegalArgumentException.class);
    }
}
