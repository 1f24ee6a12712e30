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
import org.spindle.spi.config.Validated;

/** A trace that analyses look at: of a real system, or of a run. */
@Doc("A trace and the analyses that look at it.")
public record StudiedTrace(
        @Doc("File of a trace, below the directory that --data names.") @Nullable
        String file,

        @Doc("In place of a file: a scenario, whose requests are looked at as a trace, with their response times.")
        @Nullable
        Node scenario,

        @Doc("Size of a further LRU write-back cache below which the requests are looked at, as by"
                + " 'spindle trace filter --cache'; none if absent.")
        @Nullable
        Size cache,

        @Doc("The analyses; expectations call them by these names.") @OfKind(AnalysisFactory.class)
        Map<String, Component> analyses,

        @Doc("Figures that are read off pictures, by name.") @Default("{}")
        Map<String, Reading> readings)
        implements Validated {

    /** A place on a line of a picture. */
    @Doc("A figure read off a picture.")
    public record Reading(
            @Doc("Name of the analysis.") String analysis,
            @Doc("Name of the picture.") String picture,
            @Doc("Name of the line.") String line,

            @Doc(
                    "Where on the x axis; between two points of the line lies a straight line, or the first one's value if it is"
                            + " drawn in steps.")
            double x) {}

    public StudiedTrace {
        analyses = Collections.unmodifiableMap(new LinkedHashMap<>(analyses));
        readings = Collections.unmodifiableMap(new LinkedHashMap<>(readings));
    }

    @Override
    public void validate(Problems problems) {
        if ((file == null) == (scenario == null)) {
            problems.report("", "there is no trace, or two", "write file or scenario");
        }
        if (analyses.isEmpty()) {
            problems.report("analyses", "nothing is looked at", "write at least one");
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
