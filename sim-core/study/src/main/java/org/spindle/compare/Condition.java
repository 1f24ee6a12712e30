package org.spindle.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import org.spindle.spi.config.Time;
import org.spindle.sweep.Stat;

/**
 * A condition under which a comparison fails, such as {@code response-time.mean > +5%}.
 *
 * <pre>
 * condition = [component "/"] metric ["." class] "." stat  (">" | "&lt;")  threshold  ["any"]
 * threshold = ("+" | "-") number "%"     relative change from the baseline
 *           | ("+" | "-") number unit    absolute change from the baseline
 *           | number unit                the figure itself
 * </pre>
 *
 * <p>The component is {@code system} and the class {@code all} unless given; the component {@code *} is every component. A
 * change counts only if it is significant, a figure only if its whole interval is beyond the threshold; with {@code any}, significance and
 * intervals are ignored. The unit may be omitted where the metric has none.
 */
public final class Condition {

    private static final Pattern GRAMMAR = Pattern.compile(
            "\\s*(?<name>[^<>\\s]+)\\s*(?<op>[<>])\\s*(?<sign>[+-]?)(?<number>\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?)\\s*"
                    + "(?<unit>[^\\s\\d]\\S*?)?(?<any>\\s+any)?\\s*");

    private final String text;
    private final MetricName metric;
    private final String requestClass;
    private final Stat stat;
    private final boolean above;
    private final Threshold threshold;
    private final boolean any;

    private Condition(
            String text,
            MetricName metric,
            String requestClass,
            Stat stat,
            boolean above,
            Threshold threshold,
            boolean any) {
        this.text = text;
        this.metric = metric;
        this.requestClass = requestClass;
        this.stat = stat;
        this.above = above;
        this.threshold = threshold;
        this.any = any;
    }

    /** The quantity compared with the threshold. */
    private enum ComparedQuantity {
        RELATIVE_CHANGE,
        CHANGE,
        FIGURE
    }

    /**
     * @param value a relative change as a fraction, otherwise a number in {@code unit}
     * @param unit as written, empty for none
     */
    private record Threshold(ComparedQuantity quantity, double value, String unit) {

        private static final double NANOS_PER_MILLI = 1e6;

        /**
         * Returns the value in the unit of a metric.
         *
         * @throws IllegalArgumentException if the units do not agree
         */
        double in(String metricUnit) {
            if (quantity == ComparedQuantity.RELATIVE_CHANGE || unit.equals(metricUnit)) {
                return value;
            }
            if (metricUnit.equals("ms")) {
                return Time.parse(value + " " + unit).inNanos() / NANOS_PER_MILLI;
            }
            throw new IllegalArgumentException(
                    metricUnit.isEmpty() ? "the metric has no unit" : "the unit of the metric is " + metricUnit);
        }
    }

    /**
     * Parses a condition.
     *
     * @throws ComparisonException if the text is not a condition; the message says what would be right
     */
    public static Condition parse(String text) {
        Matcher parts = GRAMMAR.matcher(text);
        if (!parts.matches()) {
            throw wrong(text, "");
        }
        boolean isAny = parts.group("any") != null;
        String unit = parts.group("unit") == null ? "" : parts.group("unit");
        if (unit.equals("any") && !isAny) {
            unit = "";
            isAny = true;
        }
        String name = parts.group("name");
        int slash = name.lastIndexOf('/');
        String[] words = name.substring(slash + 1).split("\\.", -1);
        if (words.length < 2 || words.length > 3) {
            throw wrong(text, "'" + name + "' is not metric.stat or metric.class.stat");
        }
        return new Condition(
                text.strip(),
                MetricName.parse(name.substring(0, slash + 1) + words[0]),
                words.length == 3 ? words[1] : StatisticName.ALL,
                stat(text, words[words.length - 1]),
                parts.group("op").equals(">"),
                threshold(text, parts.group("sign"), parts.group("number"), unit),
                isAny);
    }

    private static Stat stat(String text, String word) {
        try {
            return Stat.labelled(word);
        } catch (IllegalArgumentException e) {
            throw wrong(text, "'" + word + "' is not a statistic; write mean, p50, p90, p95, p99, max or value");
        }
    }

