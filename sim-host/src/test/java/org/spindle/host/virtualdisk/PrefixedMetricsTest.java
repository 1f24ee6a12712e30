package org.spindle.host.virtualdisk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/** A metric declared by a part is declared for the component as a metric of the same kind. */
class PrefixedMetricsTest {

    private static final class Declared implements Metrics {

        private final List<String> names = new ArrayList<>();

        @Override
        public Counter counter(String name, String unit, String doc) {
            names.add("counter " + name);
            return by -> {};
        }

        @Override
        public Distribution distribution(String name, String unit, String doc) {
            names.add("distribution " + name);
            return value -> {};
        }

        @Override
        public Level level(String name, String unit, String doc) {
            names.add("level " + name);
            return value -> {};
        }

        @Override
        public Level levelSeries(String name, String unit, String doc) {
            names.add("levelSeries " + name);
            return value -> {};
        }

        @Override
        public void beforeReading(Runnable update) {
            names.add("update");
        }
    }

    @Test
    void keepsTheKindOfEachMetric() {
        Declared declared = new Declared();
        Metrics part = new PrefixedMetrics("part-", declared);
        part.counter("a", "", "");
        part.distribution("b", "", "");
        part.level("c", "", "");
        part.levelSeries("d", "", "");
        part.beforeReading(() -> {});
        assertThat(declared.names)
                .containsExactly(
                        "counter part-a", "distribution part-b", "level part-c", "levelSeries part-d", "update");
    }
}
