package org.spindle.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.analytic.OutOfRangeException;
import org.spindle.analytic.fit.Form;
import org.spindle.study.ModelFigures.ModelFigure;
import org.spindle.study.WorkloadModel.CurvePoint;
import org.spindle.study.WorkloadModel.FittedPoints;

/** Curves through points (Hsu 2003, section 2.4: the ratio of reads to writes is a e^(b / x) of the size x of memory). */
class FittedPointsTest {

    private static List<ModelFigure> figures(CurvePoint... points) {
        return new FittedPoints(Form.EXPONENTIAL_OF_INVERSE, List.of(points))
                .figures()
                .all();
    }

    private static CurvePoint point(double x) {
        return new CurvePoint(x, 0.5 * Math.exp(100 / x));
    }

    @Test
    void pointsOfACurveHaveItsParameters() {
        List<ModelFigure> figures = figures(point(50), point(100), point(400));
        assertThat(figures).extracting(ModelFigure::name).containsExactly("determination", "a", "b");
        assertThat(figures.get(0).value()).isCloseTo(1, within(1e-9));
        assertThat(figures.get(1).value()).isCloseTo(0.5, within(1e-6));
        assertThat(figures.get(2).value()).isCloseTo(100, within(1e-4));
    }

    @Test
    void pointsThatNoCurveFitsAreRefused() {
        assertThatThrownBy(() -> figures(point(50), new CurvePoint(0, 1)))
                .isInstanceOf(OutOfRangeException.class)
                .hasMessageContaining("x is 0");
        assertThatThrownBy(() -> figures(point(50), new CurvePoint(100, -1)))
                .isInstanceOf(OutOfRangeException.class)
                .hasMessageContaining("y is -1");
        assertThatThrownBy(() -> figures(point(50)))
                .isInstanceOf(OutOfRangeException.class)
                .hasMessageContaining("points that a curve of the form fits");
    }
}
