package org.spindle.reports.table;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.spindle.compare.AxesText;
import org.spindle.compare.Comparison;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import org.spindle.compare.Comparison.Subject;
import org.spindle.compare.StatisticName;
import org.spindle.reports.Probability;
import org.spindle.reports.ShownTime;

/**
 * A comparison as text of at most 100 columns, unless a name is longer: notable changes first, then the rest; in each part
 * the points of a sweep in their order.
 */
public final class ComparisonTable {

    /** Longer names have a line of their own. */
    private static final int WIDEST_NAME = 36;

    private static final int SHOWN_NOTES = 5;
    private static final List<String> HEADER = List.of("", "", "", "", "change", "p", "");

    private final Comparison comparison;
    private final boolean several;
    private final StringBuilder text = new StringBuilder();
    private final Map<String, Integer> footnotes = new LinkedHashMap<>();

    private ComparisonTable(Comparison comparison) {
        this.comparison = comparison;
        several = comparison.subjects().size() > 2;
    }

    /** Returns lines ended by a line feed. */
    public static String render(Comparison comparison) {
        ComparisonTable table = new ComparisonTable(comparison);
        table.subjects();
        comparison.elapsedTimeOfTasks().ifPresent(table::tasks);
        table.rows();
        table.legend();
        return table.text.toString();
    }

    private void subjects() {
        for (int i = 0; i < comparison.subjects().size(); i++) {
            Subject subject = comparison.subjects().get(i);
            line(subject.label() + "  " + subject.path() + (i == 0 ? "  (baseline)" : ""));
            List<String> notes = subject.notes();
            notes.stream().limit(SHOWN_NOTES).forEach(note -> line("   note: " + note));
            if (notes.size() > SHOWN_NOTES) {
                line("   and " + (notes.size() - SHOWN_NOTES) + " more notes");
            }
        }
        comparison.notes().forEach(note -> line("note: " + note));
    }

    /** The main figure of runs with tasks, which has no interval if there are few tasks. */
    private void tasks(ComparedMetric row) {
        List<String> figures = new ArrayList<>();
        figures.add(time(row.baseline().mean()) + " in "
                + comparison.subjects().get(0).label());
        for (Difference other : row.others()) {
            figures.add("%s in %s (%s)"
                    .formatted(
                            time(other.mean()),
                            comparison.subjects().get(other.subject()).label(),
                            change(other)));
        }
        line("");
        line("mean elapsed time of tasks: " + String.join(", ", figures));
    }

    private static String time(double millis) {
        return ShownTime.ofMillis(millis).toString();
    }

    private void rows() {
        List<ComparedMetric> notable =
                comparison.rows().stream().filter(ComparedMetric::isNotable).toList();
        List<ComparedMetric> rest =
                comparison.rows().stream().filter(row -> !row.isNotable()).toList();
        line("");
        if (notable.isEmpty()) {
            line(comparison.rows().isEmpty() ? "nothing to compare" : "no notable change");
        } else {
            section("notable changes", notable);
        }
        if (!rest.isEmpty()) {
            line("");
            section(notable.isEmpty() ? "all" : "the rest", rest);
        }
    }

    private void section(String title, List<ComparedMetric> rows) {
        List<List<String>> table = new ArrayList<>();
        table.add(HEADER);
        rows.forEach(row -> row.others().forEach(other -> table.add(cells(row, other))));
        int[] widths = new int[HEADER.size()];
        for (List<String> cells : table) {
            for (int column = 0; column < widths.length; column++) {
                int width = cells.get(column).length();
                if (column > 0 || width <= WIDEST_NAME) {
                    widths[column] = Math.max(widths[column], width);
                }
            }
        }
        List<String> header = new ArrayList<>(HEADER);
        header.set(0, title);
        header.set(1, comparison.subjects().get(0).label());
        header.set(3, several ? "" : comparison.subjects().get(1).label());
        widths[0] = Math.max(widths[0], title.length());
        print(header, widths);
        Map<String, String> axes = Map.of();
        int at = 1;
        for (ComparedMetric row : rows) {
            if (!row.axes().equals(axes)) {
                axes = row.axes();
                line("  " + AxesText.of(axes));
            }
            for (int i = 0; i < row.others().size(); i++) {
                print(table.get(at++), widths);
            }
        }
    }

    private List<String> cells(ComparedMetric row, Difference other) {
        String unit = row.unit().isEmpty() ? "" : ", " + row.unit();
        return List.of(
                StatisticName.of(row) + unit,
                figure(row.baseline().mean(), row.baseline().halfWidth()),
                several ? comparison.subjects().get(other.subject()).label() : "",
                figure(other.mean(), other.halfWidth()),
                change(other),
                other.p() == null ? "no interval" : Probability.alone(other.p()),
                mark(row, other));
    }

