package org.spindle.scenario;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.config.Section;
import org.spindle.config.SectionValues;
import org.spindle.config.SectionsOf;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Implied;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.stack.LinkConfig;
import org.spindle.stack.StackDescription;

/**
 * One simulated system with its load. Its parts are the sections of {@link Sections}. The order of the devices is the order
 * of their indices.
 */
@Doc(
        "A storage system, the load on it, and how long to simulate. The key include names a file, or a list of files, whose keys"
                + " this file refines.")
public record Scenario(
        @Doc(
                "Name of the scenario, shown in reports; if a file leaves it out, the name of the file without its suffix.")
        @Default("")
        String name,

        @Doc("What the scenario is about, shown in reports.") @Default("")
        String description,

        @Doc("Seed of all randomness: the same seed gives the same result.") @Default("1")
        long seed,

        @SectionsOf(Sections.class) SectionValues sections)
        implements StackDescription {

    /** A scenario without a name and with seed 1, whose sections have their defaults. */
    public static final Scenario EMPTY = new Scenario("", "", 1, SectionValues.NONE);

    /**
     * Returns the value of a section.
     *
     * @throws java.util.NoSuchElementException if it has none
     */
    public <T> T section(Section<T> section) {
        return sections.get(section);
    }

    /** Returns the same with another value of a section. */
    public <T> Scenario with(Section<T> section, T value) {
        return new Scenario(name, description, seed, sections.with(section, value));
    }

    /** Returns the same without the value of a section. */
    public Scenario without(Section<?> section) {
        return new Scenario(name, description, seed, sections.without(section));
    }

    @Override
    public Map<String, Component> devices() {
        return section(Sections.DEVICES);
    }

    @Override
    public Map<String, Component> controllers() {
        return section(Sections.CONTROLLERS);
    }

    @Override
    public Map<String, Component> buses() {
        return section(Sections.BUSES);
    }

    @Override
    public List<BusLink> topology() {
        return section(Sections.TOPOLOGY);
    }

    @Override
    public Map<String, LayerSpec> layers() {
        return section(Sections.LAYERS);
    }

    @Override
    public Map<String, LinkConfig> links() {
        return section(Sections.LINKS);
    }

    @Override
    public Component driver() {
        return section(Sections.DRIVER);
    }

    public Component host() {
        return section(Sections.HOST);
    }

    public Component workload() {
        return section(Sections.WORKLOAD);
    }

    public Methodology methodology() {
        return section(Sections.METHODOLOGY);
    }

    public WarmUp warmUp() {
        return section(Sections.WARM_UP);
    }

    public Stop stop() {
        return section(Sections.STOP);
    }

    public Output output() {
        return section(Sections.OUTPUT);
    }

    @Override
    public Map<String, Component> observers() {
        return section(Sections.OBSERVERS);
    }

    /** Returns what is varied; null if nothing is. */
    public @Nullable Sweep sweep() {
        return sections.find(Sections.SWEEP);
    }

    /** One bus of the topology. Its list is not copied, because an entry with problems cannot be read. */
    @Doc("A bus, what is above it and what is attached to it.")
    public record BusLink(
            @Doc("Name of the bus.") String bus,

            @Doc("What the bus is attached to at its upper end: the driver, or the name of a controller.")
            @Default("driver")
            String below,

            @Doc("Names of the devices and controllers on the bus, by rising slot; slot 0 is the upper end.")
            List<String> attached)
            implements BusPlacement {

        /** The upper end of the topmost buses. */
        public static final String DRIVER = StackDescription.DRIVER;

        public BusLink {
            attached = Collections.unmodifiableList(attached);
        }
    }

    /** One layer and the units below it. Its list is not copied, because an entry with problems cannot be read. */
    @Doc("A layer and the units below it.")
    public record LayerSpec(
            @Doc(
                    "Names of the devices and layers below it, in order; a layer with several units stands for all of them.")
            List<String> over,

            @Doc("Type of the layer: a volume, a cache.") @OfKind(LayerFactory.class)
            Component layer)
            implements LayerPlacement {

        public LayerSpec {
            over = Collections.unmodifiableList(over);
        }
    }

    /** The part of the run that is not measured. */
    @Doc("What is simulated before measuring begins; if both are given, both must have passed.")
    public record WarmUp(
            @Doc("Simulated time that is not measured.") @Default("0 ms") @Range(min = "0 ms")
            Time time,

            @Doc("Completed requests that are not measured.") @Default("0") @Range(min = "0")
            long requests,

            @Doc(
                    "How to detect the end of the warm-up: none, or mser (MSER-5 over response times; the run is simulated twice).")
            @Default("none")
            Detection detect) {

        public static final WarmUp NONE = new WarmUp(Time.ZERO, 0);

        /** Creates a warm-up without detection. */
        public WarmUp(Time time, long requests) {
            this(time, requests, Detection.NONE);
        }
    }

    /** Ways to find the end of the warm-up. */
    public enum Detection {
        NONE,
        MSER
    }

    /** Limits of a run. */
    @Doc("When to end the run, warm-up included; if several are given, whichever comes first.")
    public record Stop(
            @Doc("Simulated time at which the run ends.") @Range(min = "1 ns") @Nullable
            Time time,

            @Doc("Completed requests after which the run ends.") @Range(min = "1") @Nullable
            Long requests,

            @Doc("Whether the run ends when all tasks of host and workload are done; refused if they have none.")
            @Default("false")
            @Implied
            boolean tasks) {

        public static final Stop NEVER = new Stop(null, null);

        /** Creates limits by time and number of requests only. */
        public Stop(@Nullable Time time, @Nullable Long requests) {
            this(time, requests, false);
        }
    }

    /** What a run writes. */
    @Doc("What to write in addition to the result.")
    public record Output(
            @Doc("Whether to write a line for each request: none, csv, or csv-zst (compressed by Zstandard).")
            @Default("none")
            RequestOutput requests,

            @Doc("Most points of a time series; the interval doubles as the run grows.")
            @Default("256")
            @Range(min = "16", max = "512")
            int seriesPoints,

            @Doc(
                    "What to measure of requests: full, or summary: response times and rates of the requests of the workload only,"
                            + " which takes less time.")
            @Default("full")
            @Implied
            Measurement measure) {

        public static final Output DEFAULT = new Output(RequestOutput.NONE, 256);

        /** Measures everything. */
        public Output(RequestOutput requests, int seriesPoints) {
            this(requests, seriesPoints, Measurement.FULL);
        }
    }

    /** What is measured of requests. */
    public enum Measurement {
        /** Every time and quantity of the workload's requests and of those that layers make. */
        FULL,
        /** Response times and rates of the workload's requests. */
        SUMMARY
    }

    /** Forms of the request log. */
    public enum RequestOutput {
        NONE,
        CSV,
        CSV_ZST
    }
}
