package org.spindle.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/** Checks the contract of Metrics. */
class MetricSetTest {

    private final ManualClock clock = new ManualClock();
    private final MetricSet set = new MetricSet(clock);

    @Test
    void keepsTheOrderOfDeclaration() {
        Metrics disk = set.of("disk");
        disk.level("z", "", "");
        set.of("bus").counter("a", "", "");
        disk.counter("a", "", "");
        assertThat(set.declared())
                .extracting(m -> m.component() + "/" + m.name())
                .containsExactly("disk/z", "bus/a", "disk/a");
    }

    @Test
    void refusesANameThatAComponentHasAlready() {
        Metrics disk = set.of("disk0");
        disk.counter("hits", "", "");
        assertThatThrownBy(() -> disk.level("hits", "", ""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("disk0")
                .hasMessageContaining("hits");
    }

    /** Level 0 for 10, 4 for 30, 1 for 60 of 100 ns: (120 + 60) / 100. */
    @Test
    void aLevelIsWeightedByTime() {
        TimeWeighted level = new TimeWeighted(clock);
        clock.now = 10;
        level.set(4);
        clock.now = 40;
        level.set(1);
        clock.now = 100;
        assertThat(level.mean()).isEqualTo(1.8);
        assertThat(level.maximum()).isEqualTo(4);
        assertThat(level.current()).isEqualTo(1);
    }

    @Test
    void aLevelThatStartsLateCountsFromItsDeclaration() {
        clock.now = 50;
        TimeWeighted level = new TimeWeighted(clock);
        level.set(2);
        assertThat(level.mean()).isEqualTo(2);
        clock.now = 60;
        assertThat(level.mean()).isEqualTo(2);
    }

    @Test
    void theWarmUpIsForgottenButTheLevelHolds() {
        Metrics metrics = set.of("c");
        Counter counter = metrics.counter("counter", "", "");
        Distribution distribution = metrics.distribution("distribution", "", "");
        Level level = metrics.level("level", "", "");
        counter.add(5);
        distribution.record(100);
        level.set(9);
        clock.now = 10;
        level.set(3);
        set.reset();
        counter.add(2);
        distribution.record(7);
        clock.now = 20;
        assertThat(((EventCounter) counter).value()).isEqualTo(2);
        assertThat(((Sample) distribution).tally().moments().mean()).isEqualTo(7);
        assertThat(((Sample) distribution).tally().percentile(99)).isEqualTo(7);
        assertThat(((TimeWeighted) level).mean()).isEqualTo(3);
        assertThat(((TimeWeighted) level).maximum()).isEqualTo(3);
    }

    /** Level 0 for 1 us, 4 for 2 us, 1 for 0.5 us, in intervals of 1 us; the warm-up is not forgotten. */
    @Test
    void keepsTheAveragesOfALevel() {
        Level level = set.of("c").levelSeries("level", "", "");
        clock.now = 1_000;
        level.set(4);
        clock.now = 2_000;
        set.reset();
        clock.now = 3_000;
        level.set(1);
        clock.now = 3_500;
        LevelSeries series = set.levelSeries().get(0);
        assertThat(series.interval()).isEqualTo(1_000);
        assertThat(series.averages()).containsExactly(0, 4, 4, 1);
        TimeWeighted whole = (TimeWeighted) set.declared().get(0).collector();
        assertThat(whole.mean()).isEqualTo((4_000 + 500) / 1_500.0);
    }
}