    private String mark(ComparedMetric row, Difference other) {
        Set<Integer> numbers = new TreeSet<>();
        for (String caution : row.cautions()) {
            String label = comparison.subjects().get(other.subject()).label();
            String baseline = comparison.subjects().get(0).label();
            if (caution.startsWith(label + ":") || caution.startsWith(baseline + ":")) {
                numbers.add(footnotes.computeIfAbsent(caution, absent -> footnotes.size() + 1));
            }
        }
        StringBuilder mark = new StringBuilder(other.significant() ? "*" : "");
        numbers.forEach(number -> mark.append(" [").append(number).append(']'));
        return mark.toString().strip();
    }

    private void print(List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder(cells.get(0));
        if (cells.get(0).length() > widths[0]) {
            line(cells.get(0));
            line.setLength(0);
        }
        line.append(" ".repeat(widths[0] - line.length()));
        for (int column = 1; column < widths.length; column++) {
            if (widths[column] > 0) {
                String cell = cells.get(column);
                String padding = " ".repeat(Math.max(0, widths[column] - cell.length()));
                boolean left = column == widths.length - 1;
                line.append("  ").append(left ? cell : padding + cell);
            }
        }
        line(line.toString());
    }

    private void legend() {
        line("");
        String level = plain(comparison.level());
        line("* significant at level " + level + "; notable: by at least 1 % too. ± holds with probability "
                + plain(BigDecimal.ONE
                        .subtract(BigDecimal.valueOf(comparison.level()))
                        .doubleValue()) + ".");
        footnotes.forEach((caution, number) -> line("[" + number + "] " + caution));
        long tests = comparison.rows().stream()
                .flatMap(row -> row.others().stream())
                .filter(other -> other.p() != null)
                .count();
        long chance = Math.round(tests * comparison.level());
        if (chance > 0) {
            line("Of " + tests + " tests, about " + chance + " would be significant by chance alone.");
        }
        Set<String> kinds = new LinkedHashSet<>();
        comparison
                .rows()
                .forEach(row -> row.others().forEach(other -> {
                    if (other.p() != null) {
                        kinds.add(other.test());
                    }
                }));
        if (kinds.size() == 1) {
            line("Test: " + kinds.iterator().next() + ".");
        } else if (!kinds.isEmpty()) {
            line("Tests: " + kinds.iterator().next() + ", and others like it (--json names each).");
        }
    }

    private static String figure(double mean, @Nullable Double halfWidth) {
        if (!Double.isFinite(mean)) {
            return "-";
        }
        return halfWidth == null
                ? significant(mean, 4).toPlainString()
                : rounded(mean, places(mean, halfWidth)) + " ±" + rounded(halfWidth, places(mean, halfWidth));
    }

    private static String change(Difference other) {
        if (Double.isNaN(other.difference())) {
            return "-";
        }
        if (!Double.isFinite(other.change())) {
            return "from 0";
        }
        BigDecimal percent = rounded(100 * other.change(), 1);
        String sign = percent.signum() > 0 ? "+" : "";
        @Nullable Double half = other.changeHalfWidth();
        return sign + percent + (half == null ? "" : " ±" + rounded(100 * half, 1)) + " %";
    }

    /** Returns the places that show two digits of the half width and at most six of the mean. */
    private static int places(double mean, double halfWidth) {
        return halfWidth == 0 ? placesFor(4, mean) : Math.min(placesFor(6, mean), placesFor(2, halfWidth));
    }

    /** Returns the number of decimal places that show this many significant digits. */
    private static int placesFor(int digits, double value) {
        BigDecimal exact = BigDecimal.valueOf(value);
        int magnitude = value == 0 ? 0 : exact.precision() - exact.scale() - 1;
        return Math.max(0, digits - 1 - magnitude);
    }

    private static BigDecimal rounded(double value, int places) {
        return new BigDecimal(value).setScale(places, RoundingMode.HALF_EVEN);
    }

    /** Rounds to a number of significant digits; integers are returned in full. */
    private static BigDecimal significant(double value, int digits) {
        if (value == Math.rint(value) && Math.abs(value) < 1e9) {
            return BigDecimal.valueOf((long) value);
        }
        BigDecimal rounded = new BigDecimal(value).round(new MathContext(digits));
        return rounded.scale() < 0 ? rounded.setScale(0, RoundingMode.UNNECESSARY) : rounded;
    }

    private static String plain(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }

    private void line(String line) {
        text.append(line.replaceAll("\\p{Cntrl}", " ").stripTrailing()).append('\n');
    }
}
