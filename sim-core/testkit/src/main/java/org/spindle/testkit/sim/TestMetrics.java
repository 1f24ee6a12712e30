package org.spindle.testkit.sim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/** Metrics that record every value. */
public final class TestMetrics implements Metrics {

    private final Map<String, List<Long>> occurrences = new LinkedHashMap<>();
    private final Map<String, List<Long>> values = new LinkedHashMap<>();
    private final Map<String, List<Double>> levels = new LinkedHashMap<>();
    private final Map<String, String> units = new LinkedHashMap<>();
    private final List<Runnable> updates = new ArrayList<>();

    @Override
    public Counter counter(String name, String unit, String doc) {
        return declare(occurrences, name, unit, doc)::add;
    }

    @Override
    public Distribution distribution(String name, String unit, String doc) {
        List<Long> recorded = declare(values, name, unit, doc);
        return value -> {
            if (value < 0) {
                throw new IllegalArgumentException(name + " recorded the negative value " + value);
            }
            recorded.add(value);
        };
    }

    @Override
    public Level level(String name, String unit, String doc) {
        return declare(levels, name, unit, doc)::add;
    }

    @Override
    public void beforeReading(Runnable update) {
        updates.add(update);
    }

    /** Names in order of declaration. */
    public Set<String> names() {
        return units.keySet();
    }

    public String unit(String name) {
        return declared(units, name);
    }

    /** The value of a counter. */
    public long count(String counter) {
        return declared(occurrences, counter).stream()
                .mapToLong(Long::longValue)
                .sum();
    }

    /** All values of a distribution, in order. */
    public List<Long> values(String distribution) {
        return List.copyOf(declared(values, distribution));
    }

    /** All values of a level, in order. */
    public List<Double> levels(String level) {
        return List.copyOf(declared(levels, level));
    }

    /** All values of a metric of any kind, in order. */
    public List<Object> everything(String metric) {
        updates.forEach(Runnable::run);
        List<Object> told = new ArrayList<>(occurrences.getOrDefault(metric, List.of()));
        told.addAll(values.getOrDefault(metric, List.of()));
        told.addAll(levels.getOrDefault(metric, List.of()));
        return told;
    }

    private <T> List<T> declare(Map<String, List<T>> kind, String name, String unit, String doc) {
        if (doc.isBlank()) {
            throw new IllegalArgumentException("the metric " + name + " says nothing about itself");
        }
        if (units.putIfAbsent(name, unit) != null) {
            throw new IllegalArgumentException("two metrics are called " + name);
        }
        List<T> collected = new ArrayList<>();
        kind.put(name, collected);
        return collected;
    }

    private <T> T declared(Map<String, T> kind, String name) {
        updates.forEach(Runnable::run);
        T found = kind.get(name);
        if (found == null) {
            throw new IllegalArgumentException("no such metric: " + name + "; there are " + kind.keySet());
        }
        return found;
    }
}
