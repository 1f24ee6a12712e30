package org.spindle.cli.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.spindle.cli.command.UsageException;
import org.spindle.config.EffectiveConfig;

/**
 * Times of a scenario whose paths match a pattern. One factor scales them all.
 *
 * @param pattern a path, in which {@code *} stands for any characters but full stops
 */
record ScaledKeys(String pattern, List<Value> values) {

    /** A time at a path. */
    record Value(String path, double number, String unit) {}

    private static final Pattern NUMBER = Pattern.compile("(\\d+(?:\\.\\d+)?(?:[eE][-+]?\\d+)?) ?(ns|us|ms|s|min)");

    ScaledKeys {
        values = List.copyOf(values);
    }

    /**
     * Finds the values.
     *
     * @throws UsageException if there is none above 0
     */
    static ScaledKeys in(EffectiveConfig scenario, String pattern) {
        Pattern paths = Pattern.compile(Pattern.quote(pattern).replace("*", "\\E[^.]*\\Q"));
        List<Value> values = new ArrayList<>();
        for (EffectiveConfig.Row row : scenario.rows()) {
            Matcher number = NUMBER.matcher(row.value());
            if (paths.matcher(row.key().toString()).matches() && number.matches()) {
                double value = Double.parseDouble(number.group(1));
                if (value > 0) {
                    values.add(new Value(row.key().toString(), value, number.group(2)));
                }
            }
        }
        if (values.isEmpty()) {
            throw new UsageException("--fit " + pattern + " names no time above 0 in the scenario"
                    + "\n  give the path of a time, with * for any part of a name;"
                    + " 'spindle config show' lists them");
        }
        return new ScaledKeys(pattern, values);
    }

    /** Assignments, as of {@code --set}, of all values times a factor. */
    List<String> times(double factor) {
        return values.stream()
                .map(value -> value.path() + "=" + text(value.number() * factor) + " " + value.unit())
                .toList();
    }

    private static String text(double number) {
        return String.format(Locale.ROOT, "%.6f", number);
    }
}
