package org.spindle.analytic.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.analytic.fit.LeastSquares.Fit;

/** Fits against exact data and cases worked by hand (Hsu 2003, sections 2.4 and 3.4.4). */
class FormTest {

    /** The exponents that the thesis prints of a(x - b)^c: about -1, -1.3 and -0.2; and steeper and rising ones. */
    @ParameterizedTest
    @CsvSource({"2, -3, -1", "40, 0.5, -1.3", "0.9, -0.01, -0.2", "5, -20, -2", "3, -2, 0.6"})
    void shiftedPowersAreFoundFromFewPoints(double a, double b, double c) {
        double[] x = {1, 2, 4, 8, 16, 32};
        double[] made = {a, b, c};
        double[] y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            y[i] = Form.SHIFTED_POWER.value(x[i], made);
        }
        Fit fit = Form.SHIFTED_POWER.fit(x, y);
        assertThat(fit).isNotNull();
        assertThat(fit.parameters()[2]).isCloseTo(c, within(1e-3 * Math.abs(c)));
        assertThat(fit.determination()).isGreaterThan(1 - 1e-9);
    }

    /** a(1 - e^(-bx)) through (0, 0), (1, 1), (2, 1.5): each step halves the distance to a, so that b = ln 2 and a = 2. */
    @Test
    void saturationByHand() {
        Fit fit = Form.SATURATION.fit(new double[] {0, 1, 2}, new double[] {0, 1, 1.5});
        assertThat(fit).isNotNull();
        assertThat(fit.parameters()[0]).isCloseTo(2, within(1e-6));
        assertThat(fit.parameters()[1]).isCloseTo(StrictMath.log(2), within(1e-6));
        assertThat(fit.determination()).isCloseTo(1, within(1e-12));
    }

    /** ax through (1, 1), (2, 3): a = 7/5, residuals -0.4 and 0.2, total variance 2, so that R^2 = 1 - 0.2 / 2. */
    @Test
    void determinationByHand() {
        Fit fit = Form.PROPORTIONAL.fit(new double[] {1, 2}, new double[] {1, 3});
        assertThat(fit).isNotNull();
        assertThat(fit.parameters()[0]).isCloseTo(1.4, within(1e-6));
        assertThat(fit.determination()).isCloseTo(0.9, within(1e-6));
    }

    /** A curve of gains is 0 at 0. */
    @Test
    void proportionsMayBeginAtZero() {
        Fit fit = Form.PROPORTIONAL.fit(new double[] {0, 1, 2}, new double[] {0, 2, 4});
        assertThat(fit).isNotNull();
        assertThat(fit.parameters()[0]).isCloseTo(2, within(1e-6));
    }

    @Test
    void fewerPointsThanParametersAreNotFitted() {
        assertThat(Form.SHIFTED_POWER.fit(new double[] {1, 2}, new double[] {2, 1}))
                .isNull();
    }

    /** A power function has no negative values: they have no logarithm, from which the fit would start. */
    @Test
    void pointsBelowZeroAreNoShiftedPower() {
        assertThat(Form.SHIFTED_POWER.fit(new double[] {1, 2, 3}, new double[] {-2, 1, 3}))
                .isNull();
    }
}
