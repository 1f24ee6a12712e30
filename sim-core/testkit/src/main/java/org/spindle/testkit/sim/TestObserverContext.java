package org.spindle.testkit.sim;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.observer.ObserverFile;
import org.spindle.spi.sim.RandomStream;

/** The context of an observer under test; throws an IllegalArgumentException if it breaks a rule for names. */
public final class TestObserverContext implements ObserverContext {

    /** A series as it was added. */
    public record Series(String name, String unit, long intervalNs, List<Double> points) {}

    private final TestMetrics metrics = new TestMetrics();
    private final Map<String, StringBuilder> files = new LinkedHashMap<>();
    private final Map<String, Series> series = new LinkedHashMap<>();
    private final long seed;
    private final Parts parts;
    private boolean hasBegun;
    private long now;

    /**
     * The context of an observer without parts.
     *
     * @param seed of the observer's random streams
     */
    public TestObserverContext(long seed) {
        this(seed, Parts.NONE);
    }

    /**
     * @param seed of the observer's random streams
     * @param parts makes the parts in the configuration of the observer
     */
    public TestObserverContext(long seed, Parts parts) {
        this.seed = seed;
        this.parts = parts;
    }

    /** Sets the clock to a time. */
    public void at(long time) {
        now = time;
    }

    /** Marks the end of the construction of the observer. */
    public void begin() {
        hasBegun = true;
    }

    /** The metrics of the observer. */
    public TestMetrics measured() {
        return metrics;
    }

    /** The files of the observer, each byte as a character. */
    public Map<String, String> written() {
        Map<String, String> texts = new LinkedHashMap<>();
        files.forEach((name, text) -> texts.put(name, text.toString()));
        return texts;
    }

    /** The series that the observer has added. */
    public List<Series> series() {
        return new ArrayList<>(series.values());
    }

    @Override
    public String name() {
        return "observer";
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public Metrics metrics() {
        return metrics;
    }

    @Override
    public RandomStream random(String purpose) {
        return new TestRandom(seed * 31 + purpose.hashCode());
    }

    @Override
    public Parts parts() {
        return parts;
    }

    @Override
    public ObserverFile file(String name, String doc) {
        if (hasBegun || !name.matches("[a-z0-9][a-z0-9._-]*") || doc.isBlank() || files.containsKey(name)) {
            throw new IllegalArgumentException("the file '" + name + "' is opened "
                    + (hasBegun ? "after the construction of the observer" : "twice, without doc, or with a bad name"));
        }
        StringBuilder text = new StringBuilder();
        files.put(name, text);
        return (content, offset, length) ->
                text.append(new String(content, offset, length, StandardCharsets.ISO_8859_1));
    }

    @Override
    public void series(String name, String unit, long intervalNs, double... points) {
        if (intervalNs <= 0 || !name.matches("[a-z0-9]+(-[a-z0-9]+)*") || series.containsKey(name)) {
            throw new IllegalArgumentException("the series '" + name + "' is added twice, with a bad name, or with an"
                    + " interval of " + intervalNs + " ns");
        }
        List<Double> copy = new ArrayList<>();
        for (double point : points) {
            copy.add(point);
        }
        series.put(name, new Series(name, unit, intervalNs, copy));
    }
}
