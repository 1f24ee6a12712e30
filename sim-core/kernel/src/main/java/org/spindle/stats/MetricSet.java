package org.spindle.stats;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;

/** The metrics that the components of one run declare, in the order of declaration. */
public final class MetricSet {

    /**
     * A metric as its component declared it.
     *
     * @param unit as declared; a time ({@code ns} or {@code ms}) is recorded in nanoseconds and shown in milliseconds
     */
    public record Declared(String component, String name, String unit, String doc, Collector collector) {}

    /** Default of the most points of a level series. */
    private static final int POINTS = 256;

    private final EventLoop clock;
    private final int points;
    private final List<Declared> declared = new ArrayList<>();
    private final List<LevelSeries> series = new ArrayList<>();
    private final List<Runnable> updates = new ArrayList<>();

    public MetricSet(EventLoop clock) {
        this(clock, POINTS);
    }

    /** @param points most points of a level series, at least 2 */
    public MetricSet(EventLoop clock, int points) {
        this.clock = clock;
        this.points = points;
    }

    /**
     * Returns the metrics in which one component declares its own. Call it once per component: names are checked within
     * the returned object.
     */
    public Metrics of(String component) {
        return new ComponentMetrics(component);
    }

    /** Discards all values: the warm-up is over. */
    public void reset() {
        update();
        for (Declared metric : declared) {
            metric.collector().reset();
        }
    }

    /** Returns the metrics, brought up to date. */
    public List<Declared> declared() {
        update();
        return List.copyOf(declared);
    }

    /** Returns the metrics whose averages over intervals are kept, up to now. */
    public List<LevelSeries> levelSeries() {
        update();
        series.forEach(LevelSeries::advance);
        return List.copyOf(series);
    }

    private void update() {
        updates.forEach(Runnable::run);
    }

    private final class ComponentMetrics implements Metrics {

        private final String component;
        private final Set<String> names = new HashSet<>();

        ComponentMetrics(String component) {
            this.component = component;
        }

        @Override
        public Counter counter(String name, String unit, String doc) {
            return declare(name, unit, doc, new EventCounter());
        }

        @Override
        public Distribution distribution(String name, String unit, String doc) {
            return declare(name, unit, doc, new Sample());
        }

        @Override
        public Level level(String name, String unit, String doc) {
            return declare(name, unit, doc, new TimeWeighted(clock));
        }

        @Override
        public Level levelSeries(String name, String unit, String doc) {
            TimeWeighted level = declare(name, unit, doc, new TimeWeighted(clock));
            LevelSeries each = new LevelSeries(component, name, unit, level, new TimeSeries(points), clock);
            series.add(each);
            return each;
        }

        @Override
        public void beforeReading(Runnable update) {
            updates.add(update);
        }

        private <T extends Collector> T declare(String name, String unit, String doc, T collector) {
            if (!names.add(name)) {
                throw new IllegalArgumentException(
                        component + " declares the metric '" + name + "' twice; names are unique within a component");
            }
            declared.add(new Declared(component, name, unit, doc, collector));
            return collector;
        }
    }
}
