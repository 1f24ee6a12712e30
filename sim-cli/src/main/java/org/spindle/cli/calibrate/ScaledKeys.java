package org.spindle.cli.calibrate;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.spindle.cli.command.UsageException;
import org.spindle.config.EffectiveConfig;

/**
 * Times of a scenario whose paths match a pattern. One factor scales those above 0, from 1; if all are 0, it multiplies a millisecond,
 * from 0.
 *
 * @param pattern a path, in which {@code *} matches any characters except full stops
 * @param start the factor that changes nothing
 */
record ScaledKeys(String pattern, List<Value> values, double start) {

    /** A time at a path. */
    record Value(String path, double number, String unit) {}

    private static final MathContext DIGITS = new MathContext(4);
    private static final Pattern NUMBER = Pattern.compile("(\\d+(?:\\.\\d+)?(?:[eE][-+]?\\d+)?) ?(ns|us|ms|s|min)");

    ScaledKeys {
        values = List.copyOf(values);
    }

    /**
     * Finds the values.
     *
     * @throws UsageException if there is none
     */
    static ScaledKeys in(EffectiveConfig scenario, String pattern) {
        List<Value> all = all(scenario, pattern);
        List<Value> above = all.stream().filter(value -> value.number() > 0).toList();
        if (!above.isEmpty()) {
            return new ScaledKeys(pattern, above, 1);
        }
        return new ScaledKeys(
                pattern,
                all.stream().map(value -> new Value(value.path(), 1, "ms")).toList(),
                0);
    }

    private static List<Value> all(EffectiveConfig scenario, String pattern) {
        Pattern paths = Pattern.compile(Pattern.quote(pattern).replace("*", "\\E[^.]*\\Q"));
        List<Value> values = new ArrayList<>();
        for (EffectiveConfig.EffectiveKey row : scenario.rows()) {
            Matcher number = NUMBER.matcher(row.value());
            if (paths.matcher(row.key().toString()).matches() && number.matches()) {
                double value = Double.parseDouble(number.group(1));
                values.add(new Value(row.key().toString(), value, number.group(2)));
            }
        }
        if (values.isEmpty()) {
            throw new UsageException("--fit " + pattern + " names no time in the scenario"
                    + "\n  give the path of a time, with * for any part of a name;"
                    + " 'spindle config show' lists them");
        }
        return values;
    }

    /**
     * Finds the values, each with a separate factor.
     *
     * @throws UsageException if there is none
     */
    static List<ScaledKeys> eachIn(EffectiveConfig scenario, String pattern) {
        return all(scenario, pattern).stream()
                .map(value -> in(scenario, value.path()))
                .toList();
    }

    /** Assignments, as of {@code --set}, of all values times a factor, to four digits; none if nothing changes. */
    List<String> times(double factor) {
        if (factor == start) {
            return List.of();
        }
        return values.stream()
                .map(value -> value.path() + "=" + text(value.number() * factor) + " " + value.unit())
                .toList();
    }

    private static String text(double number) {
        return new BigDecimal(number).round(DIGITS).toPlainString();
    }
}
