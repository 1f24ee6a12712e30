package org.spindle.reports;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.spindle.sweep.Ranking.Standing;

/** The texts of a ranking for tables and pages. */
public final class RankingText {

    private RankingText() {}

    /** Returns a text such as {@code significant (p = 0.012)}. */
    public static String verdict(Standing standing) {
        if (standing.second() == null) {
            return "the only one";
        }
        if (Double.isNaN(standing.pValue())) {
            return "one run each, not tested";
        }
        return (standing.isSignificant() ? "significant (p " : "not significant (p ")
                + Probability.equation(standing.pValue()) + ")";
    }

    /** Returns how far the best is below the second, such as {@code 12.3 %}. */
    public static String below(Standing standing) {
        double percent = standing.percentBelow();
        return Double.isFinite(percent) ? String.format(Locale.ROOT, "%.1f %%", percent) : "–";
    }

    /** Returns the values of some axes, in the order of the axes: {@code sstf, true}. */
    public static String values(Map<String, String> axes, Iterable<String> paths) {
        StringBuilder text = new StringBuilder();
        for (String path : paths) {
            text.append(text.isEmpty() ? "" : ", ").append(axes.getOrDefault(path, "–"));
        }
        return text.toString();
    }

    /** Returns a text such as {@code driver.scheduler=sstf, seed=3}. */
    public static String choice(Map<String, String> axes) {
        return axes.entrySet().stream()
                .map(axis -> axis.getKey() + "=" + axis.getValue())
                .collect(Collectors.joining(", "));
    }
}
