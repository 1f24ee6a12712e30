package org.spindle.scenario;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;

/** The keys of a scenario that a sweep varies. */
@Doc("What 'spindle sweep' varies, and how often it runs each point.")
public record Sweep(
        @Doc("The keys that are varied; the last one changes fastest.") @Default("[]")
        List<SweepAxis> axes,

        @Doc("crossed: every combination of values; zipped: the first values of all axes, then the second ones, ...")
        @Default("crossed")
        Mode mode,

        @Doc("Runs of each point. Equal replications of all points draw the same random numbers.")
        @Default("1")
        @Range(min = "1", max = "1000000")
        int replications) {

    public Sweep {
        axes = List.copyOf(axes);
    }

    /** How the values of several axes are combined. */
    public enum Mode {
        CROSSED,
        ZIPPED
    }

    /** One key and its values. */
    @Doc("A varied key: its path, and one of values, range and log.")
    public record SweepAxis(
            @Doc("Path of the key, as after --set: driver.scheduler")
            String path,

            @Doc("The values, each as after --set PATH=; a value with keys of its own is written in quotes.") @Nullable
            List<String> values,

            @Doc("Values at equal distances.") @Nullable Steps range,

            @Doc("Values at equal ratios.") @Nullable Ratios log,

            @Doc("Vary the key only where these earlier axes have these values, by path; elsewhere it is unchanged.")
            @Default("{}")
            Map<String, String> when)
            implements Validated {

        public SweepAxis {
            values = values == null ? null : List.copyOf(values);
            when = Collections.unmodifiableMap(new LinkedHashMap<>(when));
        }

        @Override
        public void validate(Problems problems) {
            int ways = (values == null ? 0 : 1) + (range == null ? 0 : 1) + (log == null ? 0 : 1);
            if (ways != 1) {
                problems.report(
                        "",
                        "the axis " + path + (ways == 0 ? " has no values" : " gives its values in several ways"),
                        "write one of values, range and log");
            } else if (values != null && values.isEmpty()) {
                problems.report("values", "the axis " + path + " has no values", "write at least one");
            }
        }
    }

    /** Values at equal distances. */
    @Doc("Values at equal distances; with units if the key has one.")
    public record Steps(
            @Doc("First value: 10 ms") String from,

            @Doc("Upper bound, inclusive: 50 ms") String to,

            @Doc("Difference between two values: 10 ms") String step) {}

    /** Values at equal ratios. */
    @Doc("Values at equal ratios, rounded to four significant digits; with units if the key has one.")
    public record Ratios(
            @Doc("First value, above 0: 1 ms") String from,

            @Doc("Last value: 1 s") String to,

            @Doc("How many values.") @Range(min = "2", max = "1000000")
            int points,

            @Doc("Round to whole numbers, for keys that require them; duplicates are dropped.") @Default("false")
            boolean whole) {}
}
