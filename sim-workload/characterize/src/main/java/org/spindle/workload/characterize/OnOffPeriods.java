package org.spindle.workload.characterize;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.Line.Point;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.trace.TraceRecord;

/**
 * Periods in which single sources issue requests, and gaps between them; heavy tails of either make the superposition
 * self-similar (Hsu 2003, section 2.6.2, figure 2.12).
 */
public final class OnOffPeriods implements TraceAnalysis {

    private static final double NANOS_PER_SECOND = 1e9;

    /** Maximum number of sources analysed; requests of further sources are only counted. */
    private static final int MOST_SOURCES = 1 << 16;

    /** The kind of source. */
    public enum By {
        PROCESS,
        DEVICE
    }

    @Doc("On and off periods of the most active processes or devices, and the tail index of their lengths.")
    public record Config(
            @Doc("The sources: process or device.") @Default("process")
            By by,

            @Doc("Minimum time without a request that is an off period; shorter ones belong to the on period.")
            @Default("200 ms")
            Time gap,

            @Doc("Number of most active sources that are analysed.") @Default("5") @Range(min = "1", max = "1000")
            int sources,

            @Doc("Fraction of the periods, the longest ones, that form the tail.")
            @Default("0.1")
            @Range(min = "0.001", max = "1")
            double tail) {

        public Config {
            Positive.time("gap", gap);
        }
    }

    /** One process or device. */
    private static final class Source {
        private final long id;
        private final Durations on = new Durations();
        private final Durations off = new Durations();
        private long requests;
        private long begin;
        private long latest;

        Source(long id) {
            this.id = id;
        }

        void arrival(long time, long gap) {
            if (requests == 0) {
                begin = time;
            } else if (time - latest > gap) {
                on.record(latest - begin);
                off.record(time - latest);
                begin = time;
            }
            latest = time;
            requests++;
        }
    }

    private final Config config;
    private final ArrivalClock clock = new ArrivalClock();
    private final Map<Long, Source> sources = new LinkedHashMap<>();
    private long unknown;
    private long beyond;

    OnOffPeriods(Config config) {
        this.config = config;
    }

    @Override
    public void accept(TraceRecord record) {
        long time = clock.advance(record);
        if (time == TraceRecord.NONE) {
            return;
        }
        if (config.by() == By.PROCESS && record.process == TraceRecord.NONE) {
            unknown++;
            return;
        }
        long id = config.by() == By.PROCESS ? record.process : record.device;
        Source source = sources.get(id);
        if (source == null) {
            if (sources.size() == MOST_SOURCES) {
                beyond++;
                return;
            }
            source = new Source(id);
            sources.put(id, source);
        }
        source.arrival(time, config.gap().nanos());
    }

    @Override
    public void report(AnalysisReport to) {
        if (!clock.note(to)) {
            return;
        }
        String kind = config.by().name().toLowerCase(Locale.ROOT);
        if (sources.isEmpty()) {
            to.note("The trace has no processes; use by: device instead.");
            return;
        }
        if (unknown > 0) {
            to.note(unknown + " requests have no process and are omitted.");
        }
        if (beyond > 0) {
            to.note(beyond + " requests of further sources are omitted.");
        }
        List<Source> active = sources.values().stream()
                .sorted(Comparator.comparingLong((Source source) -> source.requests)
                        .reversed())
                .limit(config.sources())
                .toList();
        Durations on = new Durations();
        Durations off = new Durations();
        List<Line> onLines = new ArrayList<>();
        List<Line> offLines = new ArrayList<>();
        for (Source source : active) {
            on.add(source.on);
            off.add(source.off);
            draw(kind + " " + source.id, source.on, onLines);
            draw(kind + " " + source.id, source.off, offLines);
        }
        to.figure("sources", "", "Number of sources analysed, of " + sources.size() + ".", active.size());
        addFigures(to, "on", on);
        addFigures(to, "off", off);
        drawChart(to, "on-periods", "on", onLines);
        drawChart(to, "off-periods", "off", offLines);
    }

    private void addFigures(AnalysisReport to, String name, Durations durations) {
        to.figure(name + "-periods", "", "Number of complete " + name + " periods.", durations.count());
        to.figure(
                "mean-" + name + "-time",
                "s",
                "Mean length of an " + name + " period.",
                durations.mean() / NANOS_PER_SECOND);
        Durations.Tail tail = durations.tail(config.tail());
        to.figure(
                name + "-tail-index",
                "",
                "Negative slope of the complementary distribution of the longest " + name
                        + " periods on logarithmic axes; between 1 and 2 the tail is heavy.",
                tail.index());
        to.figure(
                name + "-tail-straightness",
                "",
                "Fraction of the variance explained by the straight line; a heavy tail is straight.",
                tail.determination());
    }

    private static void draw(String name, Durations durations, List<Line> lines) {
        List<Point> points = durations.complementary(NANOS_PER_SECOND);
        if (!points.isEmpty()) {
            lines.add(new Line(name, points));
        }
    }

    private static void drawChart(AnalysisReport to, String name, String which, List<Line> lines) {
        if (!lines.isEmpty()) {
            to.lines(
                    name,
                    "Fraction of the " + which + " periods of each source that are longer, on logarithmic axes.",
                    Axis.log("length", "s"),
                    Axis.log("longer", ""),
                    lines);
        }
    }
}
