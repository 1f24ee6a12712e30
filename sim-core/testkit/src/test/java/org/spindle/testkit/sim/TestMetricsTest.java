package org.spindle.testkit.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;

class TestMetricsTest {

    private final TestMetrics metrics = new TestMetrics();

    @Test
    void remembersEverything() {
        Counter counter = metrics.counter("seeks", "seeks", "Moves of the arm");
        counter.add(2);
        counter.add(3);
        metrics.distribution("distance", "cylinders", "Length of a seek").record(17);
        metrics.level("busy", "", "Whether the arm moves").set(1);
        assertThat(metrics.count("seeks")).isEqualTo(5);
        assertThat(metrics.values("distance")).containsExactly(17L);
        assertThat(metrics.levels("busy")).containsExactly(1.0);
        assertThat(metrics.names()).containsExactly("seeks", "distance", "busy");
    }

    @Test
    void refusesWhatTheHostWouldRefuse() {
        Distribution distance = metrics.distribution("distance", "cylinders", "Length of a seek");
        assertThatThrownBy(() -> distance.record(-1)).hasMessage("distance recorded the negative value -1");
        assertThatThrownBy(() -> metrics.level("distance", "", "Again")).hasMessage("two metrics are called distance");
        assertThatThrownBy(() -> metrics.level("silent", "", " ")).hasMessageContaining("says nothing about itself");
        assertThatThrownBy(() -> metrics.count("distance")).hasMessageContaining("no such metric: distance");
    }
}
