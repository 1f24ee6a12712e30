package org.spindle.reproduce;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.config.Node;
import org.spindle.spi.Component;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** A trace to analyse: of a real system, or of a simulated run. */
@Doc("A trace and the analyses to apply to it.")
public record StudiedTrace(
        @Doc("File of a trace, below the directory that --data names.") @Nullable
        String file,

        @Doc("In place of a file: a scenario, whose requests are analysed as a trace, with their response times.")
        @Nullable
        Node scenario,

        @Doc("Size of an additional LRU write-back cache whose misses and write-backs are analysed, as by"
                + " 'spindle trace filter --cache'; none if absent.")
        @Nullable
        Size cache,

        @Doc("Arrivals from this time on, below the cache, counted from the first one; all if absent.") @Nullable
        Time from,

        @Doc("Arrivals before this time, below the cache, counted from the first one; all if absent.") @Nullable
        Time until,

        @Doc("The analyses; expectations refer to them by these names.") @OfKind(AnalysisFactory.class)
        Map<String, Component> analyses,

        @Doc("Figures read off charts, by name.") @Default("{}")
        Map<String, Reading> readings)
        implements Validated {

    /** A place on a line of a chart. */
    @Doc("A figure read off a chart.")
    public record Reading(
            @Doc("Name of the analysis.") String analysis,
            @Doc("Name of the chart.") String picture,
            @Doc("Name of the line.") String line,

            @Doc("Where on the x axis; between two points the line is straight, or has the value of the first if it is"
                    + " drawn in steps.")
            double x,

            @Doc(
                    "Whether the line is read as if it were drawn in steps, as the cumulative distribution of a few values is.")
            @Default("false")
            boolean steps) {}

    public StudiedTrace {
        analyses = Collections.unmodifiableMap(new LinkedHashMap<>(analyses));
        readings = Collections.unmodifiableMap(new LinkedHashMap<>(readings));
    }

    @Override
    public void validate(Problems problems) {
        if ((file == null) == (scenario == null)) {
            problems.report("", "there is no trace, or more than one", "write file or scenario");
        }
        if (until != null && until.inNanos() <= (from == null ? 0 : from.inNanos())) {
            problems.report("until", "it is not after the beginning", "a later time than from");
        }
        if (analyses.isEmpty()) {
            problems.report("analyses", "there is no analysis", "write at least one");
        }
        readings.forEach((name, reading) -> {
            if (!analyses.containsKey(reading.analysis())) {
                problems.report(
                        "readings." + name + ".analysis",
                        "there is no analysis '" + reading.analysis() + "' here",
                        String.join(", ", analyses.keySet()));
            }
        });
    }
}
