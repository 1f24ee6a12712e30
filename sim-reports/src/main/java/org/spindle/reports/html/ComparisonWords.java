package org.spindle.reports.html;

import java.util.LinkedHashSet;
import java.util.Set;
import org.spindle.compare.Comparison;
import org.spindle.compare.Comparison.Difference;
import org.spindle.compare.Comparison.Row;
import org.spindle.reports.Decimals;

/** How the rows and changes of a comparison are named. */
final class ComparisonWords {
    private static final String MINUS = "\u2212";

    private final AxisNames names;

    ComparisonWords(Comparison comparison) {
        Set<String> paths = new LinkedHashSet<>();
        comparison.rows().forEach(row -> paths.addAll(row.axes().keySet()));
        this.names = new AxisNames(paths);
    }

    /** {@code mean response-time}. */
    String named(Row row) {
        return row.stat().equals("value") ? row.name() : row.stat() + " " + row.name();
    }

    /** {@code mean response-time of disk0, class read, at rate = 50}. */
    String figure(Row row) {
        return "%s of %s, class %s%s"
                .formatted(
                        named(row),
                        row.component(),
                        row.requestClass(),
                        row.axes().isEmpty() ? "" : ", at " + at(row));
    }

    /** {@code scheduler = sstf, rate = 50}; empty for runs. */
    String at(Row row) {
        return names.choice(row.axes());
    }

    /** {@code −34.2 % ± 1.1 %}; the difference has no other words where the baseline is 0. */
    String change(Difference difference) {
        if (!Double.isFinite(difference.change())) {
            return "something where there was nothing";
        }
        Double half = difference.changeHalfWidth();
        return percent(difference.change()) + (half == null ? "" : " ± " + points(half));
    }

    /** A relative change, with its sign. */
    String percent(double change) {
        double percent = 100 * change;
        String sign = percent > 0 ? "+" : percent < 0 ? MINUS : "";
        return Double.isFinite(percent) ? sign + Decimals.alone(Math.abs(percent)) + " %" : "–";
    }

    /** The half width of a relative change. */
    String points(double halfWidth) {
        return Double.isFinite(halfWidth) ? Decimals.alone(100 * halfWidth) + " %" : "–";
    }
}
