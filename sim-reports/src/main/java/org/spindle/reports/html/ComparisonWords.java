package org.spindle.reports.html;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.spindle.compare.Comparison;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import org.spindle.reports.Decimals;

/** The names of the rows and changes of a comparison. */
final class ComparisonWords {
    private static final String MINUS = "\u2212";

    private final Comparison comparison;
    private final AxisNames names;

    ComparisonWords(Comparison comparison) {
        this.comparison = comparison;
        Set<String> paths = new LinkedHashSet<>();
        comparison.rows().forEach(row -> paths.addAll(row.axes().keySet()));
        this.names = new AxisNames(paths);
    }

    /** The rows with a notable change, the largest change first; those without a relative one last. */
    List<ComparedMetric> notable() {
        return comparison.rows().stream()
                .filter(ComparedMetric::isNotable)
                .sorted(Comparator.comparingDouble(row -> -size(largest(row))))
                .toList();
    }

    /** The largest notable change of a row that has one. */
    Difference largest(ComparedMetric row) {
        return row.others().stream()
                .filter(Difference::isNotable)
                .max(Comparator.comparingDouble(ComparisonWords::size))
                .orElseThrow();
    }

    private static double size(Difference difference) {
        return Double.isFinite(difference.change()) ? Math.abs(difference.change()) : 0;
    }

    /** {@code mean response-time}. */
    String named(ComparedMetric row) {
        return row.stat().equals("value") ? row.name() : row.stat() + " " + row.name();
    }

    /** {@code mean response-time of disk0, class read, at rate = 50}. */
    String figure(ComparedMetric row) {
        return "%s of %s, class %s%s"
                .formatted(
                        named(row),
                        row.component(),
                        row.requestClass(),
                        row.axes().isEmpty() ? "" : ", at " + at(row));
    }

    /** {@code scheduler = sstf, rate = 50}; empty for runs. */
    String at(ComparedMetric row) {
        return names.choice(row.axes());
    }

    /** {@code −34.2 % ± 1.1 %}; a fixed text if the baseline is 0. */
    String change(Difference difference) {
        if (!Double.isFinite(difference.change())) {
            return "from zero";
        }
        Double half = difference.changeHalfWidth();
        return percent(difference.change()) + (half == null ? "" : " ± " + halfWidth(difference.change(), half));
    }

    /** A relative change, with its sign. */
    String percent(double change) {
        double percent = 100 * change;
        String sign = percent > 0 ? "+" : percent < 0 ? MINUS : "";
        return Double.isFinite(percent) ? sign + Decimals.alone(Math.abs(percent)) + " %" : "–";
    }

    /** The half width of the interval of a relative change. */
    String halfWidth(double change, double halfWidth) {
        return Decimals.halfWidth(100 * change, 100 * halfWidth) + " %";
    }
}
