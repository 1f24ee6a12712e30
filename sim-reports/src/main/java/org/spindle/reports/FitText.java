package org.spindle.reports;

import java.util.List;
import java.util.Locale;
import org.spindle.analytic.fit.Form;
import org.spindle.analytic.fit.LeastSquares.Fit;
import org.spindle.sweep.CurveFits;
import org.spindle.sweep.CurveFits.FittedCurve;

/** The texts of curves fitted to a sweep. */
public final class FitText {

    /** Headings of the columns of {@link #cells}. */
    public static final List<String> HEADS = List.of("along", "at", "form", "parameters", "R²", "points");

    private FitText() {}

    /** Returns a title with the fitted figure. */
    public static String title(CurveFits fits) {
        return "curves fitted to " + fits.figure() + (fits.unit().isEmpty() ? "" : ", " + fits.unit());
    }

    /** Returns the cells of one curve. */
    public static List<String> cells(FittedCurve curve) {
        Fit fit = curve.fit();
        return List.of(
                curve.along() + (curve.unit().isEmpty() ? "" : ", " + curve.unit()),
                RankingText.choice(curve.at()),
                curve.form().formula(),
                fit == null ? "none fits" : parameters(fit),
                fit == null ? "–" : String.format(Locale.ROOT, "%.4f", fit.determination()),
                String.valueOf(curve.points()));
    }

    private static String parameters(Fit fit) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < fit.parameters().length; i++) {
            text.append(i == 0 ? "" : ", ")
                    .append(Form.parameter(i))
                    .append(" = ")
                    .append(Decimals.alone(fit.parameters()[i]));
        }
        return text.toString();
    }
}