    private static Threshold threshold(String text, String sign, String number, String unit) {
        double value = Double.parseDouble(sign + number);
        if (!unit.equals("%")) {
            return new Threshold(sign.isEmpty() ? ComparedQuantity.FIGURE : ComparedQuantity.CHANGE, value, unit);
        }
        if (sign.isEmpty()) {
            throw wrong(text, "a change has a sign: write +" + number + "% or -" + number + "%");
        }
        return new Threshold(ComparedQuantity.RELATIVE_CHANGE, value / 100, unit);
    }

    private static ComparisonException wrong(String text, String reason) {
        return new ComparisonException("'" + text + "' is not a condition" + (reason.isEmpty() ? "" : ": " + reason)
                + "\n  write for instance 'response-time.mean > +5%', 'response-time.read.p99 > 12 ms' or"
                + " 'throughput.mean < -2%'");
    }

    /** Returns the condition as the user wrote it. */
    @Override
    public String toString() {
        return text;
    }

    /**
     * Returns a test of the statistics that are needed to judge the condition.
     *
     * @throws ComparisonException if no subject measured the statistic, or only in another unit
     */
    Predicate<Column> resolve(Set<Column> measured) {
        metric.check(measured);
        List<Column> named = measured.stream().filter(this::matches).toList();
        if (named.isEmpty()) {
            throw new ComparisonException("'" + text + "': nothing measured has the class '" + requestClass
                    + "' and the statistic '" + stat.label() + "' of " + metric.metric() + "\n  known: "
                    + String.join(
                            ", ",
                            measured.stream()
                                    .filter(metric::matches)
                                    .map(Column::toString)
                                    .toList()));
        }
        for (Column column : named) {
            try {
                threshold.in(column.unit());
            } catch (IllegalArgumentException e) {
                throw new ComparisonException("'" + text + "': " + e.getMessage());
            }
        }
        return this::matches;
    }

    /**
     * Returns where the condition holds, as text; empty if nowhere.
     *
     * @param comparison with every statistic that the condition names
     * @throws ComparisonException if the interval needed for the judgement is missing
     */
    public List<String> findings(Comparison comparison) {
        List<String> findings = new ArrayList<>();
        for (ComparedMetric row : comparison.rows()) {
            if (matches(row)) {
                for (Difference other : row.others()) {
                    String label = comparison.subjects().get(other.subject()).label();
                    @Nullable String finding = finding(row, other);
                    if (finding != null) {
                        String point = row.axes().isEmpty() ? "" : " at " + AxesText.of(row.axes());
                        findings.add(label + point + ": " + StatisticName.of(row) + " " + finding);
                    }
                }
            }
        }
        return findings;
    }

    private boolean matches(Column column) {
        return metric.matches(column) && column.requestClass().equals(requestClass) && column.stat() == stat;
    }

    private boolean matches(ComparedMetric row) {
        return matches(
                new Column(row.component(), row.requestClass(), row.name(), row.unit(), Stat.labelled(row.stat())));
    }

    private @Nullable String finding(ComparedMetric row, Difference other) {
        double limit = threshold.in(row.unit());
        boolean isFigure = threshold.quantity() == ComparedQuantity.FIGURE;
        if (!Double.isFinite(other.mean())
                || !isFigure && !Double.isFinite(row.baseline().mean())) {
            return "has no value";
        }
        @Nullable Double half = isFigure ? other.halfWidth() : other.differenceHalfWidth();
        if (half == null && !any) {
            throw new ComparisonException("'" + text + "' cannot be judged: " + StatisticName.of(row)
                    + " has no interval\n  compare replications, which give one to every statistic, or write '" + text
                    + " any' to judge the figures alone");
        }
        double value = switch (threshold.quantity()) {
            case RELATIVE_CHANGE -> other.change();
            case CHANGE -> other.difference();
            case FIGURE -> other.mean();
        };
        double margin = isFigure && !any && half != null ? half : 0;
        boolean beyond = above ? value - margin > limit : value + margin < limit;
        if (!beyond || !isFigure && !any && !other.significant()) {
            return null;
        }
        String unit = row.unit().isEmpty() ? "" : " " + row.unit();
        return switch (threshold.quantity()) {
            case RELATIVE_CHANGE -> String.format(Locale.ROOT, "changed by %+.2f %%", 100 * value);
            case CHANGE -> String.format(Locale.ROOT, "changed by %+.4g%s", value, unit);
            case FIGURE -> String.format(Locale.ROOT, "is %.4g%s", value, unit);
        };
    }
}
